import type { Context } from '@core/context/context'
import { notFound, Problem, refused } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { type Cents, fromEuros, type MoneyLanguage } from '@core/domain/money'
import { type DocumentRecord, shownDocument, shownVersion } from '@plugins/documents/contract'
import { invoiceLink } from '../contract'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import { invoiceKind } from './invoice-kind'
import { INVOICED_STATUSES } from './open-statuses'

/** An invoice as far as paying it goes, and to whom: what stands on the version that its customer has. */
export interface CustomerInvoice {
  readonly id: number
  readonly number: string | null
  readonly hash: string
  readonly flow_id: number | null
  /** What is left to pay; nothing where the customer is not asked to. */
  readonly open: Cents
  /** How much of that is paid on the ordinary account: by transfer, or online. */
  readonly payable: Cents
  /** The G-rekening that the rest of it is paid on; null where all goes to the ordinary account. */
  readonly gaccount: string | null
  readonly total: Cents
  readonly language: MoneyLanguage
  readonly seller: string
  readonly iban: string | null
}

/** The invoice behind a customer's link, or for staff by its number. @throws Problem 404 as its page does */
export async function customerInvoice(context: Context, id: number): Promise<CustomerInvoice> {
  const document = await shownDocument(context, invoiceKind, id)
  const version = await shownVersion(context, invoiceKind, document)
  if (!version) throw new Problem(404, invoiceLink.notFound)
  const { seller, language, apart } = version.content
  const open = fromEuros(invoiceKind.toPay?.(document) ?? 0)
  const left = open > 0 ? fromEuros((document as DocumentRecord & { gaccount_open?: number }).gaccount_open ?? 0) : 0
  return {
    id,
    number: document.number ?? null,
    hash: document.hash,
    flow_id: document.flow_id ?? null,
    open,
    payable: open - left,
    gaccount: apart && left ? apart.iban : null,
    total: fromEuros(document.amount_inc_vat),
    language,
    seller: seller.name,
    iban: seller.iban,
  }
}

/** What came in on an invoice, the oldest first; euros, with a minus for what went back. */
export const paymentsOf = (context: Context, invoice_id: number) =>
  readRows(context, Payment, ['amount', 'paid_on', 'way'], { invoice_id }, 'paid_on')

/** What an invoice is called, and whose it is. @throws Problem 404 */
export async function readInvoiceNamed(context: Context, id: number) {
  const invoice = await readRow(context, Invoice, { id })
  if (!invoice) throw notFound()
  const { number, flow_id, user_id, relation_fullname } = invoice
  return { number, flow_id, user_id, relation_fullname }
}

/** The sent invoice whose lines are in a calculation. @throws Problem 404, and 409 for what was not sent */
export async function invoiceOfCalculation(context: Context, calculation_id: number): Promise<number> {
  const invoice = await readRow(context, Invoice, { calculation_id, is_template: false })
  if (!invoice) throw notFound()
  if (!INVOICED_STATUSES.some(status => status === invoice.status)) throw refused('invoice.only_sent_paid')
  return invoice.id
}
