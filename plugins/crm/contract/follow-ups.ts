import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'

/** What has to be done next in a dossier; `due_date` as an ISO moment. */
export interface FollowUp {
  readonly flow_id: number
  readonly description: string
  readonly due_date: string
}

/** Who keeps what has to be done makes it of that: to-dos, where the company has them. */
export const followUps = defineRegistry<(context: Context, next: FollowUp) => Promise<void>>('crm.follow-ups')
