import { currentLocale } from '@core/ui'

/** "november 2026" of the first day of a month; "nov" where there is little room. */
export function monthName(first: string, room: 'long' | 'short' = 'long'): string {
  const how: Intl.DateTimeFormatOptions = room === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }
  return new Intl.DateTimeFormat(currentLocale(), { ...how, timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`))
}
