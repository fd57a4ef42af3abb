import type { Appointment } from './appointment'
import type { Misses } from './not-understood'
import { isSameTime, repeatsOf, type Shown } from './repeats'
import { endOf, momentOf, type WrittenLength, type WrittenTime } from './written-time'

/** One time of an appointment. */
export interface Occurrence {
  readonly of: Appointment
  readonly start: number
  readonly end: number
}

/** A stretch of time, in milliseconds. */
interface Stretch {
  readonly from: number
  readonly to: number
}

interface Timed {
  readonly start: WrittenTime
  readonly length: WrittenLength
}

const DAY_MS = 86_400_000

/**
 * All times of what has one name within a stretch: each first one with what it repeats, without those that are excepted,
 * moved or called off, and these instead.
 */
export function occurrencesOf(named: readonly Appointment[], window: Stretch, misses: Misses): Occurrence[] {
  const changes = newest(
    named.filter(({ instead }) => instead),
    (one, other) => sameInstead(one, other),
  )
  const firsts = newest(
    named.filter(({ instead }) => !instead),
    isSameFirst,
  )
  const onwards = changes.filter(change => change.onwards).toSorted((one, other) => insteadAt(one) - insteadAt(other))
  const found = firsts
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap(first =>
      timesOf(first, reach(first, onwards, window), misses)
        .filter(({ start }) => !changes.some(({ instead }) => instead && isSameTime(instead, start)))
        .flatMap(time => changed(first, time, onwards)),
    )
  const single = changes.filter(({ isCancelled }) => !isCancelled).map(change => asOccurrence(change, change))
  return [...found, ...single].filter(
    ({ start, end }) => start < window.to && (end > window.from || start >= window.from),
  )
}

/** Of what was sent more than once, that which was sent last. */
function newest(sent: readonly Appointment[], same: (one: Appointment, other: Appointment) => boolean): Appointment[] {
  const kept: Appointment[] = []
  for (const one of sent.toSorted((a, b) => a.sequence - b.sequence)) {
    const at = kept.findIndex(other => same(one, other))
    if (at < 0) kept.push(one)
    else kept[at] = one
  }
  return kept
}

/** Two appointments may have one name by mistake; one that was sent again counts up. */
const isSameFirst = (one: Appointment, other: Appointment): boolean =>
  one.sequence !== other.sequence || momentOf(one.start) === momentOf(other.start)

const sameInstead = (one: Appointment, other: Appointment): boolean =>
  one.instead !== null && other.instead !== null && isSameTime(one.instead, other.instead)

const insteadAt = ({ instead }: Appointment): number => (instead ? momentOf(instead) : 0)

/** The stretch in which times are asked for: a day more for the clocks, and as much as they take and are moved. */
function reach(first: Appointment, onwards: readonly Appointment[], { from, to }: Stretch): Stretch {
  const lengths = [first, ...onwards].map(({ length }) => length.onClock + length.besides)
  const moved = onwards.map(change => Math.abs(shiftOf(change)))
  const more = DAY_MS + Math.max(...lengths) + Math.max(0, ...moved)
  return { from: from - more, to: to + more }
}

function timesOf(first: Appointment, { from, to }: Stretch, misses: Misses): Timed[] {
  const { clock } = first.start
  const shown: Shown = { from: clock.shownAt(from), to: clock.shownAt(to) }
  const times: Timed[] = [...first.also]
  const repeats = first.rules.map(rule => repeatsOf(rule, first.start, shown))
  if (!repeats.some(repeated => 'never' in repeated)) times.unshift(first)
  for (const repeated of repeats) {
    if ('reason' in repeated) misses.add(repeated.reason)
    else times.push(...repeated.shown.map(each => ({ start: { ...first.start, shown: each }, length: first.length })))
  }
  const unique = new Map(times.map(time => [momentOf(time.start), time]))
  return [...unique.values()].filter(({ start }) => !first.except.some(except => isSameTime(except, start)))
}

/** A time as the last change that goes on from before it has it. */
function changed(first: Appointment, { start, length }: Timed, onwards: readonly Appointment[]): Occurrence[] {
  const change = onwards.findLast(each => insteadAt(each) <= momentOf(start))
  if (!change) return [asOccurrence(first, { start, length })]
  if (change.isCancelled) return []
  const moved = { ...change.start, shown: start.shown + shiftOf(change) }
  return [asOccurrence(change, { start: change.start.clock === start.clock ? moved : start, length: change.length })]
}

/** How far a change moves what goes on from it, on the clock. */
const shiftOf = ({ start, instead }: Appointment): number =>
  instead ? start.shown - (instead.clock === start.clock ? instead.shown : start.clock.shownAt(momentOf(instead))) : 0

function asOccurrence(of: Appointment, { start, length }: Timed): Occurrence {
  const begins = momentOf(start)
  return { of, start: begins, end: Math.max(begins, endOf(start, length)) }
}
