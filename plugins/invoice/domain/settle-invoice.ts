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
import { leftForGaccount } from '../gaccount/left'
import { creditsOf } from './credits'
import { followWriteOff } from './follow-write-off'
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
  const owed = fromEuros(invoice.amount_inc_vat) - paid
  const credited = invoice.credit_of ? fromEuros(invoice.amount_credited) : await takeOff(context, invoice.id, owed, at)
  const open = owed - credited
  Object.assign(invoice, {
    amount_paid: toEuros(paid),
    amount_credited: toEuros(credited),
    amount_open: toEuros(open),
    gaccount_open: toEuros(await leftForGaccount(context, invoice, open)),
  })
  const sign = invoice.credit_of ? -1 : 1
  const nothingLeft = open * sign <= 0
  if (nothingLeft && isOpen(invoice)) {
    await move(context, invoiceStates, invoice, payments.length ? 'pay' : 'settle', { at })
  } else if (nothingLeft && invoice.status === 'unpayable' && paid * sign > 0) {
    await move(context, invoiceStates, invoice, 'pay', { at, set: { date_written_off: null } })
  } else if (!nothingLeft && (invoice.status === 'paid' || invoice.status === 'settled')) {
    await move(context, invoiceStates, invoice, 'reopen', { set: { date_paid: null } })
  } else {
    await writeNow(context)
  }
  await followWriteOff(context, invoice, at)
}

/**
 * What credits take off an invoice of which `owed` cents were not paid, in cents. What they have left to give goes to what
 * is open of it, also when that opens later; what was paid already is left to pay back.
 */
async function takeOff(context: Context, invoiceId: number, owed: number, at: Date): Promise<number> {
  const credits = (await creditsOf(context, invoiceId)).filter(({ status }) => status !== 'draft')
  let taken = credits.reduce((cents, { amount_credited }) => cents - fromEuros(amount_credited), 0)
  for (const { id } of credits.filter(({ amount_open }) => amount_open < 0)) {
    const credit = taken < owed ? await openRecord(context, Invoice, id, { hold: true }) : null
    if (!credit) continue
    const more = Math.min(-fromEuros(credit.amount_open), owed - taken)
    credit.amount_credited = toEuros(fromEuros(credit.amount_credited) - more)
    taken += more
    await settleInvoice(context, credit, at)
  }
  return taken
}

/** What follows from an invoice that goes out: its amount is open, and a credit takes that off the invoice it credits. */
export async function openAmounts(context: Context, invoice: InvoiceRecord, at?: Date): Promise<void> {
  await settleInvoice(context, invoice, at)
  const credited = invoice.credit_of ? await openRecord(context, Invoice, invoice.credit_of) : null
  if (credited) await settleInvoice(context, credited, at)
}
