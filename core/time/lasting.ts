import { addDays, dayOf, daysBetween, momentAt, shownAt, startOfDay, wallTime, type Zoned } from './today.ts'

/**
 * What of a period stays when it moves: of `days` how many they are, whatever the clock does; of a `length` its minutes; of
 * two `moments` a day or more apart the time of each on the clock, and of closer ones the minutes between.
 */
export type Lasting = 'days' | 'length' | 'moments'

/** When something begins and ends. */
export interface Stretch {
  readonly start: Date
  readonly end: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** When something ends that begins at another moment and lasts as it did; never before it begins. */
export function endMoved({ start: was, end }: Stretch, start: Date, lasting: Lasting, zoned: Zoned): Date {
  const moved = movedAlong(end, was, start, lasting, zoned)
  return moved < start ? start : moved
}

/** When something is that stands at a distance before or after what moves from one moment to another. */
export function movedAlong(moment: Date, from: Date, to: Date, lasting: Lasting, zoned: Zoned): Date {
  const distance = moment.getTime() - from.getTime()
  if (lasting === 'days') return onItsDay(moment, from, to, zoned)
  if (lasting === 'moments' && Math.abs(distance) >= DAY_MS) return onTheClock(moment, from, to, zoned)
  return new Date(to.getTime() + distance)
}

/** As many days further as what it goes with. The first moment of a day stays one, where the clock skips midnight too. */
function onItsDay(moment: Date, from: Date, to: Date, zoned: Zoned): Date {
  const day = dayOf(moment, zoned)
  const movedDay = addDays(day, daysBetween(dayOf(from, zoned), dayOf(to, zoned)))
  if (startOfDay(day, zoned).getTime() === moment.getTime()) return startOfDay(movedDay, zoned)
  return momentAt(movedDay, wallTime(moment, zoned).slice(11), zoned)
}

/** As far further on the clock as what it goes with. */
function onTheClock(moment: Date, from: Date, to: Date, zoned: Zoned): Date {
  const shown = new Date(shownAt(moment, zoned) + shownAt(to, zoned) - shownAt(from, zoned)).toISOString()
  return momentAt(shown.slice(0, 10), shown.slice(11, 19), zoned)
}

/** When something ends that nobody gave an end: one day, or so many minutes. */
export const usualEnd = (start: Date, lasting: Lasting, minutes: number, zoned: Zoned): Date =>
  lasting === 'days'
    ? startOfDay(addDays(dayOf(start, zoned), 1), zoned)
    : new Date(start.getTime() + minutes * MINUTE_MS)

/** The last day of something; what ends with the first moment of a day ends with the day before. */
export const lastDayOf = ({ start, end }: Stretch, zoned: Zoned): string =>
  dayOf(new Date(Math.max(start.getTime(), end.getTime() - 1)), zoned)

/** The moment some minutes after another, ISO 8601. */
export const later = (moment: string | Date, minutes: number): string =>
  new Date(new Date(moment).getTime() + minutes * MINUTE_MS).toISOString()

/** Whole minutes from one moment to another. */
export const minutesBetween = (start: string | Date, end: string | Date): number =>
  Math.round((new Date(end).getTime() - new Date(start).getTime()) / MINUTE_MS)
