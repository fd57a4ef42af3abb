import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { fromEuros } from '@core/domain/money'
import { confirmationReader } from '@plugins/confirmation/contract'
import type { DocumentRecord } from '@plugins/documents/contract'
import { quotationReader } from '@plugins/quotation/contract'
import { Invoice } from '../entities/invoice'
import { countsForQuotation } from './quotation-knows'

/** What an invoice bills: a quotation, or an order confirmation with the quotation that it confirms, if there is one. */
export interface Bills {
  readonly quotation_id?: number | null
  readonly confirmation_id?: number | null
}

/** Kind of the document that an invoice bills; texts about it are named after it. */
export const billedKind = ({ confirmation_id }: Bills): BilledKind => (confirmation_id ? 'confirmation' : 'quotation')

/** Kinds of documents that are billed. */
export const BILLED_KINDS = ['quotation', 'confirmation'] as const
export type BilledKind = (typeof BILLED_KINDS)[number]

/** The column of an invoice that says which document of a kind it bills. */
export const BILLS_BY = { quotation: 'quotation_id', confirmation: 'confirmation_id' } as const

/** A document of a kind, as who bills it asks for it. */
export const askedDocument = {
  quotation: (id: number) => ({ quotation_id: id }),
  confirmation: (id: number) => ({ confirmation_id: id }),
} as const satisfies Record<BilledKind, (id: number) => object>

/**
 * The document that an invoice bills, or `null` when it is not there. With `hold` it is held, after the quotation that it
 * confirms: whatever bills either of them waits.
 */
export async function billedDocument(
  context: Context,
  { quotation_id, confirmation_id }: Bills,
  options: { hold?: boolean } = {},
): Promise<DocumentRecord | null> {
  const quotation = quotation_id ? await context.use(quotationReader).find(context, quotation_id, options) : null
  return confirmation_id ? context.use(confirmationReader).find(context, confirmation_id, options) : quotation
}

/**
 * The document to make an invoice of and all that the invoice bills, held like {@link billedDocument}, as far as its
 * states let it be billed.
 *
 * @throws Problem 409 when they refuse
 */
export async function documentToBill(
  context: Context,
  asked: { readonly quotation_id: number } | { readonly confirmation_id: number },
): Promise<{ readonly document: DocumentRecord; readonly bills: Bills } | null> {
  const quotations = context.use(quotationReader)
  const confirmations = context.use(confirmationReader)
  if ('quotation_id' in asked) {
    const document = await quotations.toMakeOf(context, asked.quotation_id, 'bill')
    return document && { document, bills: { quotation_id: document.id } }
  }
  const { confirmation_id } = asked
  const quotation_id = await confirmations.quotationOf(context, confirmation_id)
  if (quotation_id) await quotations.find(context, quotation_id, { hold: true })
  const document = await confirmations.toMakeOf(context, confirmation_id, 'bill')
  return document && { document, bills: { quotation_id, confirmation_id: document.id } }
}

/**
 * The invoices that count and bill the same: all of the quotation, be it by itself or by an order confirmation of it, else
 * those of the calculation that is left of one.
 */
export async function billedTogether(context: Context, { quotation_id, confirmation_id }: Bills, origin: number) {
  const columns = [
    'id',
    'number',
    'status',
    'credit_of',
    'confirmation_id',
    'calculation_id',
    'term',
    'amount_credited',
    'documentdate',
    'amount_inc_vat',
  ] as const
  const where = quotation_id
    ? { quotation_id }
    : confirmation_id
      ? { confirmation_id }
      : { origin_calculation_id: origin }
  return (await readRows(context, Invoice, columns, where, 'id')).filter(countsForQuotation)
}

/**
 * Why something is not billed: a quotation is billed itself, or by one of its order confirmations, and not by both. Null
 * when nothing of it is billed elsewhere, or all of that was credited.
 */
export function billedElsewhere(
  { confirmation_id = null }: Bills,
  billed: readonly { readonly confirmation_id: number | null; readonly amount_inc_vat: number }[],
): Reason | null {
  const elsewhere = billed.filter(one => one.confirmation_id !== confirmation_id)
  if (!elsewhere.reduce((cents, { amount_inc_vat }) => cents + fromEuros(amount_inc_vat), 0)) return null
  return elsewhere.some(one => one.confirmation_id) ? 'invoice.billed_by_confirmation' : 'invoice.billed_by_quotation'
}
