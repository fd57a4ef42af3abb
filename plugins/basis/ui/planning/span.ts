import { mondayOf } from '@core/domain/week'
import { addDays, dayAt, formatLongDay, formatTime, minutesBetween, momentAt } from '@core/ui'

/** Hours of a working day that the board draws; what is earlier or later stands at the edge. */
export const FIRST_HOUR = 7
export const LAST_HOUR = 18
const MINUTES = (LAST_HOUR - FIRST_HOUR) * 60

export const PLANNING_VIEWS = ['day', 'week', 'fortnight'] as const
export type PlanningView = (typeof PLANNING_VIEWS)[number]

/** The days that a view shows; weeks begin on Monday. */
export function daysOf(view: PlanningView, date: string): string[] {
  if (view === 'day') return [date]
  const monday = mondayOf(date)
  return Array.from({ length: view === 'week' ? 7 : 14 }, (_, day) => addDays(monday, day))
}

/** Day of the same place in the view before or after. */
export const turned = (view: PlanningView, date: string, by: -1 | 1): string =>
  addDays(date, by * { day: 1, week: 7, fortnight: 14 }[view])

/** Minutes that work is put down at: the closer one looks, the finer. */
export const stepOf = (view: PlanningView): number => ({ day: 15, week: 30, fortnight: 60 })[view]

/** Week of the year as calendars count it: that of its Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return 1 + Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / 604_800_000)
}

/** Minutes since midnight on the clock of the company. */
export function minutesAt(when: string): number {
  const [hours = 0, minutes = 0] = formatTime(when).split(':').map(Number)
  return hours * 60 + minutes
}

/** How far a moment is along a row of days, from 0 to 1; what lies outside is at its edge. */
export const shareOf = (when: string, days: readonly string[]): number => shareOfSlot(slotOf(when), days)

/** The same of a time of the board. */
export function shareOfSlot({ day, minutes }: Slot, days: readonly string[]): number {
  const at = days.indexOf(day)
  if (at < 0) return days.findIndex(shown => shown > day) < 0 ? 1 : days.findIndex(shown => shown > day) / days.length
  const within = (minutes - FIRST_HOUR * 60) / MINUTES
  return (at + Math.min(1, Math.max(0, within))) / days.length
}

/** A time of the board: a day, and minutes since its midnight. */
export interface Slot {
  readonly day: string
  readonly minutes: number
}

/** The time at a place along a row of days, on the nearest step: one at which work can begin, or one at which it ends. */
export function slotAt(share: number, days: readonly string[], step: number, edge: 'start' | 'end' = 'start'): Slot {
  const along = Math.min(days.length - 1e-6, Math.max(0, share * days.length))
  const at = Math.floor(along)
  const minutes = FIRST_HOUR * 60 + Math.round(((along - at) * MINUTES) / step) * step
  const last = LAST_HOUR * 60 - (edge === 'start' ? step : 0)
  return { day: days[at] ?? days[0] ?? '', minutes: Math.min(minutes, last) }
}

export const slotOf = (when: string): Slot => ({ day: dayAt(when), minutes: minutesAt(when) })

/** The moment of a slot. */
export function momentOf({ day, minutes }: Slot): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return momentAt(day, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
}

/** Minutes that something takes. */
export const lengthOf = ({ start, end }: { start: string; end: string }): number => minutesBetween(start, end)

/** `do 26 november` */
export function phoneDay(day: string): string {
  const [weekday = '', ...rest] = formatLongDay(day).split(' ')
  return [weekday.slice(0, 2), ...rest].join(' ')
}

/** `do 26` */
export const shortDay = (day: string): string => phoneDay(day).split(' ', 2).join(' ')
