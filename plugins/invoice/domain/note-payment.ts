import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import type { Row } from '@core/db/schema'
import { createRecord, removeRecord } from '@core/resource/record'
import { askFor } from '@core/states/refusal'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import { payments } from '../resources/payments'
import { invoiceStates } from './invoice-states'
import { type InvoiceRecord, settleInvoice } from './settle-invoice'

/** A payment as it is noted; `amount` in euros, with a minus for what went back; `paid_on` as YYYY-MM-DD. */
export type NewPayment = Pick<Row<typeof Payment>, 'invoice_id' | 'amount' | 'paid_on'> &
  Partial<Pick<Row<typeof Payment>, 'way' | 'reference' | 'source'>>

/** Opens and locks the invoice, so that payments at the same moment are counted one after the other; null when there is none. */
export const heldInvoice = (context: Context, invoiceId: number): Promise<InvoiceRecord | null> =>
  openRecord(context, Invoice, invoiceId, { hold: true })

/** The same for whoever was told its number. @throws Problem 404 */
export async function holdInvoice(context: Context, invoiceId: number): Promise<InvoiceRecord> {
  const invoice = await heldInvoice(context, invoiceId)
  if (!invoice) throw notFound()
  return invoice
}

/** Lets an invoice follow a payment that was noted or taken back. */
export async function followPayment(
  context: Context,
  invoice: InvoiceRecord,
  { amount, paid_on }: { amount: number; paid_on?: string },
): Promise<void> {
  await settleInvoice(context, invoice, paid_on ? new Date(`${paid_on}T12:00:00Z`) : undefined)
  await context.emit(invoiceEvents.paymentChanged, { id: invoice.id, flow_id: invoice.flow_id ?? null, amount })
}

/**
 * Notes a payment and lets its invoice follow. What has a `source` is booked once: whoever comes again with the same one
 * gets the payment that stands. @throws Problem 404, 409, 422
 */
export async function notePayment(context: Context, payment: NewPayment): Promise<{ readonly id: number }> {
  const invoice = await holdInvoice(context, payment.invoice_id)
  const noted = payment.source && (await openRecord(context, Payment, { source: payment.source }))
  if (noted) return noted
  const made = await createRecord(payments, context, payment)
  await followPayment(context, invoice, payment)
  return made
}

/** Takes back a payment by its source; nothing happens when it does not stand. For the owner of the source. */
export async function takeBackPayment(context: Context, source: string): Promise<void> {
  const payment = await openRecord(context, Payment, { source })
  if (payment) await removePayment(context, payment)
}

/** Takes back a payment and lets its invoice follow. @throws Problem 404, 409 */
export async function removePayment(context: Context, payment: { id: number } & NewPayment): Promise<InvoiceRecord> {
  const invoice = await holdInvoice(context, Number(payment.invoice_id))
  await askFor(context, invoiceStates, invoice, 'notePayment')
  await removeRecord(payments, context, payment)
  await followPayment(context, invoice, { amount: -Number(payment.amount) })
  return invoice
}

/** Refuses to take back by hand what something outside Vakwerk proves. @throws Problem 409 */
export function refuseProven({ source }: { source?: string | null }): void {
  if (source) throw refused('invoice.payment_is_proven')
}
