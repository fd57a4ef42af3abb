import type { Clocks } from './clocks'
import { type Component, propertiesOf, rawOf, textOf } from './component'
import type { Misses } from './not-understood'
import { lengthBetween, lengthOf, timeOf, timesOf, type WrittenLength, type WrittenTime } from './written-time'

/** An appointment as a calendar writes it, or one time of a series that differs from the others. */
export interface Appointment {
  readonly uid: string
  readonly sequence: number
  readonly start: WrittenTime
  readonly length: WrittenLength
  readonly summary: string
  readonly isPrivate: boolean
  readonly isCancelled: boolean
  /** Which time of its series it is. */
  readonly instead: WrittenTime | null
  /** It goes for all times from there on. */
  readonly onwards: boolean
  readonly rules: readonly string[]
  readonly also: readonly { readonly start: WrittenTime; readonly length: WrittenLength }[]
  readonly except: readonly WrittenTime[]
}

const TITLE_LENGTH = 500
const DAY_MS = 86_400_000

/** Reads an appointment; nothing where it does not say when it is. */
export function readAppointment(component: Component, clocks: Clocks, misses: Misses): Appointment | undefined {
  const timesIn = (name: string) => propertiesOf(component, name).flatMap(property => timesOf(property, clocks, misses))
  const [written] = timesIn('DTSTART')
  if (!written) {
    misses.add('no_time')
    return undefined
  }
  const [end] = timesIn('DTEND')
  const start = wholeDay(component, written, end, clocks)
  const length = lengthFrom(component, start, end, clocks, misses)
  const [id] = propertiesOf(component, 'RECURRENCE-ID')
  return {
    uid: textOf(component, 'UID'),
    sequence: Number(textOf(component, 'SEQUENCE')) || 0,
    start,
    length,
    summary: textOf(component, 'SUMMARY').slice(0, TITLE_LENGTH),
    // Classes that only some know are private too, says RFC 5545.
    isPrivate: !/^(public)?$/i.test(textOf(component, 'CLASS').trim()),
    isCancelled: /^cancell?ed$/i.test(textOf(component, 'STATUS').trim()),
    instead: (id && timesOf(id, clocks, misses)[0]) ?? null,
    onwards: /^thisandfuture$/i.test(String(id?.parameters.range ?? '')),
    rules: (component.lines.get('RRULE') ?? []).map(rawOf),
    also: propertiesOf(component, 'RDATE').flatMap(property => {
      const starts = timesOf(property, clocks, misses)
      return starts.map((also, at) => ({
        start: also,
        length: lengthOfPeriod(property.values[at], also, clocks) ?? length,
      }))
    }),
    except: timesIn('EXDATE'),
  }
}

/** Outlook writes whole days as hours from midnight to midnight, and says so beside them. */
function wholeDay(
  component: Component,
  start: WrittenTime,
  end: WrittenTime | undefined,
  { days }: Clocks,
): WrittenTime {
  const isMidnight = [start, end ?? start].every(({ shown }) => shown % DAY_MS === 0)
  const says = /^true$/i.test(textOf(component, 'X-MICROSOFT-CDO-ALLDAYEVENT'))
  return !start.isDay && says && isMidnight ? { ...start, isDay: true, clock: days } : start
}

/** How long it is: from start to end, so long as it says, a day or no time. */
function lengthFrom(
  component: Component,
  start: WrittenTime,
  end: WrittenTime | undefined,
  clocks: Clocks,
  misses: Misses,
): WrittenLength {
  const unlessTold = { onClock: start.isDay ? DAY_MS : 0, besides: 0 }
  const length = end
    ? lengthBetween(start, start.isDay ? { ...end, clock: clocks.days } : end)
    : (lengthOf(propertiesOf(component, 'DURATION')[0]?.values[0]) ?? unlessTold)
  if (length.onClock + length.besides < 0) {
    misses.add('end')
    return unlessTold
  }
  return start.isDay ? { onClock: Math.max(DAY_MS, Math.ceil(length.onClock / DAY_MS) * DAY_MS), besides: 0 } : length
}

/** Of one more time that is written as a period, how long that takes. */
function lengthOfPeriod(value: unknown, start: WrittenTime, clocks: Clocks): WrittenLength | undefined {
  if (!Array.isArray(value)) return undefined
  const [, written]: unknown[] = value
  const known = lengthOf(written)
  if (known) return known
  const end = timeOf(written, start.clock, clocks)
  return end && lengthBetween(start, end)
}
