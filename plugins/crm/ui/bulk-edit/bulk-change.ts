import { call } from '@core/ui'
import type { FlowStatus } from '../flow/flow-status'

/** What can be labelled, given away or moved, many at once. */
export type Changed = 'flow' | 'relation' | 'organization'

/** What becomes of many records. */
export type BulkChange =
  | { what: 'status'; status?: FlowStatus | null; phase?: string | null }
  | { what: 'tags'; addableTags: string[]; removableTags: string[] }
  | { what: 'handler'; user_id: number | null }

/** Starts the batch of the server that does it. @throws {Problem} */
export function startChange(
  of: Changed,
  { what: _, ...change }: BulkChange,
  some: readonly number[],
): Promise<{ batchId: number }> {
  const ids = [...some]
  if ('addableTags' in change) {
    return of === 'flow'
      ? call('post', '/api/flow/updatetags', { body: { selectedFlowIds: ids, ...change } })
      : call('post', `/api/${of}/updatetags`, { body: { ids, ...change } })
  }
  if ('user_id' in change)
    return call('post', '/api/flow/updatehandlers', { body: { selectedFlowIds: ids, ...change } })
  return call('post', '/api/flow/editstatusses', { body: { selectedFlowIds: ids, ...change } })
}
