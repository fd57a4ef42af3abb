import { addWorkingDays } from '@core/domain/week'
import { dayOf, momentAt, wallTime, type Zoned } from '@core/time/today'
import type { TaskOffset } from '@plugins/basis/contract'

const timeOf = (moment: Date, zoned: Zoned): string => wallTime(moment, zoned).slice(11, 16)

/** Working days from one day to a later one; a day of a weekend counts as the Monday after it. */
function workingDaysBetween(from: string, to: string): number {
  let days = 0
  for (let at = from; at < to; at = addWorkingDays(at, 1)) days++
  return days
}

/** Where a visit lies in a project that begins at a moment, as working days and a time on the clock. */
export function offsetOf(visit: Date, begin: Date, zoned: Zoned): { offset_days: number; offset_time: number | null } {
  const [hours = 0, minutes = 0] = timeOf(visit, zoned).split(':').map(Number)
  return {
    offset_days: workingDaysBetween(dayOf(begin, zoned), dayOf(visit, zoned)),
    offset_time: timeOf(visit, zoned) === timeOf(begin, zoned) ? null : hours * 60 + minutes,
  }
}

/** When a visit is of a project that begins at a moment. */
export function momentOf({ offset_days, offset_time }: TaskOffset, begin: Date, zoned: Zoned): Date {
  const day = addWorkingDays(dayOf(begin, zoned), offset_days ?? 0)
  const time = offset_time === null ? timeOf(begin, zoned) : clock(offset_time)
  return momentAt(day, time, zoned)
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
