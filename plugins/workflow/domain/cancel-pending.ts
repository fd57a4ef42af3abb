import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { holding } from '@core/db/where'
import { move } from '@core/states/move'
import { DelayedRule } from '../entities/delayed-rule'
import { EventTriggerRule } from '../entities/event-trigger-rule'
import { tagsIn } from './cancel-tags'
import { delayedRuleStates } from './delayed-rule-states'
import { holdFlow } from './hold-flow'

/** Takes back what waits with the dossier until this happens (R-WF-007, G-CANCEL): what an earlier event began. */
export async function cancelPending(context: Context, { tag, label }: Trigger, flow_id: number): Promise<void> {
  const rules = await readRows(
    context,
    EventTriggerRule,
    ['id', 'cancel_tags'],
    { cancel_tags: holding([tag]) },
    undefined,
    { trashed: 'either' },
  )
  const ending = rules.filter(({ cancel_tags }) => tagsIn(cancel_tags).includes(tag)).map(({ id }) => id)
  if (!ending.length) return
  await holdFlow(context, flow_id)
  const where = { flow_id, event_trigger_rule_id: ending, status: 'pending' } as const
  const reason = context.text(label)
  for (const one of await openRecords(context, DelayedRule, where, { sort: 'id', hold: true })) {
    const isEarlier = context.outboxId === null || (one.outbox_id ?? 0) < context.outboxId
    if (isEarlier && one.status === 'pending')
      await move(context, delayedRuleStates, one, 'cancel', { set: { reason } })
  }
}
