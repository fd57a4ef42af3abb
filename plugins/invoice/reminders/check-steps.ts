import { invalid } from '@core/context/problem'
import { type ChosenStep, rankOf } from './steps'

/**
 * Makes sure that the chosen steps follow each other: each once, the announcement before the last day of an invoice, the
 * others after it and each later than the one before.
 *
 * @throws Problem 422
 */
export function checkSteps(steps: readonly ChosenStep[]): void {
  const field = 'invoice_reminder_steps'
  for (const [at, { step, days }] of steps.entries()) {
    const before = steps[at - 1]
    if (before && rankOf(before.step) >= rankOf(step)) throw invalid(field, 'invoice.steps_out_of_order')
    if (step === 'announcement' && days >= 0) throw invalid(field, 'invoice.step_day_announcement')
    if (step !== 'announcement' && days <= 0) throw invalid(field, 'invoice.step_day_reminder')
    if (before && before.days >= days) throw invalid(field, 'invoice.step_too_early')
  }
}
