import type { Context } from '@core/context/context'
import { type EventHandler, type EventType, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import type { ChangedRecords } from '@core/resource/changed'
import { actionCreated, actionUpdated, taskCreated, taskUpdated } from '../../contract/task-events'
import { remind } from '../../jobs/remind'
import { REMINDED, type RemindedKind } from './reminded'

/** A reminder moves with these. */
const MOVES = ['remind_at', 'start_date', 'due_date']

const within = { within: true }

/** Reminds at the moment that stands with a record by now. */
async function planReminder(context: Context, kind: RemindedKind, id: number): Promise<void> {
  const item = await openRecord(context, REMINDED[kind], id)
  if (!item?.remind_at || Number(item.remind_at) === Number(item.reminded_at)) return
  context.enqueue(remind, { kind, id, at: item.remind_at.toISOString() }, item.remind_at)
}

const whenMade = (kind: RemindedKind, event: EventType<{ id: number }>): EventHandler =>
  on(event, `plan the reminder of a new ${kind}`, ({ id }, context) => planReminder(context, kind, id), within)

const whenChanged = (kind: RemindedKind, event: EventType<ChangedRecords>): EventHandler =>
  on(
    event,
    `plan the reminder of a changed ${kind}`,
    async ({ ids, changed }, context) => {
      if (changed.some(field => MOVES.includes(field))) for (const id of ids) await planReminder(context, kind, id)
    },
    within,
  )

/** Tasks and to-dos remind when their users set it. */
export const planReminders = [
  whenMade('task', taskCreated),
  whenChanged('task', taskUpdated),
  whenMade('action', actionCreated),
  whenChanged('action', actionUpdated),
]
