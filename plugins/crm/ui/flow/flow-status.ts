import { type RowOf, useT } from '@core/ui'
import { OPEN_STATUSES, stageOf } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'

export type Flow = RowOf<'/api/flow'>
export type FlowStatus = Flow['status']

/** Statuses of dossiers that still need work: what the overview shows at first. */
export const openStatuses = OPEN_STATUSES.join(',')

/** Names of the ten statuses (R-FLOW-023). */
export function useStatusName(): (status: FlowStatus) => string {
  const t = useT('crm')
  return status => {
    if (status === 'unread') return t('statusUnread')
    if (status === 'completed') return t('statusCompleted')
    if (status === 'cancelled') return t('statusCancelled')
    const stage = stageOf(status)
    return stage ? stageName(stage) : status
  }
}
