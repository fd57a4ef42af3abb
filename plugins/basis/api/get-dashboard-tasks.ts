import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { readRows } from '@core/db/list'
import { during, not, type WhereOf } from '@core/db/where'
import { enrichRecords } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { addDays, startOfDay, today } from '@core/time/today'
import { PLANS_OTHERS } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { ofNoTeam, readWithTeams, teamReader, teamsWith } from '../contract/teams'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'

/** A dashboard shows no more; the overview has the rest. */
const SHOWN = 100

const ofTasks = tasks.enrich ?? []

/** Open tasks of the dashboard, by whether they have a time (G-DASHF). */
const TASKS: Readonly<Record<'unplanned' | 'planned' | 'today' | 'all', (context: Context) => WhereOf<typeof Task>>> = {
  unplanned: () => ({ start_date: null }),
  planned: () => ({ start_date: not(null) }),
  today({ company }) {
    const day = today(company)
    return { start_date: during(startOfDay(day, company), startOfDay(addDays(day, 1), company)) }
  },
  all: () => ({}),
}

/** The tasks that somebody's day begins with, first things first; below manager one's own (C-0406, R-DASH-001). */
export const getDashboardTasks = call({
  method: 'GET',
  path: 'user/getdashboardtasks',
  access: { module: 'BASIS' },
  summary: 'Open tasks of the dashboard; those without a time unless told otherwise',
  query: t.Object({
    filter: t.Optional(t.Union([t.Literal('unplanned'), t.Literal('planned'), t.Literal('today'), t.Literal('all')])),
  }),
  response: t.Array(rowWith(tasks, ofTasks)),
  async run(context, { query: { filter = 'unplanned' } }) {
    const { id, role } = signedIn(context)
    const teams = await context.use(teamReader).teams(context)
    const read = (whose: WhereOf<typeof Task>) => {
      const where = { is_template: false, status: 'open', ...whose, ...TASKS[filter](context) } as const
      return readRows(context, Task, 'all', where, 'start_date', { limit: SHOWN })
    }
    const rows =
      role < PLANS_OTHERS
        ? await readWithTeams(read, { user_id: [id, null], team_id: ofNoTeam(teams) }, teamsWith(teams, [id]))
        : await read({})
    await enrichRecords(
      ofTasks.filter(({ single }) => !single),
      context,
      rows,
    )
    return rows
  },
})
