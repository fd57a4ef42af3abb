import { coreText } from '../i18n/use-t.ts'

export type DurationUnit = 'minutes' | 'hours' | 'days' | 'years'

/** A duration in the unit people use for it: under 90 minutes, up to a day, up to a year (R-FMT-001). */
export function durationUnit(minutes: number): { unit: DurationUnit; count: number } {
  if (minutes < 90) return { unit: 'minutes', count: Math.round(minutes) }
  if (minutes <= 1439) return { unit: 'hours', count: Math.round(minutes / 60) }
  if (minutes <= 525_599) return { unit: 'days', count: Math.round(minutes / 1440) }
  return { unit: 'years', count: Math.round(minutes / 525_600) }
}

/** `45 minuten`, `3 uur`, `6 dagen`, `2 jaar` from a number of minutes. */
export function formatDuration(minutes: number): string {
  const { unit, count } = durationUnit(minutes)
  return coreText(unit, { count })
}
