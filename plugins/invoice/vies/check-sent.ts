import type { Context } from '@core/context/context'
import { heavyJob, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { notify } from '@core/notifications/notify'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { type Asked, askRegister, keepAnswer, lastAnswer, logUnchecked } from './check'
import { numberToCheck } from './number-to-check'

/** The number that a sent invoice rests on and that nobody asked after yet. */
async function uncheckedNumber(context: Context, id: number) {
  const invoice = await openRecord(context, Invoice, id)
  const wanted = invoice && (await numberToCheck(context, invoice))
  return wanted && !(await lastAnswer(context, id, wanted.plain)) ? wanted : null
}

/** Asks after the number of an invoice that went out without an answer: one of many, or while the register was away. */
export const checkSentNumber = heavyJob<{ id: number }, Asked | null>('invoice.check-sent-number', {
  async reachOut({ id }, context) {
    const wanted = await uncheckedNumber(context, id)
    return async () => wanted && askRegister(context, wanted)
  },
  async run({ id }, context, asked) {
    const invoice = asked && (await openRecord(context, Invoice, id, { hold: true }))
    if (!invoice || (await uncheckedNumber(context, id))?.plain !== asked.plain) return
    const { plain, answer } = asked
    if (!answer) return logUnchecked(context, invoice)
    await keepAnswer(context, id, plain, answer)
    if (answer.valid) return
    await notify(context, {
      type: 'invoice',
      id,
      flowId: invoice.flow_id ?? null,
      userId: invoice.user_id ?? null,
      title: context.text('invoice.vat_number_fails', { number: invoice.number ?? '' }),
      body: context.text('invoice.vat_number_sent_invalid', { number: plain }),
      url: `/invoice_detail/${id}`,
    })
  },
})

export const checkWhenSent = on(
  invoiceEvents.sent,
  'look up the VAT number that its reverse charge rests on',
  async ({ id }, context) => {
    if (await uncheckedNumber(context, id)) context.enqueue(checkSentNumber, { id })
  },
)
