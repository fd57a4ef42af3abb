import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'

/** Work that is planned in a dossier, as somebody sees it who looks along. */
export interface PartnerTask {
  readonly id: number
  readonly title: string
  readonly type: string
  readonly status: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly flow_id: number | null
}

/** Reads what is planned in dossiers for somebody who looks along. */
export interface PartnerTasks {
  /** Visits that are planned and not done yet, what comes first in front. */
  list(context: Context, flowIds: readonly number[], limit: number): Promise<PartnerTask[]>
}
export const partnerTasks = definePort<PartnerTasks>('basis.partner-tasks')
