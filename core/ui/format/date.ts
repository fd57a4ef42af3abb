import { currentLocale } from '../i18n/language.ts'
import { coreText } from '../i18n/use-t.ts'

/** Dates show in the time of the work, wherever the computer stands. */
const timeZone = 'Europe/Amsterdam'
type When = string | Date | null | undefined

/** `12/11/2026 09:41` in tooltips, logs and exports (R-FMT-002). Without a date "–". */
export function formatDateTime(when: When): string {
  const date = asDate(when)
  if (!date) return '–'
  const { day, month, year, hour, minute } = parts(date)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

/** `12-11-2026`, as it is typed in forms. */
export function formatDate(when: When): string {
  const date = asDate(when)
  if (!date) return '–'
  const { day, month, year } = parts(date)
  return `${day}-${month}-${year}`
}

/** `09:41` */
export function formatTime(when: When): string {
  const date = asDate(when)
  if (!date) return '–'
  const { hour, minute } = parts(date)
  return `${hour}:${minute}`
}

/** In lists: "vandaag", "gisteren", "morgen", "6 nov", and "6 nov 2025" in another year (R-FMT-003). */
export function formatDay(when: When, now = new Date()): string {
  const date = asDate(when)
  if (!date) return '–'
  const difference = daysBetween(now, date)
  if (difference === 0) return coreText('dayToday')
  if (difference === -1) return coreText('dayYesterday')
  if (difference === 1) return coreText('dayTomorrow')
  const sameYear = parts(date).year === parts(now).year
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone }
  const text = new Intl.DateTimeFormat(currentLocale(), sameYear ? options : { ...options, year: 'numeric' }).format(
    date,
  )
  return text.replaceAll('.', '')
}

/** `donderdag 12 november` */
export function formatLongDay(when: When): string {
  const date = asDate(when)
  if (!date) return '–'
  return new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
    date,
  )
}

/** Time today, "gisteren 20:41", and the day before that: for messages and timelines. */
export function formatMoment(when: When, now = new Date()): string {
  const date = asDate(when)
  if (!date) return '–'
  const difference = daysBetween(now, date)
  if (difference === 0) return formatTime(date)
  if (Math.abs(difference) === 1) return `${formatDay(date, now)} ${formatTime(date)}`
  return formatDay(date, now)
}

/** "3 dagen geleden", "over 2 uur", in the language of the user (R-FMT-003). */
export function formatRelative(when: When, now = new Date()): string {
  const date = asDate(when)
  if (!date) return '–'
  const minutes = Math.round((date.getTime() - now.getTime()) / 60_000)
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute')
  if (Math.abs(minutes) < 1440) return format.format(Math.round(minutes / 60), 'hour')
  if (Math.abs(minutes) < 1440 * 30) return format.format(Math.round(minutes / 1440), 'day')
  if (Math.abs(minutes) < 1440 * 365) return format.format(Math.round(minutes / 1440 / 30), 'month')
  return format.format(Math.round(minutes / 1440 / 365), 'year')
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

function asDate(when: When): Date | null {
  if (when === null || when === undefined || when === '') return null
  const date = typeof when === 'string' ? new Date(when) : when
  return Number.isNaN(date.getTime()) ? null : date
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((midnight(to) - midnight(from)) / 86_400_000)
}

function midnight(date: Date): number {
  const { day, month, year } = parts(date)
  return Date.UTC(Number(year), Number(month) - 1, Number(day))
}

type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>

const partsFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

function parts(date: Date): Parts {
  return Object.fromEntries(partsFormat.formatToParts(date).map(part => [part.type, part.value])) as Parts
}
