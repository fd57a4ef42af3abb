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

/** The latest of some days, as far as there are any; an empty text for none. */
export const latestDay = (days: readonly (string | null | undefined)[]): string =>
  days.reduce<string>((last, day) => (day && day > last ? day : last), '')

/** The moment a calendar day begins: its first, where the clock skips midnight or shows it twice. */
export function startOfDay(day: string, zoned: Zoned): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const [first = midnight, last = first] = offsetsAround(midnight, zoned).map(offset => midnight - offset)
  return new Date(dayOf(new Date(first), zoned) === day ? first : last)
}

/** The days from one day to another, `YYYY-MM-DD`; less than nothing when that lies before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/**
 * The moment at which the clock shows a day, `YYYY-MM-DD`, and a time, `HH:MM` with or without seconds: the first where it
 * shows that twice, an hour later where it skips it.
 */
export function momentAt(day: string, time: string, zoned: Zoned): Date {
  const shown = Date.parse(`${day}T${time}Z`)
  const [first = shown, last = first] = offsetsAround(shown, zoned).map(offset => shown - offset)
  return new Date(shownAt(new Date(first), zoned) === shown ? first : last)
}

/** What the clock shows at a moment, in milliseconds as if it stood on UTC; fractions of a second are left out. */
export const shownAt = (moment: Date, zoned: Zoned): number =>
  Date.parse(`${wallTime(moment, zoned).replace(' ', 'T')}Z`)

/** How far the clock is ahead of UTC a day before and after a time that it shows; what gives the earlier moment comes first. */
const offsetsAround = (shown: number, zoned: Zoned): number[] =>
  [shown - DAY_MS, shown + DAY_MS]
    .map(nearby => shownAt(new Date(nearby), zoned) - nearby)
    .sort((one, other) => other - one)

const DAY_MS = 86_400_000
