import { type Answer, call } from '../api/client.ts'
import type { SearchGroupName, SearchHit } from '../define/define-ui.ts'

/** Hits per group; groups whose module is not owned are absent (R-SEARCH-006). */
export type Found = Answer<'get', '/api/search'>

/** Hits per group, and how many each "meer" adds (R-SEARCH-007). */
export const groupSize = 10

/** First hits of every group, and one over: whether there are more shows before anybody asks. */
export function findEverything(query: string, signal: AbortSignal): Promise<Found> {
  return call('get', '/api/search', { params: { query: { query, limit: groupSize + 1 } }, signal })
}

/** The next hits of one group. */
export async function searchPage(query: string, group: SearchGroupName, offset: number): Promise<SearchHit[]> {
  const found = await call('get', '/api/search', { params: { query: { query, group, offset, limit: groupSize } } })
  return found[group] ?? []
}
