import { readRows } from '@core/db/list'
import { atLeast, below, not } from '@core/db/where'
import { type CalendarSource, MOST_EVENTS, MOST_WAITING } from '@plugins/crm/contract'
import { Action } from '../entities/action'
import { actions } from '../resources/actions'

const COLUMNS = [
  'id',
  'description',
  'start_date',
  'end_date',
  'due_date',
  'assignee_id',
  'flow_id',
  'actionable_type',
  'status',
  'version',
] as const

/** To-dos that somebody has time for, and open ones for which that is still to be found. */
export const actionSource: CalendarSource = {
  kind: 'action',
  resource: actions,
  async read(context, { from, to, userIds }) {
    const whose = userIds ? { assignee_id: [...userIds] } : {}
    const where = { start_date: below(to), end_date: atLeast(from), ...whose }
    const rows = await readRows(context, Action, COLUMNS, where, 'start_date', { limit: MOST_EVENTS })
    return rows.map(action => ({
      ...shown(action),
      start: String(action.start_date),
      end: String(action.end_date ?? action.start_date),
      all_day: false,
      attendees: [],
      absent: false,
      done: action.status === 'afgerond',
    }))
  },
  async waiting(context, { userIds, nobody }) {
    const open = { status: 'open' } as const
    const limit = MOST_WAITING
    const whose = userIds ? { assignee_id: [...userIds, ...nobody] } : {}
    const left = { ...open, start_date: not(null), assignee_id: nobody.filter(id => id !== null) }
    const rows = [
      ...(left.assignee_id.length ? await readRows(context, Action, COLUMNS, left, 'start_date', { limit }) : []),
      ...(await readRows(context, Action, COLUMNS, { ...open, start_date: null, ...whose }, 'due_date', { limit })),
    ]
    return rows.slice(0, limit).map(action => ({
      ...shown(action),
      start: action.start_date,
      due: action.due_date,
      minutes: 60,
      people: 1,
    }))
  },
}

interface Shown {
  readonly id: number
  readonly description: string
  readonly assignee_id: number | null
  readonly flow_id: number | null
  readonly actionable_type: string | null
  readonly version: number
}

const shown = ({ id, description, assignee_id, flow_id, actionable_type, version }: Shown) => ({
  kind: 'action',
  id,
  title: description,
  about: actionable_type,
  flow_id,
  place: null,
  lat: null,
  lng: null,
  user_id: assignee_id,
  team_id: null,
  version,
})
