import { addDays } from '@core/time/today'

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The Sunday of Easter, by the method of Gauss as Meeus gives it. */
function easter(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const offset = moon - sunday
  const month = 3 + Math.floor((offset + 40) / 44)
  const day = offset + 28 - 31 * Math.floor(month / 4)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Whether European banks settle payments on a day: TARGET is closed on weekends and six holidays. */
export function isBankDay(day: string): boolean {
  if ([0, 6].includes(weekday(day))) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return false
  const sunday = easter(Number(day.slice(0, 4)))
  return day !== addDays(sunday, -2) && day !== addDays(sunday, 1)
}

/** The first bank day after a day. */
export function nextBankDay(day: string): string {
  const next = addDays(day, 1)
  return isBankDay(next) ? next : nextBankDay(next)
}
