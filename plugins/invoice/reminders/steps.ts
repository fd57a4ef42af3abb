import { invalid } from '@core/context/problem'
import { type Static, Type as t } from '@sinclair/typebox'

/** What a customer gets about one invoice, in this order: before its last day, and after it. */
export const STEPS = ['announcement', 'first', 'second', 'notice'] as const
export type Step = (typeof STEPS)[number]

export const stepSchema = t.Union(STEPS.map(step => t.Literal(step)))

/** A step that a company chose, and how many days after the last day of an invoice it comes; before it with a minus. */
export const chosenStep = t.Object(
  { step: stepSchema, days: t.Integer({ minimum: -30, maximum: 365 }) },
  { additionalProperties: false },
)
export type ChosenStep = Static<typeof chosenStep>

/** What companies start with, as soon as they let reminders go by themselves. */
export const FIRST_STEPS: readonly ChosenStep[] = [
  { step: 'announcement', days: -3 },
  { step: 'first', days: 3 },
  { step: 'second', days: 10 },
  { step: 'notice', days: 21 },
]

/** Place of a step among all. */
export const rankOf = (step: Step): number => STEPS.indexOf(step)

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
