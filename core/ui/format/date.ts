import { currentLocale } from '../i18n/language.ts'
import { coreText } from '../i18n/use-t.ts'
import { onClock, type When } from './clock.ts'

type Maybe = When | null | undefined

/** `12/11/2026 09:41` in overviews, tooltips, logs and exports (R-FMT-002). Without a date "–". */
export function formatDateTime(when: Maybe): string {
  const date = asDate(when)
  return date ? `${dayMonthYear(date, '/')} ${formatTime(when)}` : '–'
}

/** `12-11-2026`, as it is typed in forms. */
export function formatDate(when: Maybe): string {
  const date = asDate(when)
  return date ? dayMonthYear(date, '-') : '–'
}

/** `12/11/2026 09:41` for a moment and `12/11/2026` for a day, as overviews have dates (R-FMT-002). */
export function formatListed(when: Maybe): string {
  const date = asDate(when)
  if (!date) return '–'
  const isDay = typeof when === 'string' && !when.includes('T')
  return isDay ? dayMonthYear(date, '/') : formatDateTime(when)
}

/** `09:41` */
export function formatTime(when: Maybe): string {
  const date = asDate(when)
  return date ? date.toISOString().slice(11, 16) : '–'
}

/** On cards and in lines of text: "vandaag", "gisteren", "morgen", "6 nov", and "6 nov 2025" in another year (R-FMT-003). */
export function formatDay(when: Maybe, now: When = new Date()): string {
  const date = asDate(when)
  if (!date) return '–'
  const difference = daysBetween(onClock(now), date)
  if (difference === 0) return coreText('dayToday')
  if (difference === -1) return coreText('dayYesterday')
  if (difference === 1) return coreText('dayTomorrow')
  const sameYear = date.getUTCFullYear() === onClock(now).getUTCFullYear()
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat(currentLocale(), sameYear ? options : { ...options, year: 'numeric' })
  return format.format(date).replaceAll('.', '')
}

/** `donderdag 12 november` */
export function formatLongDay(when: Maybe): string {
  const date = asDate(when)
  if (!date) return '–'
  const options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(currentLocale(), options).format(date)
}

/** Time today, "gisteren 20:41", and the day before that: for messages and timelines. */
export function formatMoment(when: Maybe, now: When = new Date()): string {
  const date = asDate(when)
  if (!date) return '–'
  const difference = daysBetween(onClock(now), date)
  if (difference === 0) return formatTime(when)
  if (Math.abs(difference) === 1) return `${formatDay(when, now)} ${formatTime(when)}`
  return formatDay(when, now)
}

/** Reads `12-11-2026`, `12/11/26` or `12 11 2026`. @returns `2026-11-12`, or null when it is no date */
export function parseDate(text: string): string | null {
  const match = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})\s*$/.exec(text)
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  // 31 February becomes 3 March: that is not what was typed.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Reads `9`, `930`, `9:30`, `9.30` or `9u30`. @returns `09:30`, or null when it is no time of a day */
export function parseTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.uh ]?(\d{2}))?\s*$/i.exec(text)
  if (!match) return null
  const [, hour = '', minute = '00'] = match
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** What the clock of the company shows at a moment, if it is one. */
function asDate(when: Maybe): Date | null {
  if (when === null || when === undefined || Number.isNaN(new Date(when).getTime())) return null
  return onClock(when)
}

function daysBetween(from: Date, to: Date): number {
  return Math.floor(to.getTime() / DAY_MS) - Math.floor(from.getTime() / DAY_MS)
}

function dayMonthYear(date: Date, between: string): string {
  return date.toISOString().slice(0, 10).split('-').reverse().join(between)
}

const DAY_MS = 86_400_000
