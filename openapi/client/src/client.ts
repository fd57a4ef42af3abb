import createFetchClient, { type Middleware } from 'openapi-fetch'
import { problemOf } from './problem.js'
import { type Retries, retrying } from './retrying.js'
import type { paths } from './schema.js'
import type { Answer, Init, ListPath, ListQuery, Method, Path, Row, Versioned } from './types.js'

export interface ClientOptions extends Retries {
  /** Where Vakwerk runs: `https://app.example.nl`. */
  readonly url: string
  /** API token (`vk_…`), or what signing in answered. */
  readonly token?: string
  /** Rows that {@link Client.each} asks for at a time; 200 unless told. */
  readonly pageSize?: number
}

type Given<M extends Method, P extends Path<M>> = Partial<[Init<M, P>]>

/** Makes calls. Each throws a {@link Problem} when it is refused or gets no answer. */
export interface Client {
  get<P extends Path<'get'>>(path: P, ...init: Given<'get', P>): Promise<Answer<'get', P>>
  /** Is done once, however often it is sent: it has an `Idempotency-Key`. */
  post<P extends Path<'post'>>(path: P, ...init: Given<'post', P>): Promise<Answer<'post', P>>
  patch<P extends Path<'patch'>>(path: P, ...init: Given<'patch', P>): Promise<Answer<'patch', P>>
  put<P extends Path<'put'>>(path: P, ...init: Given<'put', P>): Promise<Answer<'put', P>>
  delete<P extends Path<'delete'>>(path: P, ...init: Given<'delete', P>): Promise<Answer<'delete', P>>
  /** Every row of a list, page after page. */
  each<P extends ListPath>(path: P, query?: ListQuery<P>): AsyncGenerator<Row<P>, void, undefined>
  /** Headers by which a change is refused with 412 when the record is no longer what was seen. */
  ifUnchanged(record: Versioned): { readonly 'If-Match': string }
}

/** A client of the Vakwerk at `url`. */
export function createClient({ url, token, pageSize = 200, ...retries }: ClientOptions): Client {
  const client = createFetchClient<paths>({ baseUrl: url.replace(/\/$/, ''), fetch: retrying(retries) })
  client.use(headersOf(token), refusals)
  // What is sent and answered is typed by path above; the client below knows each method by a name of its own.
  const send = client.request as (method: Method, path: string, init?: object) => Promise<Answered>
  const call = async (method: Method, path: string, init?: object) => (await send(method, path, init)).data as never

  async function* each(path: string, query: object = {}) {
    for (let after: string | undefined; ; ) {
      const asked = { ...query, limit: pageSize, ...(after && { after }) }
      const { data, response } = await send('get', path, { params: { query: asked } })
      yield* rowsOf(data) as never[]
      after = nextIn(response)
      if (!after) return
    }
  }

  return {
    get: (path, ...[init]) => call('get', path, init),
    post: (path, ...[init]) => call('post', path, init),
    patch: (path, ...[init]) => call('patch', path, init),
    put: (path, ...[init]) => call('put', path, init),
    delete: (path, ...[init]) => call('delete', path, init),
    each,
    ifUnchanged: ({ version }) => ({ 'If-Match': `"${version}"` }),
  }
}

interface Answered {
  readonly data?: unknown
  readonly response: Response
}

const headersOf = (token: string | undefined): Middleware => ({
  onRequest({ request }) {
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    const needsKey = request.method === 'POST' && !request.headers.has('Idempotency-Key')
    if (needsKey) request.headers.set('Idempotency-Key', crypto.randomUUID())
    return request
  },
})

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response)
  },
}

const rowsOf = (page: unknown): readonly unknown[] =>
  typeof page === 'object' && page !== null && 'data' in page && Array.isArray(page.data) ? page.data : []

/** Where the next page begins, as the server says. */
function nextIn({ headers }: Response): string | undefined {
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return next ? (new URL(next, 'https://here').searchParams.get('after') ?? undefined) : undefined
}
