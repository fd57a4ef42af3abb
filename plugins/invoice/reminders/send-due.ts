import { batchWork, refusalSchema } from '@core/batches/batch-work'
import { batchAnswer, someIds } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { type Reason, textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { Invoice } from '../entities/invoice'
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

/** Reminders of many invoices as a batch; `dry_run` only says of which not, and why (R-BATCH-004). */
export const sendDueReminders = call({
  method: 'POST',
  path: 'invoice/bulksendnextreminder',
  access: { module: 'INVOICE' },
  summary: 'Send many invoices the step whose day has come; progress at batch/{id}, or with dry_run of which not',
  body: t.Object({ ids: someIds, dry_run: t.Optional(t.Boolean()) }, { additionalProperties: false }),
  response: t.Union([batchAnswer, t.Object({ refused: t.Array(refusalSchema) })]),
  example: { ids: [1, 2, 3], dry_run: true },
  async run(context, { body }) {
    const invoices = await readRows(context, Invoice, ['id'], { id: body.ids, is_template: false }, 'id')
    if (!invoices.length) throw notFound()
    const ids = invoices.map(({ id }) => id)
    if (!body.dry_run) return startBatch(context, sendDueStep, {}, ids)
    const standings = new Map((await standingsOf(context)).map(standing => [standing.invoice.id, standing]))
    const day = today(context.company)
    return {
      refused: ids.flatMap(id => {
        const reason = refusalOf(standings.get(id), day)
        return reason ? [{ id, message: textOf(context, reason) }] : []
      }),
    }
  },
})
