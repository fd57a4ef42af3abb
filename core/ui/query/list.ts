import type { paths } from '@openapi/schema'
import { type Answer, call, type Init, type Path } from '../api/client.ts'

/** Addresses of lists, by what they answer: an array, or a page of one. */
export type ListPath = {
  [P in Path<'get'>]: Extract<Answer<'get', P>, readonly unknown[] | { data: readonly unknown[] }> extends never
    ? never
    : P
}[Path<'get'>]

/** One row of a list. */
export type RowOf<P extends ListPath> =
  Extract<Answer<'get', P>, { data: readonly unknown[] }> extends {
    data: readonly (infer Row)[]
  }
    ? Row
    : Extract<Answer<'get', P>, readonly unknown[]> extends readonly (infer Row)[]
      ? Row
      : never

/** Query parameters that a list takes: `offset, limit, query, sort` and the fields it filters on. */
export type ListQuery<P extends ListPath> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query>
  : Record<string, string | number>

/** A query put together of what a user chose: names of filters come with the list, where no type can follow them. */
export const listQuery = <P extends ListPath>(chosen: object): ListQuery<P> => chosen as ListQuery<P>

export interface ListPage<Row> {
  rows: Row[]
  total: number
  /** True when the server stopped counting at `total` and there are more rows. */
  more?: boolean
  /** What was asked to be added up, over all rows; not when there are more. */
  sums?: Readonly<Record<string, number>>
}

/** Reads one page; an array without paging counts as the whole. @throws {Problem} */
export async function readPage<P extends ListPath>(
  path: P,
  query: ListQuery<P>,
  signal?: AbortSignal,
): Promise<ListPage<RowOf<P>>> {
  const init: object = { params: { query }, signal }
  return asPage<RowOf<P>>(await call('get', path, init as Init<'get', P>))
}

/** The rows of a list answer, whichever of the two shapes it has. */
export function asPage<Row>(answer: unknown): ListPage<Row> {
  if (Array.isArray(answer)) return { rows: answer as Row[], total: answer.length }
  const { data, pagination } = answer as { data: Row[]; pagination: Omit<ListPage<Row>, 'rows'> }
  return { rows: data, total: pagination.total, more: pagination.more ?? false, sums: pagination.sums }
}
