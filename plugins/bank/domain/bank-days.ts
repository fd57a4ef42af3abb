import { isWeekend } from '@core/domain/week'
import { easterOf } from '@core/domain/working-day'
import { addDays } from '@core/time/today'

/** Whether European banks settle payments on a day: TARGET is closed on weekends and six holidays. */
export function isBankDay(day: string): boolean {
  if (isWeekend(day)) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return false
  const sunday = easterOf(Number(day.slice(0, 4)))
  return day !== addDays(sunday, -2) && day !== addDays(sunday, 1)
}

/** The first bank day after a day. */
export function nextBankDay(day: string): string {
  const next = addDays(day, 1)
  return isBankDay(next) ? next : nextBankDay(next)
}
