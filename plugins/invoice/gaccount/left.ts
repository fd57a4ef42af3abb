import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { type Cents, fromEuros } from '@core/domain/money'
import { INVOICED_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import type { SentSplit } from './chosen-split'

/** An invoice that went out, as far as what is left of it for the G-rekening goes; euros. */
export interface OpenInvoice {
  readonly id: number
  readonly credit_of?: number | null | undefined
  readonly amount_open: number
  readonly gaccount_split?: SentSplit | null | undefined
}

/**
 * What is left to pay of invoices on the G-rekening, in cents, by their number: what was not paid there and not credited,
 * and never more than is open. Invoices without a split, and credits, are left out.
 */
export async function leftForGaccount(
  context: Context,
  invoices: readonly OpenInvoice[],
): Promise<ReadonlyMap<number, Cents>> {
  const split = invoices.filter(({ gaccount_split, credit_of }) => gaccount_split && !credit_of)
  if (!split.length) return new Map()
  const ids = split.map(({ id }) => id)
  const [payments, credits] = await Promise.all([
    readRows(context, Payment, ['invoice_id', 'amount'], { invoice_id: ids, way: 'gaccount' }),
    readRows(context, Invoice, ['credit_of', 'gaccount_split'], { credit_of: ids, status: [...INVOICED_STATUSES] }),
  ])
  const gone = new Map<number, Cents>()
  const add = (id: number, cents: Cents) => gone.set(id, (gone.get(id) ?? 0) + cents)
  for (const { invoice_id, amount } of payments) add(invoice_id, fromEuros(amount))
  for (const { credit_of, gaccount_split } of credits)
    if (credit_of) add(credit_of, -fromEuros(gaccount_split?.amount ?? 0))
  return new Map(
    split.map(({ id, amount_open, gaccount_split }) => {
      const left = fromEuros(gaccount_split?.amount ?? 0) - (gone.get(id) ?? 0)
      return [id, Math.max(0, Math.min(left, fromEuros(amount_open)))]
    }),
  )
}
