import { useCall } from '@core/ui'
import type { LogItem } from './log-entries'

/** What happened to a dossier and its documents, newest first. */
export function useFlowLog(flowId: number): readonly LogItem[] {
  const log = useCall('get', '/api/flow/{id}/getlogitems', { params: { path: { id: flowId }, query: { limit: 100 } } })
  return log.data ?? []
}
