import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { Problem } from '../api/problem.ts'
import { type ListPage, type ListPath, type ListQuery, type RowOf, readPage } from './list.ts'
import { useAnswer } from './use-answer.ts'
import type { CallOptions } from './use-call.ts'

/**
 * One page of a list: `const { data } = useList('/api/relation', { limit: 25, sort: '-created_at' })`. The page before
 * stays in sight until the next one is there.
 */
export function useList<P extends ListPath>(
  path: P,
  query: ListQuery<P>,
  { enabled, everyMs }: Pick<CallOptions, 'enabled' | 'everyMs'> = {},
): UseQueryResult<ListPage<RowOf<P>>, Problem> {
  return useAnswer<ListPage<RowOf<P>>>({
    queryKey: [path, 'list', query],
    queryFn: ({ signal }) => readPage(path, query, signal),
    placeholderData: keepPreviousData,
    enabled,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  })
}
