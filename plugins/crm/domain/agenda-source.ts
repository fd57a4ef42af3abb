import { readRows } from '@core/db/list'
import { atLeast, below, inEither } from '@core/db/where'
import { minutesBetween } from '@core/time/lasting'
import { startOfDay, today } from '@core/time/today'
import type { CalendarSource } from '../contract/calendar'
import { MOST_EVENTS, MOST_WAITING } from '../contract/calendar-facts'
import { AgendaItem } from '../entities/agenda-item'
import { agendaItems } from '../resources/agenda-items'

const COLUMNS = [
  'id',
  'title',
  'location',
  'start_date',
  'end_date',
  'all_day',
  'absent',
  'attendees',
  'version',
  'user_id',
  'flow_id',
  'agendaitemable_type',
] as const

/** What is planned by hand. */
export const agendaSource: CalendarSource = {
  kind: 'agendaitem',
  resource: agendaItems,
  text: 'description',
  async read(context, { from, to, userIds }) {
    const whose = userIds ? { user_id: inEither(userIds, 'attendees') } : {}
    const rows = await readRows(
      context,
      AgendaItem,
      COLUMNS,
      { start_date: below(to), end_date: atLeast(from), ...whose },
      'start_date',
      { limit: MOST_EVENTS },
    )
    return rows.map(item => ({
      kind: 'agendaitem',
      id: item.id,
      title: item.title,
      start: String(item.start_date),
      end: String(item.end_date ?? item.start_date),
      all_day: item.all_day,
      user_id: item.user_id,
      team_id: null,
      flow_id: item.flow_id,
      about: item.agendaitemable_type ?? (item.flow_id ? 'flow' : null),
      place: item.location,
      lat: null,
      lng: null,
      attendees: item.attendees,
      absent: item.absent,
      done: false,
      version: item.version,
    }))
  },
  async waiting(context, { nobody }) {
    const from = startOfDay(today(context.company), context.company)
    const where = { user_id: nobody, absent: false, start_date: atLeast(from) }
    const rows = await readRows(context, AgendaItem, COLUMNS, where, 'start_date', { limit: MOST_WAITING })
    return rows.map(item => ({
      kind: 'agendaitem',
      id: item.id,
      title: item.title,
      about: item.agendaitemable_type ?? (item.flow_id ? 'flow' : null),
      flow_id: item.flow_id,
      place: item.location,
      lat: null,
      lng: null,
      user_id: item.user_id,
      team_id: null,
      start: String(item.start_date),
      due: null,
      minutes: item.end_date ? minutesBetween(item.start_date, item.end_date) : 60,
      people: 1 + item.attendees.length,
      version: item.version,
    }))
  },
}
