import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { fromEuros, toEuros } from '@core/domain/money'
import type { RestoreGuard } from '@core/resource/resource'
import type { Check } from '@core/states/states'
import { partialInvoice } from '@plugins/documents/contract'
import { Invoice } from '../entities/invoice'
import { type Bills, billedDocument, billedElsewhere, billedKind, billedTogether } from './billed-document'
import { termBilled } from './billed-terms'

/** As much of an invoice as counts against what it bills; euros including VAT. */
interface Part extends Bills {
  readonly id: number
  readonly number?: string | null
  readonly credit_of?: number | null
  readonly origin_calculation_id?: number | null
  readonly term?: number | null
  readonly amount_inc_vat: number
}

/**
 * A quotation or an order confirmation is billed no more than once (R-INV-008, G-PART): what goes out stays within what
 * went out before it, and what becomes a draft again within the drafts as well. What is billed is held, so that of several
 * at once each sees those before it, and a term is billed by one of them. What has a number has been counted.
 */
export const fitsItsQuotation: Check<Part> = async (part, context, { to, made }) => {
  const { id, number, credit_of, origin_calculation_id: origin } = part
  if (!origin || credit_of || number) return true
  const billed = await standingBilled(context, part, made)
  if (billed && 'refusal' in billed) return billed.refusal
  const source = billed ?? (await partialInvoice.calculation(context, origin))
  const whole = fromEuros(source?.amount_inc_vat ?? 0)
  const together = await billedTogether(context, part, origin)
  const others = together.filter(one => one.id !== id && (to === 'draft' || one.number))
  const elsewhere = billedElsewhere(part, others) ?? termBilled(part.term, others)
  if (elsewhere) return elsewhere
  const left = others.reduce((cents, { amount_inc_vat }) => cents - fromEuros(amount_inc_vat), whole)
  const sign = whole < 0 ? -1 : 1
  return fromEuros(part.amount_inc_vat) * sign <= left * sign || partialInvoice.tooHigh(toEuros(left))
}

/**
 * The document that is billed, with what it comes to as its customer knows it; null for what bills no more than the
 * calculation that is left of one. One that went back to its maker, or away, meanwhile is not billed.
 */
async function standingBilled(context: Context, part: Part, hold: boolean) {
  if (!part.quotation_id && !part.confirmation_id) return null
  const billed = await billedDocument(context, part, { hold })
  const kind = billedKind(part)
  if (!billed || NOT_SENT.includes(billed.status)) return { refusal: `invoice.${kind}_not_sent` }
  return billed.changed_since_sent ? { refusal: `invoice.${kind}_has_changes` } : billed
}

const NOT_SENT: readonly string[] = ['draft', 'cancelled']

/** An invoice comes out of the trash only while its quotation has that much left. */
export const restoredFits: RestoreGuard = {
  table: 'invoice',
  async may(id, context) {
    const invoice = await openRecord(context, Invoice, id)
    if (invoice?.status !== 'draft') return true
    return fitsItsQuotation(invoice, context, { to: 'draft', at: new Date(), made: true })
  },
}
