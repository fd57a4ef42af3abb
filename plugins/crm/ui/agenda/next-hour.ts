import { addDays, formatTime, momentAt, today } from '@core/ui'

/** Appointments are proposed within these hours of the clock of the company. */
const FIRST = 8
const LAST = 17
const NEXT_MORNING = '09:00'

/** When something new is proposed: the next whole hour of the working day, or else the next morning. */
export function nextHour(now = new Date()): string {
  const hour = Number(formatTime(now.toISOString()).split(':')[0]) + 1
  if (hour > LAST) return momentAt(addDays(today(), 1), NEXT_MORNING)
  return momentAt(today(), `${String(Math.max(FIRST, hour)).padStart(2, '0')}:00`)
}
