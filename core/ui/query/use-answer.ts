import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Problem } from '../api/problem.ts'

/**
 * An answer of the API, asked for while its component is drawn: `useQuery` alone would ask after the whole page is, and
 * the answer can as well be on its way meanwhile.
 */
export function useAnswer<T>(options: UseQueryOptions<T, Problem>): UseQueryResult<T, Problem> {
  const client = useQueryClient()
  if (options.enabled !== false && !client.getQueryState(options.queryKey)) void client.prefetchQuery(options)
  return useQuery(options)
}
