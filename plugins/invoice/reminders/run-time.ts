import { isWorkingDay, workingDayFrom } from '@core/domain/working-day'
import { addDays, dayOf, momentAt, type Zoned } from '@core/time/today'

/** The moment at which reminders go on a day, when that is a working day. */
export const runMoment = (day: string, hour: number, zoned: Zoned): Date =>
  momentAt(day, `${String(hour).padStart(2, '0')}:00`, zoned)

/** Whether reminders go now: on a working day, from their hour on. */
export function isRunTime(now: Date, hour: number, zoned: Zoned): boolean {
  const day = dayOf(now, zoned)
  return isWorkingDay(day) && now >= runMoment(day, hour, zoned)
}

/** The first day on which reminders are still to go: today until their hour, then the next working day. */
export function comingRun(now: Date, hour: number, zoned: Zoned): string {
  const day = dayOf(now, zoned)
  return workingDayFrom(now < runMoment(day, hour, zoned) ? day : addDays(day, 1))
}
