import { batchWork } from '@core/batches/batch-work'
import { type Reason, textOf } from '@core/context/reason'
import { today } from '@core/time/today'
import { onMany } from '../api/on-many'
import { sendNextStep } from './send-step'
import { type Standing, standingsOf } from './standing'

/** Sends one invoice the step whose day has come. */
export const sendDueStep = batchWork<Record<string, never>>('invoice.send-due-step', async (context, _, id) => {
  const held = await sendNextStep(context, id)
  return held ? { id, message: textOf(context, held.reason) } : undefined
})

/** Why the batch would leave an invoice, by the same reasons: what only shows in a text is told by the batch itself. */
function refusalOf(standing: Standing | undefined, day: string): Reason | null {
  if (!standing) return 'invoice.nothing_to_remind'
  const { stopped, next } = standing
  if (stopped) return stopped.reason
  if (!next) return 'invoice.no_next_step'
  return next.on > day ? 'invoice.step_not_yet' : null
}

/** The next step of many invoices. */
export const sendDueReminders = onMany({
  path: 'invoice/bulksendnextreminder',
  summary: 'Send many invoices the step whose day has come',
  work: sendDueStep,
  async refused(context, ids) {
    const standings = new Map((await standingsOf(context)).map(standing => [standing.invoice.id, standing]))
    const day = today(context.company)
    return ids.flatMap(id => {
      const reason = refusalOf(standings.get(id), day)
      return reason ? [{ id, message: textOf(context, reason) }] : []
    })
  },
})
