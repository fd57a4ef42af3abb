/** Time zone that days are counted in (G-DATA-NL). */
export const ZONE = 'Europe/Amsterdam'

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' })

/** The calendar day of a moment in the Netherlands, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => parts.format(moment)

/** Today in the Netherlands, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date())

/** The day `days` later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The moment a calendar day begins in the Netherlands. */
export function startOfDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`)
  return dayOf(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`)
}
