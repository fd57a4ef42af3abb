import { workingDayFrom } from '@core/domain/working-day'
import { addDays, latestDay } from '@core/time/today'
import { type ChosenStep, rankOf, type Step } from './steps'

/** As much of an open invoice as says what its customer gets next. Days are `YYYY-MM-DD`. */
export interface Scheduled {
  /** Its last day. */
  readonly enddate: string
  /** The day on which it was sent. */
  readonly sentOn: string | null
  /** The steps that went out. */
  readonly done: readonly Step[]
  /** The day of its last reminder, by itself or by hand; an announcement is none. */
  readonly remindedOn: string | null
  /** The last day of a pause. */
  readonly pausedUntil: string | null
}

/** A step with the first day on which it may go out. */
export interface NextStep {
  readonly step: Step
  readonly on: string
}

/**
 * What the customer of an invoice gets next; null after the last step. Steps go one by one: what should have gone out
 * while nothing could comes as one step, and the step after it keeps the days that lie between the two. What falls on a
 * free day waits for the next working day; an announcement that comes too late is left out.
 */
export function nextStep(invoice: Scheduled, steps: readonly ChosenStep[], today: string): NextStep | null {
  const last = Math.max(-1, ...invoice.done.map(rankOf))
  const resumed = invoice.pausedUntil && addDays(invoice.pausedUntil, 1)
  for (const [at, { step, days }] of steps.entries()) {
    if (rankOf(step) <= last) continue
    const planned = addDays(invoice.enddate, days)
    if (step === 'announcement') {
      const on = workingDayFrom(latestDay([planned, invoice.sentOn && addDays(invoice.sentOn, 1), resumed]))
      if (on <= invoice.enddate && today <= invoice.enddate) return { step, on }
      continue
    }
    const between = days - Math.max(0, steps[at - 1]?.days ?? 0)
    const afterLast = invoice.remindedOn && addDays(invoice.remindedOn, between)
    return { step, on: workingDayFrom(latestDay([planned, afterLast, resumed])) }
  }
  return null
}
