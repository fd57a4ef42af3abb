import { startOfDay } from '@core/time/today'
import ical, { type DateWithTimeZone, type EventInstance, type ParameterValue, type VEvent } from 'node-ical'
import { type CalendarContent, type CalendarEvent, type CalendarWindow, isWithin } from './calendar-event'

/** Appointments in one calendar of half a year; more is a mistake in a rule, or meant to hurt. */
const MOST_EVENTS = 5000
const TITLE_LENGTH = 500
const DAY_MS = 86_400_000

/** Why a text gives no appointments: the end of the key of the text about it. */
export class CalendarUnreadable extends Error {
  constructor(readonly reason: 'not_a_calendar' | 'too_many_events') {
    super(reason)
  }
}

/**
 * The appointments of an iCalendar text within a window: repeated ones expanded with their exceptions, on the clocks that
 * the text names.
 *
 * @throws CalendarUnreadable when it is no calendar, or more than one can be; anything else when it is a broken one
 */
export function parseCalendar(text: string, window: CalendarWindow): CalendarContent {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarUnreadable('not_a_calendar')
  const calendar = ical.sync.parseICS(onClock(text, window.time_zone))
  const events: CalendarEvent[] = []
  for (const component of Object.values(calendar)) {
    if (component?.type !== 'VEVENT') continue
    for (const event of apartFrom(component as VEvent)) events.push(...occurrences(event, window))
    if (events.length > MOST_EVENTS) throw new CalendarUnreadable('too_many_events')
  }
  events.sort((one, other) => one.start.localeCompare(other.start))
  return { name: plain(calendar.vcalendar?.['WR-CALNAME']).slice(0, 255) || null, events }
}

/** Times without a zone are those of the company, not of the server; a calendar with zones of its own says which it means. */
const onClock = (text: string, zone: string): string =>
  /^BEGIN:VTIMEZONE/im.test(text)
    ? text
    : text.replace(
        /^(DTSTART|DTEND|EXDATE|RECURRENCE-ID)(?:;VALUE=DATE-TIME)?:(?=\d{8}T\d{6}(?:,|\r?$))/gim,
        `$1;TZID=${zone}:`,
      )

/** Of a series that somebody else keeps a calendar may hold only some times: each is an appointment by itself. */
function apartFrom(event: VEvent): VEvent[] {
  if (event.rrule) return [event]
  const times = [...new Set(Object.values(event.recurrences ?? {}))] as VEvent[]
  return event.recurrenceid ? times : [event, ...times]
}

function occurrences(event: VEvent, window: CalendarWindow): CalendarEvent[] {
  // A day more at both ends: whole days are counted on the clock of the server until `asEvent`.
  const from = new Date(window.from.getTime() - DAY_MS)
  const to = new Date(window.to.getTime() + DAY_MS)
  return ical
    .expandRecurringEvent(event, { from, to, expandOngoing: true })
    .filter(instance => instance.event.status !== 'CANCELLED')
    .map(instance => asEvent(instance, window.time_zone))
    .filter(found => isWithin(found, window))
}

function asEvent(
  { summary, start, end, isFullDay, event }: EventInstance,
  time_zone: CalendarWindow['time_zone'],
): CalendarEvent {
  const moment = (date: DateWithTimeZone) => (isFullDay ? startOfDay(dayOn(date), { time_zone }) : date).toISOString()
  return {
    summary: plain(summary).slice(0, TITLE_LENGTH),
    start: moment(start),
    end: moment(end),
    all_day: isFullDay,
    // Classes that only some know are private too, says RFC 5545.
    is_private: !/^(public)?$/i.test(plain(event.class)),
  }
}

/** The day that a whole day means: its midnight on the clock of the server. */
const dayOn = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** A text without its parameters, such as its language; nothing in it that a database would not keep. */
const plain = (value: ParameterValue | undefined): string =>
  (typeof value === 'string' ? value : String(value?.val ?? '')).replaceAll('\0', '')
