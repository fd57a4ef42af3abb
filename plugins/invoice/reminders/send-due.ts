import { batchWork, refusalSchema } from '@core/batches/batch-work'
import { batchAnswer, someIds } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { textOf } from '@core/context/reason'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { sendNextStep } from './send-step'
import { standingsOf } from './standing'

/** Sends one invoice the step whose day has come. */
export const sendDueStep = batchWork<Record<string, never>>('invoice.send-due-step', async (context, _, id) => {
  const held = await sendNextStep(context, id)
  return held ? { id, message: textOf(context, held.reason) } : undefined
})

/** What a batch would leave, by the same reasons: what only shows in a text is told by the batch itself. */
export const sendDueReminders = call({
  method: 'POST',
  path: 'invoice/bulksendnextreminder',
  access: { module: 'INVOICE' },
  summary: 'Send many invoices the step whose day has come; progress at batch/{id}, or with dry_run of which not',
  body: t.Object({ ids: someIds, dry_run: t.Optional(t.Boolean()) }, { additionalProperties: false }),
  response: t.Union([batchAnswer, t.Object({ refused: t.Array(refusalSchema) })]),
  example: { ids: [1, 2, 3], dry_run: true },
  async run(context, { body }) {
    const standings = new Map((await standingsOf(context)).map(standing => [standing.invoice.id, standing]))
    const ids = body.ids.filter(id => standings.has(id))
    if (!ids.length) throw notFound()
    if (!body.dry_run) return startBatch(context, sendDueStep, {}, ids)
    const day = today(context.company)
    return {
      refused: ids.flatMap(id => {
        const { next, stopped } = standings.get(id) ?? {}
        const reason =
          stopped?.reason ?? (!next ? 'invoice.no_next_step' : next.on > day ? 'invoice.step_not_yet' : undefined)
        return reason ? [{ id, message: textOf(context, reason) }] : []
      }),
    }
  },
})
