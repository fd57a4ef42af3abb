import type { MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from './schema.js'

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

/** The addresses of the API that know this method. */
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: infer Operation } ? (Operation extends object ? P : never) : never
}[keyof paths]

/** What a call is given: `params`, `body`, `headers`. */
export type Init<M extends Method, P extends Path<M>> = MaybeOptionalInit<paths[P], M & keyof paths[P]>

type JsonOf<Response> = Response extends { content: { 'application/json': infer Content } } ? Content : undefined
type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[Extract<keyof Responses, 200 | 201 | 202 | '2XX' | 'default'>]>
  : undefined

/** What a call answers: `Answer<'get', '/api/relation/{id}'>`. */
export type Answer<M extends Method, P extends Path<M>> = SuccessBody<paths[P][M & keyof paths[P]]>

/** What a call takes as its body: `Body<'post', '/api/relation'>`. */
export type Body<M extends Method, P extends Path<M>> =
  Init<M, P> extends { body?: infer Content } ? NonNullable<Content> : never

/** The addresses of lists. */
export type ListPath = {
  [P in Path<'get'>]: Extract<Answer<'get', P>, { data: readonly unknown[] }> extends never ? never : P
}[Path<'get'>]

/** A row of a list: `Row<'/api/relation'>`. */
export type Row<P extends ListPath> =
  Extract<Answer<'get', P>, { data: readonly unknown[] }> extends { data: readonly (infer One)[] } ? One : never

/** What a list can be asked: filters, `query`, `sort`, `fields`. */
export type ListQuery<P extends ListPath> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? Omit<NonNullable<Query>, 'limit' | 'offset' | 'after'>
  : never

/** A record that was read, whose version a change names. */
export interface Versioned {
  readonly version: number
}
