import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { sortParameter } from '../grid/column.ts'
import { blockSize, type RowSource } from '../grid/row-source.ts'
import { type ListPage, type ListPath, type ListQuery, listQuery, type RowOf, readPage } from '../query/list.ts'
import { useList } from '../query/use-list.ts'
import type { ListState } from './list-state.ts'

/** What a list asks of the API, apart from which rows. */
export function rowQuery<P extends ListPath>(
  state: Pick<ListState, 'query' | 'sort' | 'filters'>,
  always: Partial<ListQuery<P>> | undefined,
): ListQuery<P> {
  return listQuery<P>({
    ...(state.query ? { query: state.query } : {}),
    ...(state.sort ? { sort: sortParameter(state.sort) } : {}),
    ...state.filters,
    ...always,
  })
}

/**
 * Rows of a list screen: the page it is at, or the first block in sight with the source of all others. Every block is
 * kept and refreshed like every answer, so that a save shows wherever the row stands. `inSight` names the list whose rows
 * are shown: the list before, until the first rows of the list that is asked for are there.
 */
export function useRows<P extends ListPath>(
  resource: P,
  state: ListState,
  always: Partial<ListQuery<P>> | undefined,
  change: (part: Partial<ListState>) => void,
) {
  const client = useQueryClient()
  const query = rowQuery<P>(state, always)
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling on changes the page, not where the list began
  const firstBlock = useMemo(() => state.page, [key, state.size])
  const limit = state.size ?? blockSize
  const page = state.size === null ? firstBlock : state.page
  const list = useList(resource, listQuery<P>({ ...query, offset: (page - 1) * limit, limit }))
  const asked = JSON.stringify([resource, state.query, state.filters])
  const inSight = useRef(asked)
  if (!list.isPlaceholderData) inSight.current = asked

  function read(offset: number, count: number): Promise<ListPage<RowOf<P> & object>> {
    const block = listQuery<P>({ ...query, offset, limit: count })
    return client.fetchQuery({
      queryKey: [resource, 'list', block],
      queryFn: ({ signal }) => readPage(resource, block, signal) as Promise<ListPage<RowOf<P> & object>>,
    })
  }

  const source: RowSource<RowOf<P> & object> = {
    key,
    version: list.dataUpdatedAt,
    start: (firstBlock - 1) * blockSize,
    read,
    onTop: row => {
      const top = Math.floor(row / blockSize) + 1
      if (top !== state.page) change({ page: top })
    },
  }
  return { list, read, source: state.size === null ? source : undefined, query, inSight: inSight.current }
}
