import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { fromEuros } from '@core/domain/money'
import { type Check, checkOfMany, type Guard } from '@core/states/states'
import { Invoice } from '../entities/invoice'

/** A credit as far as it counts against its invoice; euros, with their minus. */
interface Credit {
  readonly id: number
  readonly status: string
  readonly amount_inc_vat: number
  readonly amount_credited: number
  readonly amount_open: number
}

/** An invoice as far as it can be credited; euros. */
interface Credited {
  readonly id: number
  readonly credit_of?: number | null
  readonly amount_inc_vat: number
  readonly amount_credited: number
}

/** The credits of an invoice that were not cancelled. */
export const creditsOf = async (context: Context, invoiceId: number): Promise<Credit[]> =>
  creditsOfMany(context, [invoiceId])

async function creditsOfMany(context: Context, invoiceIds: readonly number[]) {
  const columns = ['id', 'status', 'credit_of', 'amount_inc_vat', 'amount_credited', 'amount_open'] as const
  const rows = await readRows(context, Invoice, columns, { credit_of: invoiceIds })
  return rows.filter(({ status }) => status !== 'cancelled')
}

/** What credits take off together, in cents. */
export const takenOff = (credits: readonly Pick<Credit, 'amount_inc_vat'>[]): number =>
  credits.reduce((cents, { amount_inc_vat }) => cents - fromEuros(amount_inc_vat), 0)

/** An invoice that was not turned around wholly by credits that went out, and is no credit itself. */
export const mayBeCredited: Guard<Pick<Credited, 'credit_of' | 'amount_credited' | 'amount_inc_vat'>> = invoice => {
  if (invoice.credit_of) return 'invoice.credit_not_credited'
  return invoice.amount_credited < invoice.amount_inc_vat || 'invoice.credited_already'
}

/** The same, credits that still are drafts among them (G-CREDIT). */
export const somethingLeftToCredit = checkOfMany<Pick<Credited, 'id' | 'amount_inc_vat'>>(async (invoices, context) => {
  const credits = await creditsOfMany(
    context,
    invoices.map(({ id }) => id),
  )
  const credited = invoices.filter(({ id, amount_inc_vat }) => {
    const own = credits.filter(({ credit_of }) => credit_of === id)
    return takenOff(own) >= fromEuros(amount_inc_vat)
  })
  return new Map(credited.map(({ id }) => [id, 'invoice.credited_already']))
})

/** A credit takes off no more than its invoice came to, together with the credits that went out before it (G-CREDIT). */
export const creditFits: Check<{
  id: number
  credit_of?: number | null
  amount_inc_vat: number
}> = async ({ id, credit_of, amount_inc_vat }, context, { made }) => {
  if (!credit_of) return true
  const invoice = await openRecord(context, Invoice, credit_of, { hold: made })
  if (!invoice) return 'invoice.only_sent_credited'
  const sent = (await creditsOf(context, credit_of)).filter(credit => credit.id !== id && credit.status !== 'draft')
  const all = takenOff([...sent, { amount_inc_vat }])
  return (all >= 0 && all <= fromEuros(invoice.amount_inc_vat)) || 'invoice.credit_too_high'
}
