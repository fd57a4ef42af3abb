import { readRows } from '@core/db/list'
import { atLeast, below } from '@core/db/where'
import type { CalendarSource } from '../contract/calendar'
import { AgendaItem } from '../entities/agenda-item'

const COLUMNS = [
  'id',
  'title',
  'location',
  'start_date',
  'end_date',
  'all_day',
  'user_id',
  'flow_id',
  'agendaitemable_type',
] as const

/** What is planned by hand. */
export const agendaSource: CalendarSource = {
  kind: 'agendaitem',
  async read(context, { from, to, userIds }) {
    const whose = userIds ? { user_id: [...userIds] } : {}
    const rows = await readRows(
      context,
      AgendaItem,
      COLUMNS,
      { start_date: below(to), end_date: atLeast(from), ...whose },
      'start_date',
      { limit: 5000 },
    )
    return rows.map(item => ({
      kind: 'agendaitem',
      id: item.id,
      title: item.title,
      start: String(item.start_date),
      end: String(item.end_date ?? item.start_date),
      all_day: item.all_day,
      user_id: item.user_id,
      flow_id: item.flow_id,
      about: item.agendaitemable_type ?? (item.flow_id ? 'flow' : null),
      place: item.location,
      done: false,
    }))
  },
}
