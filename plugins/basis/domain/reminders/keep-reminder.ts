import { invalid } from '@core/context/problem'
import { movedAlong } from '@core/time/lasting'
import type { Zoned } from '@core/time/today'

interface Reminded {
  remind_at?: Date | null
}

/**
 * Moves a reminder along with what it reminds of, unless it is set by itself.
 *
 * @throws Problem 422 for one that is set in the past
 */
export function keepReminder(
  item: Reminded,
  of: { readonly is: Date | null | undefined; readonly was: unknown },
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
  zoned: Zoned,
): void {
  if (!item.remind_at) return
  const at = new Date(item.remind_at)
  const set = 'remind_at' in changes && Number(momentOf(before?.remind_at)) !== at.getTime()
  if (set && at.getTime() < Date.now()) throw invalid('remind_at', 'basis.remind_past')
  const was = momentOf(of.was)
  if (!set && was && of.is) item.remind_at = movedAlong(at, was, new Date(of.is), 'moments', zoned)
}

const momentOf = (value: unknown): Date | undefined =>
  value instanceof Date || typeof value === 'string' ? new Date(value) : undefined
