/** Units of a delay, by how many minutes they are stored (R-WF-005). */
export const MINUTES = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 } as const
export type Unit = keyof typeof MINUTES
export const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** The unit in which a stored delay is shown when nobody chose one that divides it (R-WF-006). */
export function shownUnit(minutes: number): Unit {
  return minutes >= MINUTES.year ? 'year' : minutes >= MINUTES.day ? 'day' : minutes >= MINUTES.hour ? 'hour' : 'minute'
}

/** A stored delay as people typed it. */
export function shownDelay(minutes: number, chosen: Unit | null): { readonly count: number; readonly unit: Unit } {
  const unit = chosen && minutes % MINUTES[chosen] === 0 ? chosen : shownUnit(minutes)
  return { count: Math.round((minutes / MINUTES[unit]) * 100) / 100, unit }
}
