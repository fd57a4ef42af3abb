import { call } from '../api/client.ts'

/** Kinds of record that the global search knows; those whose module is not owned are absent (R-SEARCH-005, R-SEARCH-006). */
export const searchGroups = ['relations', 'organizations', 'flows', 'quotations', 'confirmations', 'invoices'] as const
export type SearchGroup = (typeof searchGroups)[number]

export interface Hit {
  id: number
  title: string
  subtitle: string | null
  url: string
}

export type Found = Partial<Record<SearchGroup, Hit[]>>

/** Hits per group, and how many each "meer" adds (R-SEARCH-007). */
export const groupSize = 10

/** First hits of every group, and one over: whether there are more shows before anybody asks. */
export function findEverything(query: string, signal: AbortSignal): Promise<Found> {
  return call('get', '/api/search', { params: { query: { query, limit: groupSize + 1 } }, signal }) as Promise<Found>
}

/** The next hits of one group. */
export async function searchPage(query: string, group: SearchGroup, offset: number): Promise<Hit[]> {
  const found = (await call('get', '/api/search', {
    params: { query: { query, group, offset, limit: groupSize } },
  })) as Found
  return found[group] ?? []
}
