import type { Cents } from '@core/domain/money'

/** A statement as far as it follows on another. */
interface Period {
  readonly from: string
  readonly until: string
  readonly opening: Cents
  readonly closing: Cents
}

/**
 * The balance with which the statement before another one ended, where that is not what the other begins with: statements
 * in between are missing. `null` when nothing is, and for what is about days that another one is about as well.
 */
export function gapBefore(statement: Period, others: readonly Period[]): Cents | null {
  const earlier = others.filter(({ from }) => from < statement.from)
  const last = earlier.toSorted((one, other) => one.until.localeCompare(other.until)).at(-1)
  if (!last || last.until >= statement.from) return null
  const ended = earlier.filter(({ until }) => until === last.until)
  return ended.some(({ closing }) => closing === statement.opening) ? null : last.closing
}
