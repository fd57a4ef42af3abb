import { isDay } from '@core/time/written-day'
import { type Clock, type Clocks, UTC } from './clocks'
import type { Property } from './component'
import type { Misses } from './not-understood'

/** A time as it was written: what a clock shows, or a day. */
export interface WrittenTime {
  /** Milliseconds, as if the clock were UTC; of a day its midnight. */
  readonly shown: number
  readonly isDay: boolean
  readonly clock: Clock
}

/** How long something takes, in milliseconds: so much on the clock, whatever that does meanwhile, and so much besides. */
export interface WrittenLength {
  readonly onClock: number
  readonly besides: number
}

const DAY_MS = 86_400_000

export const momentOf = ({ shown, clock }: Pick<WrittenTime, 'shown' | 'clock'>): number => clock.momentOf(shown)

/** The times of a property; what is no time, such as 30 February, is not among them. */
export function timesOf({ parameters, values }: Property, clocks: Clocks, misses: Misses): WrittenTime[] {
  const clock = clockOf(parameters, clocks, misses)
  return values.flatMap(value => timeOf(Array.isArray(value) ? value[0] : value, clock, clocks) ?? [])
}

/** Reads `2026-12-01`, `2026-12-01T09:00:00` and `2026-12-01T09:00:00Z`, as the library spells them. */
export function timeOf(value: unknown, clock: Clock, { days }: Pick<Clocks, 'days'>): WrittenTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2})?:(\d{2})?:(\d{2})?(Z)?)?$/i.exec(String(value))
  const [, day = '', hours, minutes = '00', seconds = '00', zulu] = match ?? []
  if (!isDay(day)) return undefined
  if (hours === undefined) return { shown: Date.parse(`${day}T00:00:00Z`), isDay: true, clock: days }
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  const shown = Date.parse(`${day}T${hours}:${minutes}:${Number(seconds) > 59 ? '59' : seconds}Z`)
  return { shown, isDay: false, clock: zulu ? UTC : clock }
}

function clockOf({ tzid }: Property['parameters'], clocks: Clocks, misses: Misses): Clock {
  if (typeof tzid !== 'string' || !tzid) return clocks.floating
  const named = clocks.named(tzid)
  if (!named) misses.add('zone')
  return named ?? clocks.floating
}

/** Milliseconds of each unit; an M is of minutes, for nothing lasts months. */
const UNITS: Readonly<Record<string, number>> = { W: 7 * DAY_MS, D: DAY_MS, H: 3_600_000, M: 60_000, S: 1000 }

/** Reads `P1D`, `PT1H30M`, `P1W`; nothing for what is no length. Weeks and days are counted on the clock. */
export function lengthOf(value: unknown): WrittenLength | undefined {
  const match = /^([+-]?)P(T?(?:\d+[WDHMS]T?)+)$/i.exec(String(value))
  if (!match) return undefined
  const sign = match[1] === '-' ? -1 : 1
  const length = { onClock: 0, besides: 0 }
  for (const [, count, unit = ''] of (match[2] ?? '').toUpperCase().matchAll(/(\d+)([WDHMS])/g))
    length[unit === 'W' || unit === 'D' ? 'onClock' : 'besides'] += sign * Number(count) * (UNITS[unit] ?? 0)
  return length
}

/** How long it is from one time to another: on one clock as that shows it, so that a night ends at its hour. */
export function lengthBetween(start: WrittenTime, end: WrittenTime): WrittenLength {
  if (start.clock !== end.clock) return { onClock: 0, besides: momentOf(end) - momentOf(start) }
  return { onClock: end.shown - start.shown, besides: 0 }
}

/** When something ends, in milliseconds, that begins at a time and takes so long. */
export const endOf = ({ shown, clock }: WrittenTime, { onClock, besides }: WrittenLength): number =>
  momentOf({ shown: shown + onClock, clock }) + besides
