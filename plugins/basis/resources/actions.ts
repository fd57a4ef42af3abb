import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { movedAlong } from '@core/time/lasting'
import { settlePeriod } from '@core/time/settle-period'
import type { Zoned } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { EVERYBODY, isOverdue } from '../contract/action-facts'
import { actionCreated, actionUpdated } from '../contract/task-events'
import { actionStates, moveAction } from '../domain/action-states'
import { assigneeOf } from '../domain/assignee'
import { flowNames } from '../domain/flow-names'
import { flowOfSubject } from '../domain/flow-of-subject'
import { keepReminder } from '../domain/reminders/keep-reminder'
import { Action } from '../entities/action'

/** A to-do is late two days after it was due (R-ACT-006). */
const GRACE_MS = 48 * 3_600_000

/** To-dos (S1 §3). */
export const actions = resource({
  entity: Action,
  module: 'BASIS',
  sort: '-due_date',
  called: { by: 'description' },
  readonly: ['completion_date', 'assignee_id', 'flow_id', 'reminded_at'],
  states: { ...actionStates, direct: { fields: ['status'], run: moveAction } },
  events: { created: actionCreated, updated: actionUpdated },
  enrich: [
    {
      fields: { user_fullname: nullable(t.String()) },
      run: userNames('assignee_id', 'user_fullname'),
    },
    { fields: { subject: nullable(t.String()) }, run: flowNames('subject') },
    {
      fields: { overdue: t.Boolean() },
      async run(rows) {
        const now = new Date()
        for (const row of rows) {
          row.overdue = isOverdue(
            {
              status: String(row.status),
              due_date: String(row.due_date),
              overdue_date: row.overdue_date ? String(row.overdue_date) : null,
            },
            now,
          )
        }
      },
    },
  ],
  async prepare(action, context, changes, before) {
    action.description = action.description.trim()
    if (!action.description) throw invalid('description', 'core.required')
    keepDates(action, changes, before, context.company)
    settlePeriod(action, changes, before, { lasting: 'length', zoned: context.company })
    keepReminder(action, { is: action.due_date, was: before?.due_date }, changes, before, context.company)
    if (!before || 'actionable_id' in changes) action.flow_id = await flowOfSubject(context, action)
    if (!before && changes.user_id === undefined) action.user_id = context.user?.id ?? EVERYBODY
    if (!before || 'user_id' in changes || 'actionable_id' in changes)
      action.assignee_id = await assigneeOf(context, action, before && (before.user_id ?? action.user_id))
  },
})

interface Dated {
  due_date: Date
  overdue_date?: Date | null
}

/** Late 48 hours after due unless told, and moved along with it (R-ACT-005 to R-ACT-007). */
function keepDates(
  action: Dated,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
  zoned: Zoned,
): void {
  const due = new Date(action.due_date)
  const unlessTold = new Date(due.getTime() + GRACE_MS)
  const was = before?.due_date
  if (was instanceof Date && !('overdue_date' in changes))
    action.overdue_date = action.overdue_date
      ? movedAlong(new Date(action.overdue_date), was, due, 'moments', zoned)
      : unlessTold
  if (!before) action.overdue_date ??= unlessTold
  if (action.overdue_date && new Date(action.overdue_date) < due) throw invalid('overdue_date', 'core.end_before_start')
}
