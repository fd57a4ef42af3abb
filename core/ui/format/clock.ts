import { endMoved, type Lasting, lastDayOf, movedAlong } from '../../time/lasting.ts'
import { isTimeZone } from '../../time/time-zone.ts'
import { DUTCH, dayOf, hourOf, momentAt as momentOn, wallTime, type Zoned } from '../../time/today.ts'

export { type Lasting, later, minutesBetween } from '../../time/lasting.ts'
export { addDays } from '../../time/today.ts'

/** A moment, or a day (`yyyy-mm-dd`), which is the same day on every clock. */
export type When = string | Date

let company: Zoned = DUTCH

/**
 * Days and times of every screen are those of a company, wherever the browser stands (G-DATA-NL). Counts from the next
 * render on; a zone that this browser does not know leaves the Dutch clock.
 */
export function applyTimeZone(time_zone: string): void {
  company = isTimeZone(time_zone) ? { time_zone } : DUTCH
}

/** IANA name of the clock of the screens, `Europe/Amsterdam`. */
export const currentTimeZone = (): string => company.time_zone

/** Today at the company, `yyyy-mm-dd`. */
export const today = (): string => dayAt(new Date())

/** The hour at the company now, 0 to 23. */
export const hourNow = (): number => hourOf(new Date(), company)

/** The day of a moment at the company, `yyyy-mm-dd`. */
export const dayAt = (when: When): string => (isDay(when) ? when : dayOf(new Date(when), company))

/** What calendar and clock of the company show, as the UTC fields of a date: every format is made from these. */
export function onClock(when: When): Date {
  return new Date(isDay(when) ? when : `${wallTime(new Date(when), company).replace(' ', 'T')}Z`)
}

/**
 * The moment at which the company's clock shows a day (`yyyy-mm-dd`) and a time (`hh:mm`): the first where it shows
 * that twice, an hour later where it skips it.
 */
export const momentAt = (day: string, time: string): string => momentOn(day, time, company).toISOString()

interface Period {
  /** Moments, ISO 8601. */
  readonly start: string
  readonly end: string
}

/** When something ends that begins at another moment and lasts as it did. */
export const movedEnd = (was: Period, start: string, lasting: Lasting): string =>
  endMoved(stretchOf(was), new Date(start), lasting, company).toISOString()

/** The moment of a day (`yyyy-mm-dd`) at which the clock shows what it shows at another one. */
export function onDay(when: string, day: string): string {
  const moment = new Date(when)
  return movedAlong(moment, moment, new Date(momentAt(day, '12:00')), 'days', company).toISOString()
}

/** The last day of something, `yyyy-mm-dd`: what ends at midnight ends with the day before. */
export const lastDay = (period: Period): string => lastDayOf(stretchOf(period), company)

const stretchOf = ({ start, end }: Period) => ({ start: new Date(start), end: new Date(end) })

const isDay = (when: When): when is string => typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when)
