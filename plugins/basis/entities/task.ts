import { internal, lines } from '@core/db/described'
import { place, tenantEntity } from '@core/db/entity'
import { choice, flag, json, moment, recordAt, reference, searchText, text, whole } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { Type as t } from '@sinclair/typebox'
import { TASK_STATUSES, TASK_TYPES } from '../contract/task-facts'

const numbers = () =>
  internal(
    json(t.Array(t.Integer({ minimum: 1 }), { maxItems: 50, uniqueItems: true }))
      .default('[]')
      .onCreate(() => []),
  )

/** Work that somebody does at some time, or a template of it (S1 §3). */
export const Task = tenantEntity({
  name: 'task',
  properties: {
    title: text(),
    description: lines(4000).nullable(),
    type: choice(TASK_TYPES).default('other'),
    status: internal(choice(TASK_STATUSES).default('open')),
    user_id: colleague().nullable(),
    /** Who does it together, where that is not one colleague. */
    team_id: reference('team', { whenGone: 'empty' }).nullable(),
    start_date: moment().nullable(),
    end_date: moment().nullable(),
    /** Minutes; of what is planned it follows from start and end. */
    duration: whole().default(60),
    amountofpeople: whole().default(1),
    attendees: numbers(),
    /** Colleagues who hear of it when it is done (R-TASK-014). */
    followers: numbers(),
    completiondate: internal(moment().nullable()),
    /** Until then it waits, and comes back by itself. */
    show_from: internal(moment().nullable()),
    /** When whoever does it is told, by mail too if they want; and of which moment they were. */
    remind_at: moment().nullable(),
    remind_mail: flag(),
    reminded_at: internal(moment().nullable()),
    color: internal(text(16).nullable()),
    address: text().nullable(),
    ...place,
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    intake_id: recordAt('intake', { whenGone: 'empty' }).nullable(),
    project_id: recordAt('project', { whenGone: 'empty' }).nullable(),
    /** Of work that goes along with its project: working days after that begins, and minutes of the day if not as that. */
    offset_days: internal(whole().nullable()),
    offset_time: internal(whole().nullable()),
    incident_id: recordAt('incident', { whenGone: 'empty' }).nullable(),
    agenda_item_id: recordAt('agendaitem', { whenGone: 'empty' }).nullable(),
    recurringvertical_id: recordAt('vertical', { whenGone: 'empty' }).nullable(),
    showrules: internal(
      json(
        t.Array(
          t.Object({
            field_name: t.String({ minLength: 1, maxLength: 64 }),
            operator: t.String({ maxLength: 32 }),
            field_value: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
            pretty_description: t.Optional(t.Union([t.String({ maxLength: 500 }), t.Null()])),
          }),
          { maxItems: 20 },
        ),
      ).nullable(),
    ),
    is_template: internal(flag()),
    /** The template that it was made of. */
    tasktemplate_id: internal(reference('task', { whenGone: 'empty' }).nullable()),
    /** Of a template: those that are made of once it is done (R-TASK-014). */
    following_tasks: numbers(),
    search_text: searchText<{ title: string; address?: string | null }>(({ title, address }) => [title, address]),
  },
  indexes: [['is_template', 'status', 'start_date'], ['user_id', 'start_date'], ['flow_id']],
})
