import { invalid } from '@core/context/problem'
import { endMoved, type Lasting, usualEnd } from './lasting'
import type { Zoned } from './today'

interface Period {
  start_date?: Date | null
  end_date?: Date | null
}

/** How a kind of period lasts, and on whose clock. */
interface Manner {
  readonly lasting: Lasting
  readonly zoned: Zoned
  /** Minutes that it takes unless told; an hour when left out (R-AGND-003, R-TASK-009). */
  readonly minutes?: number
}

const MINUTE_MS = 60_000

/**
 * Makes when something begins and ends whole: without seconds, as long as usual unless told, and lasting as it did when
 * only its start moves (R-AGND-001 to R-AGND-003, R-TASK-007 to R-TASK-009, R-FLOW-033).
 *
 * @throws Problem 422 for an end before the start, and for an end of what has no start
 */
export function settlePeriod(
  period: Period,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
  { lasting, zoned, minutes = 60 }: Manner,
): void {
  const start = withoutSeconds(period.start_date)
  const given = withoutSeconds(period.end_date)
  const was = before && stretchOf(before, period)
  const startMoves = start && was && 'start_date' in changes && !('end_date' in changes)
  const keeps = startMoves || (start && was && !given)
  const end = keeps
    ? endMoved(was, start, lasting, zoned)
    : (given ?? (start && usualEnd(start, lasting, minutes, zoned)))
  if (!start && end && 'end_date' in changes) throw invalid('start_date', 'core.start_needed')
  if (start && end && end < start) throw invalid('end_date', 'core.end_before_start')
  period.start_date = start
  period.end_date = start ? end : null
}

/** When it was before a change, if it was at all. */
function stretchOf(before: Readonly<Record<string, unknown>>, now: Period) {
  const [start, end] = (['start_date', 'end_date'] as const).map(field =>
    momentOf(field in before ? before[field] : now[field]),
  )
  return start && end && end >= start ? { start, end } : null
}

function withoutSeconds(moment: Date | null | undefined): Date | null {
  return moment ? new Date(Math.floor(new Date(moment).getTime() / MINUTE_MS) * MINUTE_MS) : null
}

const momentOf = (value: unknown): Date | undefined =>
  value instanceof Date || typeof value === 'string' ? new Date(value) : undefined
