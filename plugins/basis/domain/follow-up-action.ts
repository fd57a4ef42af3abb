import type { Context } from '@core/context/context'
import { createRecord } from '@core/resource/record'
import type { FollowUp } from '@plugins/crm/contract/follow-ups'
import { actions } from '../resources/actions'

/** What comes after a moment of contact is a to-do of whoever noted it. */
export async function makeFollowUp(context: Context, { flow_id, description, due_date }: FollowUp): Promise<void> {
  await createRecord(actions, context, { description, due_date, actionable_type: 'flow', actionable_id: flow_id })
}
