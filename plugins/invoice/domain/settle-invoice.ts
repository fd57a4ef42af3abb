import type { Context } from '@core/context/context'
import { holdVersion } from '@core/db/hold-version'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { fromEuros, toEuros } from '@core/domain/money'
import { move } from '@core/states/move'
import type { InferEntity } from '@mikro-orm/postgresql'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import { creditsOf } from './credits'
import { invoiceStates } from './invoice-states'
import { OPEN_STATUSES } from './open-statuses'

export type InvoiceRecord = InferEntity<typeof Invoice>

const isOpen = ({ status }: InvoiceRecord) => OPEN_STATUSES.some(open => open === status)

/**
 * Works out what is left to pay of an invoice from its payments and credits, and lets its status follow: paid or settled
 * when nothing is left, open again when something is (R-INV-003). The row is held, so that of several payments at once
 * each is counted.
 */
export async function settleInvoice(context: Context, invoice: InvoiceRecord, at = new Date()): Promise<void> {
  await holdVersion(context, Invoice, invoice)
  await writeNow(context)
  const payments = await readRows(context, Payment, ['amount'], { invoice_id: invoice.id })
  const paid = payments.reduce((cents, { amount }) => cents + fromEuros(amount), 0)
  const credited = invoice.credit_of ? fromEuros(invoice.amount_credited) : await appliedTo(context, invoice.id)
  const open = fromEuros(invoice.amount_inc_vat) - paid - credited
  Object.assign(invoice, {
    amount_paid: toEuros(paid),
    amount_credited: toEuros(credited),
    amount_open: toEuros(open),
  })
  const sign = invoice.credit_of ? -1 : 1
  const nothingLeft = open * sign <= 0
  if (nothingLeft && isOpen(invoice)) {
    await move(context, invoiceStates, invoice, payments.length ? 'pay' : 'settle', { at })
  } else if (!nothingLeft && (invoice.status === 'paid' || invoice.status === 'settled')) {
    await move(context, invoiceStates, invoice, 'reopen', { set: { date_paid: null } })
  } else {
    await writeNow(context)
  }
}

/** What credits took off an invoice, in cents. */
async function appliedTo(context: Context, invoiceId: number): Promise<number> {
  const credits = await creditsOf(context, invoiceId)
  return credits.reduce((cents, { amount_credited }) => cents - fromEuros(amount_credited), 0)
}

/**
 * What follows from an invoice that goes out: its amount is open, and a credit takes off what is still open of the
 * invoice that it credits. What was paid already is left to pay back.
 */
export async function openAmounts(context: Context, invoice: InvoiceRecord, at?: Date): Promise<void> {
  const credited = invoice.credit_of ? await openRecord(context, Invoice, invoice.credit_of) : null
  if (credited) {
    await holdVersion(context, Invoice, credited)
    const applied = Math.min(-fromEuros(invoice.amount_inc_vat), Math.max(0, fromEuros(credited.amount_open)))
    invoice.amount_credited = toEuros(-applied)
    await writeNow(context)
    await settleInvoice(context, credited, at)
  }
  await settleInvoice(context, invoice, at)
}
