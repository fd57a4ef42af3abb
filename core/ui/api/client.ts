import { isSame } from '@core/domain/is-same'
import type { paths } from '@openapi/schema'
import createClient, { type MaybeOptionalInit, type Middleware } from 'openapi-fetch'
import { afterOwnChanges, etagOf, recordOf, rememberRecord, rememberReplaced } from './etags.ts'
import { holds } from './holds.ts'
import { forgetKey, giveKey } from './idempotency-keys.ts'
import { ifCut, Problem } from './problem.ts'
import { authorizedFetch } from './request.ts'

const conditionalMethods = new Set(['PATCH', 'PUT', 'DELETE'])

const conditions: Middleware = {
  async onRequest({ request }) {
    if (conditionalMethods.has(request.method)) {
      const seen = request.headers.get('If-Match') ?? etagOf(request.url)
      if (seen) request.headers.set('If-Match', afterOwnChanges(request.url, seen))
    }
    if (request.method === 'POST') await giveKey(request)
    return request
  },
  onResponse({ request, response }) {
    rememberRecord(request.url, response)
    if (request.method !== 'GET')
      rememberReplaced(request.url, request.headers.get('If-Match'), response.headers.get('ETag'))
    forgetKey(request)
    return response
  },
  onError({ request, error }) {
    forgetKey(request, error)
  },
}

const client = createClient<paths>({ baseUrl: globalThis.location?.origin ?? '', fetch: authorizedFetch })
client.use(conditions)

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
/** The addresses of the API that know this method. */
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: infer Operation } ? (Operation extends object ? P : never) : never
}[keyof paths]
export type Init<M extends Method, P extends Path<M>> = MaybeOptionalInit<paths[P], M & keyof paths[P]>
/** What the 2xx answer of a call holds. */
export type Answer<M extends Method, P extends Path<M>> = SuccessBody<paths[P][M & keyof paths[P]]>

type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[Extract<keyof Responses, 200 | 201 | 202 | '2XX' | 'default'>]>
  : undefined
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/**
 * One typed call to the API. A change that is sent again because nobody heard of its arrival is no conflict, and neither
 * is a press of a button on a record of which somebody changed something else.
 *
 * @throws {Problem} when the API refuses or does not answer
 */
export async function call<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...init: Partial<[Init<M, P>]>
): Promise<Answer<M, P>> {
  const send = client.request as (method: string, path: string, init?: unknown) => Promise<{ data?: unknown }>
  const { data } = await send(method, path as string, init[0]).catch(async (error: unknown) => {
    const again = await withoutConflict(method, init[0], error)
    if (!again) throw ifCut(error)
    return send(method, path as string, again)
  })
  return data as Answer<M, P>
}

/**
 * What to send of a stale change that takes nothing away from anybody, against the version that is there now: the record
 * holds all of it already, because it arrived before and only its answer got lost; or whoever sends it names no version of
 * their own, and what it changes is as this tab last read it.
 */
async function withoutConflict(method: Method, init: Sent | undefined, error: unknown): Promise<Sent | undefined> {
  if (!(error instanceof Problem) || !error.stale || !error.source?.etag) return undefined
  if (method !== 'patch' && method !== 'put') return undefined
  const { source, body } = error
  const isArrived = init?.body !== undefined && holds(body.current, init.body)
  const isApart = !init?.headers && unchanged(await recordOf(source.url), body.current, init?.body)
  // Whoever is told of the change decides anew, about the record as it is now.
  rememberRecord(source.url, Response.json(body.current, { headers: { ETag: source.etag as string } }))
  return isArrived || isApart ? { ...init, headers: { ...init?.headers, 'If-Match': source.etag } } : undefined
}

/** Whether what a change names stands the same in a record before and now. */
function unchanged(before: unknown, now: unknown, change: unknown): boolean {
  if (!isObject(before) || !isObject(now) || !isObject(change)) return false
  return Object.keys(change).every(name => isSame(before[name], now[name]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Sent {
  readonly body?: unknown
  readonly headers?: object
}
