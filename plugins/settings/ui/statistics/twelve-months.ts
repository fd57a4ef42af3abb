/** A month of the company's statistics. */
export type MonthFigures = Readonly<Record<string, number | string>>

const YEAR = 12

/** A figure of the last twelve months together, and of the twelve before those. */
export function yearsOf(months: readonly MonthFigures[], field: string): { now: number; before: number } {
  const sum = (some: readonly MonthFigures[]) => some.reduce((total, month) => total + Number(month[field] ?? 0), 0)
  return { now: sum(months.slice(-YEAR)), before: sum(months.slice(-2 * YEAR, -YEAR)) }
}

/** What a figure was on average in the twelve months up to each month; null where not all of them are known. */
export const averages = (months: readonly MonthFigures[], field: string): (number | null)[] =>
  months.map((_, at) => (at < YEAR - 1 ? null : yearsOf(months.slice(0, at + 1), field).now / YEAR))

/** Part of a whole in percent, rounded; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 100) : null
