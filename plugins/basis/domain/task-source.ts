import { readRows } from '@core/db/list'
import { atLeast, below, inEither, not, type WhereOf } from '@core/db/where'
import { type CalendarSource, MOST_EVENTS, MOST_WAITING } from '@plugins/crm/contract'
import { broughtBy, ofNoTeam, readWithTeams, teamReader, teamsWith } from '../contract/teams'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'

const COLUMNS = [
  'id',
  'title',
  'address',
  'lat',
  'lng',
  'start_date',
  'end_date',
  'duration',
  'amountofpeople',
  'user_id',
  'team_id',
  'attendees',
  'flow_id',
  'type',
  'status',
  'version',
] as const

/** Tasks that are planned, and those that lack a time or somebody to do them. */
export const taskSource: CalendarSource = {
  kind: 'task',
  resource: tasks,
  text: 'description',
  async read(context, { from, to, userIds }) {
    const where = { is_template: false, start_date: below(to), end_date: atLeast(from) }
    const teams = await context.use(teamReader).teams(context)
    const read = (whose: WhereOf<typeof Task>) =>
      readRows(context, Task, COLUMNS, { ...where, ...whose }, 'start_date', { limit: MOST_EVENTS })
    const own = userIds ? { user_id: inEither(userIds, 'attendees') } : {}
    const rows = await readWithTeams(read, own, userIds ? teamsWith(teams, userIds) : [])
    return rows.map(task => ({
      kind: 'task',
      id: task.id,
      title: task.title,
      start: String(task.start_date),
      end: String(task.end_date ?? task.start_date),
      all_day: false,
      user_id: task.user_id,
      flow_id: task.flow_id,
      about: task.type,
      place: task.address,
      lat: task.lat,
      lng: task.lng,
      team_id: broughtBy(teams, task.team_id).team_id,
      attendees: [...new Set([...task.attendees, ...broughtBy(teams, task.team_id).members])],
      absent: false,
      done: task.status === 'afgerond',
      version: task.version,
    }))
  },
  async waiting(context, { nobody }) {
    const open = { is_template: false, status: 'open' } as const
    const limit = MOST_WAITING
    const teams = await context.use(teamReader).teams(context)
    const nobodys = { ...open, user_id: nobody, team_id: ofNoTeam(teams), start_date: not(null) }
    const rows = [
      ...(await readRows(context, Task, COLUMNS, nobodys, 'start_date', { limit })),
      ...(await readRows(context, Task, COLUMNS, { ...open, start_date: null }, 'id', { limit })),
    ]
    return rows.slice(0, limit).map(task => ({
      kind: 'task',
      id: task.id,
      title: task.title,
      about: task.type,
      flow_id: task.flow_id,
      place: task.address,
      lat: task.lat,
      lng: task.lng,
      user_id: task.user_id,
      team_id: broughtBy(teams, task.team_id).team_id,
      start: task.start_date,
      due: null,
      minutes: task.duration,
      people: task.amountofpeople,
      version: task.version,
    }))
  },
}
