import type { Context } from '@core/context/context'
import { lastDayOf } from '@core/time/lasting'
import { addDays, dayOf } from '@core/time/today'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, type ICalEventData } from 'ical-generator'
import type { OwnEvent } from './read-own-agenda'
import type { AgendaReader } from './reader-of'

/** So often, in seconds, calendars are asked to look again. */
const AGAIN_AFTER = 900

/** An agenda as calendars of others read it: moments in UTC, days as days on the clock of the company. */
export function writeAgenda(context: Context, { fullname }: AgendaReader, events: readonly OwnEvent[]): string {
  const name = context.text('crm.feed_name', { name: fullname })
  const calendar = ical({
    name,
    prodId: { company: 'Vakwerk', product: 'Agenda', language: context.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: AGAIN_AFTER,
    events: events.map(event => ({ ...writeEvent(context, event), ...timesOf(context, event) })),
  })
  return calendar.toString()
}

function writeEvent({ company, config }: Context, event: OwnEvent): Omit<ICalEventData, 'start'> {
  const { kind, id, flow_id, title, customer, place, lat, lng, text } = event
  const url = flow_id ? `${config.publicUrl}/flow_detail/${flow_id}` : `${config.publicUrl}/calendar`
  return {
    id: `${kind}-${id}-${company.id}@vakwerk`,
    sequence: event.version - 1,
    summary: customer && !title.includes(customer) ? `${title} · ${customer}` : title,
    description: text ? `${text}\n\n${url}` : url,
    url,
    busystatus: event.absent ? ICalEventBusyStatus.OOF : ICalEventBusyStatus.BUSY,
    ...(place && {
      location: lat === null || lng === null ? place : { title: place, geo: { lat, lon: lng } },
    }),
  }
}

/** When it is. The end of what takes whole days is the day after the last one. */
function timesOf(
  { company }: Context,
  { start, end, all_day }: OwnEvent,
): Pick<ICalEventData, 'allDay' | 'start' | 'end'> {
  const [from, to] = [new Date(start), new Date(end)]
  if (!all_day) return { start: from, end: to }
  const last = lastDayOf({ start: from, end: to }, company)
  return { allDay: true, start: new Date(dayOf(from, company)), end: new Date(addDays(last, 1)) }
}
