/** Anything with a time zone: a company. */
export interface Zoned {
  /** IANA name, `Europe/Amsterdam`. */
  readonly time_zone: string
}

/** The default time zone: the Netherlands (G-DATA-NL). */
export const DUTCH: Zoned = { time_zone: 'Europe/Amsterdam' }

const formats = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
  }
  return format
}

/** What calendar and clock show at a moment, `YYYY-MM-DD HH:MM:SS`. */
export const wallTime = (moment: Date, { time_zone }: Zoned): string => clockOf(time_zone).format(moment)

/** The calendar day of a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date, zoned: Zoned): string => wallTime(moment, zoned).slice(0, 10)

/** The hour on the clock at a moment, 0 to 23. */
export const hourOf = (moment: Date, zoned: Zoned): number => Number(wallTime(moment, zoned).slice(11, 13))

/** Today, `YYYY-MM-DD`. */
export const today = (zoned: Zoned): string => dayOf(new Date(), zoned)

/** The day `days` later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The moment a calendar day begins: its first, where the clock skips midnight or shows it twice. */
export function startOfDay(day: string, zoned: Zoned): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offsets = [-1, 1].map(days => {
    const nearby = new Date(midnight + days * DAY_MS)
    return Date.parse(`${wallTime(nearby, zoned).replace(' ', 'T')}Z`) - nearby.getTime()
  })
  const [first = midnight, last = first] = offsets.map(offset => midnight - offset).sort((a, b) => a - b)
  return new Date(dayOf(new Date(first), zoned) === day ? first : last)
}

const DAY_MS = 86_400_000
