import { invalid } from '@core/context/problem'

/** Working days of a year: no project takes longer until its last visit. */
const MOST_DAYS = 260
const MINUTES_OF_DAY = 1440

interface WithOffset {
  readonly offset_days?: number | null | undefined
  readonly offset_time?: number | null | undefined
}

/** @throws Problem 422 for an offset that lies before the beginning, beyond a year, or at no time of the day */
export function checkOffset({ offset_days, offset_time }: WithOffset): void {
  if (!isWithin(offset_days, MOST_DAYS)) throw invalid('offset_days', 'core.invalid_number')
  if (!isWithin(offset_time, MINUTES_OF_DAY - 1)) throw invalid('offset_time', 'core.invalid_number')
}

const isWithin = (value: number | null | undefined, most: number): boolean =>
  value === null || value === undefined || (value >= 0 && value <= most)
