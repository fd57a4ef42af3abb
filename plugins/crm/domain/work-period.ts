import { invalid } from '@core/context/problem'
import { endMoved } from '@core/time/lasting'
import type { Zoned } from '@core/time/today'
import type { FlowRecord } from '../entities/flow'

type Period = Pick<FlowRecord, 'current_start_date' | 'current_end_date'>

/**
 * When the start of the work moves, its end moves as far, unless that is given as well (R-FLOW-033).
 *
 * @throws Problem 422 for an end before the start
 */
export function keepPeriod(flow: Period, before: Readonly<Record<string, unknown>> | null, zoned: Zoned): void {
  const { current_start_date: start, current_end_date: end } = flow
  const was = before?.current_start_date
  if (was instanceof Date && start && end && !('current_end_date' in (before ?? {})))
    flow.current_end_date = endMoved({ start: was, end }, start, 'moments', zoned)
  if (start && flow.current_end_date && flow.current_end_date < start)
    throw invalid('current_end_date', 'crm.end_before_start')
}
