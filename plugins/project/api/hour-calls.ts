import { type Call, call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { readRow } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { answer, enrichRecords, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { clockIn, clockOut } from '../domain/clock'
import { earnedBy } from '../domain/earned'
import { spentOn } from '../domain/spent'
import { HOUR_KINDS, WorkHour } from '../entities/work-hour'
import { projects } from '../resources/projects'
import { workHours } from '../resources/work-hours'

const access = { module: 'PROJECT' } as const
const enrich = workHours.enrich ?? []
const row = rowWith(workHours, enrich)
const at = t.Optional(t.String({ format: 'date-time', description: 'When it was pressed; now unless told' }))
const minutes = { planned_minutes: t.Integer(), spent_minutes: t.Integer() }
const momentOf = (given?: string): Date => (given ? new Date(given) : new Date())

/** Hours with one thumb, planned against spent, and what it earned for managers. */
export const hourCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'project/:id/clockin',
    access,
    summary: 'Begin the clock of the current user on a project; one that runs already ends. Sent again it begins one',
    params: idParams,
    body: t.Object(
      {
        at,
        task_id: t.Optional(nullable(t.Integer({ minimum: 1 }))),
        kind: t.Optional(t.Union(HOUR_KINDS.map(kind => t.Literal(kind)))),
      },
      { additionalProperties: false },
    ),
    response: row,
    async run(context, { params: { id }, body }) {
      await find(projects, context, id)
      const { task_id = null, kind = 'work' } = body
      const hour = await clockIn(context, { project_id: id, task_id, kind, at: momentOf(body.at) })
      return answer(workHours, enrich, context, hour)
    },
  }),
  call({
    method: 'POST',
    path: 'workhour/clockout',
    access,
    summary: 'End the running clock of the current user. Sent again it answers what it ended',
    body: t.Object({ at }, { additionalProperties: false }),
    response: row,
    run: async (context, { body }) => answer(workHours, enrich, context, await clockOut(context, momentOf(body.at))),
  }),
  call({
    method: 'GET',
    path: 'workhour/running',
    access,
    summary: 'The running clock of the current user, if there is one',
    response: t.Object({ running: nullable(row) }),
    async run(context) {
      const found = await readRow(context, WorkHour, { user_id: signedIn(context).id, end_date: null })
      if (!found) return { running: null }
      await enrichRecords(enrich, context, [found])
      return { running: found }
    },
  }),
  call({
    method: 'GET',
    path: 'project/:id/hours',
    access,
    summary: 'Minutes that a project was to take and took, by visit',
    params: idParams,
    response: t.Object({
      ...minutes,
      travel_minutes: t.Integer(),
      visits: t.Array(t.Object({ task_id: t.Integer(), title: t.String(), ...minutes })),
    }),
    async run(context, { params: { id } }) {
      await find(projects, context, id)
      const { people: _people, ...spent } = await spentOn(context, id)
      return { ...spent, visits: [...spent.visits] }
    },
  }),
  call({
    method: 'GET',
    path: 'project/:id/earnings',
    access: { module: 'PROJECT', role: 1000 },
    summary: 'What a project earned: agreed, less what hours and materials cost; euros excluding VAT',
    params: idParams,
    response: t.Object({
      agreed: nullable(t.Number()),
      hours_cost: t.Number(),
      materials_cost: t.Number(),
      margin: nullable(t.Number()),
      without_rate: t.Array(t.Integer()),
      without_cost: t.Integer(),
    }),
    async run(context, { params: { id } }) {
      await find(projects, context, id)
      const earned = await earnedBy(context, id)
      return { ...earned, without_rate: [...earned.without_rate] }
    },
  }),
]
