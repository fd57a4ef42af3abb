import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { startOfDay, today } from '@core/time/today'
import { checkUsers } from '@core/users/check-users'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { taskCreated, taskUpdated } from '../contract/task-events'
import { classify } from '../contract/task-facts'
import { settleDoer, teamNames } from '../contract/teams'
import { checkOffset } from '../domain/check-offset'
import { checkTemplates } from '../domain/check-templates'
import { flowNames } from '../domain/flow-names'
import { peopleOf } from '../domain/people-of'
import { keepReminder } from '../domain/reminders/keep-reminder'
import { settleTask } from '../domain/settle-task'
import { taskFilters } from '../domain/task-filters'
import { moveTask, taskStates } from '../domain/task-states'
import { tellWhen } from '../domain/tell-when'
import { Task } from '../entities/task'

const HEX = /^#[0-9a-f]{6}$/i

/** Tasks and their templates (S1 §3). */
export const tasks = resource({
  entity: Task,
  module: 'BASIS',
  sort: '-start_date',
  called: { by: 'title', notes: ['start_date'] },
  defaults: { is_template: false },
  filters: taskFilters,
  readonly: ['completiondate', 'tasktemplate_id', 'reminded_at'],
  states: { ...taskStates, direct: { fields: ['status', 'show_from'], run: moveTask } },
  abilities: [
    duplicated<typeof Task>({
      title: 'title',
      without: ['remind_at', 'reminded_at', 'attendees', 'followers'],
      async copied(copy, original, context) {
        Object.assign(copy, await peopleOf(context, original))
      },
    }),
  ],
  events: { created: taskCreated, updated: taskUpdated },
  enrich: [
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
    teamNames,
    { fields: { relation_fullname: nullable(t.String()) }, run: flowNames('relation_fullname') },
    {
      fields: { classification: t.String() },
      async run(rows, context) {
        const now = startOfDay(today(context.company), context.company)
        for (const row of rows) {
          const { status, start_date, end_date } = row as Record<string, unknown>
          const momentOf = (moment: unknown) => (moment ? String(moment) : null)
          row.classification = classify(
            { status: String(status), start_date: momentOf(start_date), end_date: momentOf(end_date) },
            now,
          )
        }
      },
    },
  ],
  async prepare(task, context, changes, before) {
    task.title = task.title.trim()
    if (!task.title) throw invalid('title', 'core.required')
    if (task.color && !HEX.test(task.color)) throw invalid('color', 'core.invalid_color')
    if (task.duration < 0 || task.duration > 525_600) throw invalid('duration', 'core.invalid_number')
    if (task.amountofpeople < 1 || task.amountofpeople > 100) throw invalid('amountofpeople', 'core.invalid_number')
    if (task.is_template && task.start_date) throw invalid('start_date', 'basis.template_not_planned')
    if (before?.project_id && before.project_id !== task.project_id) throw invalid('project_id', 'basis.project_stays')
    checkOffset(task)
    settleDoer(task, changes)
    if (task.is_template && task.remind_at) throw invalid('remind_at', 'basis.template_not_planned')
    settleTask(task, changes, before, context.company)
    keepReminder(task, { is: task.start_date, was: before?.start_date }, changes, before, context.company)
    if (before) await tellWhen(context, task, before)
    for (const field of ['attendees', 'followers'] as const)
      if (changes[field] !== undefined) await checkUsers(context, field, task[field], before?.[field])
    if (changes.following_tasks !== undefined) await checkTemplates(context, task, before)
  },
})
