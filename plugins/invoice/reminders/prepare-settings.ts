import type { Context } from '@core/context/context'
import { today } from '@core/time/today'
import { checkSteps } from './check-steps'
import { planToday } from './jobs'
import { runMoment } from './run-time'
import type { ChosenStep } from './steps'

type Chosen = {
  readonly invoice_reminders: boolean
  readonly invoice_reminder_hour: number
  readonly invoice_reminder_steps: readonly ChosenStep[]
}

/**
 * Steps follow each other; and who switches reminders on, or chooses another hour, has today's round still to come at it.
 * One whose hour is over begins tomorrow, so that there is time to look at what will go out.
 *
 * @throws Problem 422
 */
export async function prepareReminders(
  changes: Partial<Chosen>,
  context: Context,
  before: Chosen,
): Promise<Partial<Chosen>> {
  if (changes.invoice_reminder_steps) checkSteps(changes.invoice_reminder_steps)
  const { invoice_reminders: on, invoice_reminder_hour: hour } = { ...before, ...changes }
  const isNew = on !== before.invoice_reminders || hour !== before.invoice_reminder_hour
  if (isNew && new Date() < runMoment(today(context.company), hour, context.company))
    await planToday(context, { on, hour })
  return {}
}
