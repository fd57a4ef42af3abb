/** What a customer gets about one invoice, in this order: before its last day, and after it. */
export const STEPS = ['announcement', 'first', 'second', 'notice'] as const
export type Step = (typeof STEPS)[number]

/** A step that a company chose, and how many days after the last day of an invoice it comes; before it with a minus. */
export interface ChosenStep {
  readonly step: Step
  readonly days: number
}

/** What companies start with, as soon as they let reminders go by themselves. */
export const FIRST_STEPS: readonly ChosenStep[] = [
  { step: 'announcement', days: -3 },
  { step: 'first', days: 3 },
  { step: 'second', days: 10 },
  { step: 'notice', days: 21 },
]

/** Place of a step among all. */
export const rankOf = (step: Step): number => STEPS.indexOf(step)
