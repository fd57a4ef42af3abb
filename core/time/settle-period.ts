import { invalid } from '@core/context/problem'

interface Period {
  start_date?: Date | null
  end_date?: Date | null
}

const MINUTE_MS = 60_000
/** How long something takes unless told (R-AGND-003, R-TASK-009). */
const HOUR_MS = 60 * MINUTE_MS

/**
 * Makes when something begins and ends whole: without seconds, an hour long unless told, and with its length kept when only
 * its start moves (R-AGND-001 to R-AGND-003, R-TASK-007 to R-TASK-009).
 *
 * @throws Problem 422 for an end before the start, and for an end of what has no start
 */
export function settlePeriod(
  period: Period,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): void {
  const start = withoutSeconds(period.start_date)
  const had = { start: momentOf(before?.start_date), end: momentOf(before?.end_date) ?? momentOf(period.end_date) }
  const moves = before && start && 'start_date' in changes && !('end_date' in changes)
  const length = had.start && had.end && had.end > had.start ? had.end.getTime() - had.start.getTime() : HOUR_MS
  const end =
    moves || (start && !period.end_date) ? start && new Date(start.getTime() + length) : withoutSeconds(period.end_date)
  if (!start && end && 'end_date' in changes) throw invalid('start_date', 'core.start_needed')
  if (start && end && end < start) throw invalid('end_date', 'core.end_before_start')
  period.start_date = start
  period.end_date = start ? end : null
}

function withoutSeconds(moment: Date | null | undefined): Date | null {
  return moment ? new Date(Math.floor(new Date(moment).getTime() / MINUTE_MS) * MINUTE_MS) : null
}

const momentOf = (value: unknown): Date | undefined =>
  value instanceof Date || typeof value === 'string' ? new Date(value) : undefined
