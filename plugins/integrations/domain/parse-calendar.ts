import { type Appointment, readAppointment } from './calendar/appointment'
import { clocksOf } from './calendar/clocks'
import { type Component, componentsIn, propertiesOf, textOf } from './calendar/component'
import { Misses } from './calendar/not-understood'
import { type Occurrence, occurrencesOf } from './calendar/series'
import { type CalendarContent, type CalendarEvent, type CalendarWindow, isWithin } from './calendar-event'

/** Appointments in one calendar of half a year; more is a mistake in a rule, or meant to hurt. */
const MOST_EVENTS = 5000
/** Milliseconds that reading takes at most; what comes after is counted as left out. */
const PATIENCE = 8000

/** Why a text gives no appointments: the end of the key of the text about it. */
export class CalendarUnreadable extends Error {
  constructor(readonly reason: 'not_a_calendar' | 'broken_calendar') {
    super(reason)
  }
}

/**
 * The appointments of an iCalendar text within a window: repeated ones expanded with their exceptions, on the clocks that
 * the text names, and how many of them were not or not wholly understood.
 *
 * @throws CalendarUnreadable when it is no calendar, or broke off before its first appointment
 */
export function parseCalendar(text: string, window: CalendarWindow): CalendarContent {
  const { calendars, isWhole } = componentsIn(text)
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) || !calendars.length) throw new CalendarUnreadable('not_a_calendar')
  const misses = new Misses()
  const stretch = { from: window.from.getTime(), to: window.to.getTime() }
  const patience = performance.now() + PATIENCE
  const zones = calendars.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'VTIMEZONE'))
  const found: Occurrence[] = []
  for (const calendar of calendars) {
    const clocks = clocksOf(calendar, zones, window.time_zone)
    const read = calendar.parts
      .filter(({ kind }) => kind === 'VEVENT')
      .flatMap(component => {
        misses.nextEvent()
        return readAppointment(component, clocks, misses) ?? []
      })
    for (const named of byName(read)) {
      misses.nextEvent()
      if (found.length > MOST_EVENTS || performance.now() > patience) misses.add('too_many')
      else {
        const times = occurrencesOf(named, stretch, misses)
        if (times.length > MOST_EVENTS) misses.add('too_often')
        else found.push(...times)
      }
    }
  }
  if (!isWhole) {
    misses.nextEvent()
    misses.add('cut_off')
    if (!found.length) throw new CalendarUnreadable('broken_calendar')
  }
  found.sort((one, other) => one.start - other.start)
  const events = found
    .slice(0, MOST_EVENTS)
    .map(asEvent)
    .filter(event => isWithin(event, window))
  misses.nextEvent()
  if (found.length > MOST_EVENTS) misses.add('too_many', found.length - MOST_EVENTS)
  return { name: nameOf(calendars), events, notUnderstood: misses.list() }
}

/** What has one name belongs together; what has none stands alone. */
function byName(read: readonly Appointment[]): Appointment[][] {
  const nameless = read.filter(({ uid }) => !uid).map(one => [one])
  return [
    ...Map.groupBy(
      read.filter(({ uid }) => uid),
      ({ uid }) => uid,
    ).values(),
    ...nameless,
  ]
}

const asEvent = ({ of, start, end }: Occurrence): CalendarEvent => ({
  summary: of.summary,
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  all_day: of.start.isDay,
  is_private: of.isPrivate,
})

/** What a calendar calls itself, if that is one name. */
function nameOf(calendars: readonly Component[]): string | null {
  const named = calendars.filter(calendar => propertiesOf(calendar, 'X-WR-CALNAME').length)
  const [calendar] = named
  if (!calendar || named.length > 1 || propertiesOf(calendar, 'X-WR-CALNAME').length > 1) return null
  return textOf(calendar, 'X-WR-CALNAME').slice(0, 255) || null
}
