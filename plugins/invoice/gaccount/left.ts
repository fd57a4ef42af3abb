import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { type Cents, fromEuros } from '@core/domain/money'
import { INVOICED_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import type { SentSplit } from './chosen-split'

/** An invoice that went out, as far as its split goes. */
interface SplitInvoice {
  readonly id: number
  readonly credit_of?: number | null | undefined
  readonly gaccount_split?: SentSplit | null | undefined
}

/**
 * How much of what is open of an invoice is for the G-rekening, in cents: what was neither paid there nor credited, and
 * never more than is open. Nothing of an invoice that is not split, and of a credit.
 */
export async function leftForGaccount(
  context: Context,
  { id, credit_of, gaccount_split }: SplitInvoice,
  open: Cents,
): Promise<Cents> {
  if (!gaccount_split || credit_of) return 0
  const [payments, credits] = await Promise.all([
    readRows(context, Payment, ['amount'], { invoice_id: id, way: 'gaccount' }),
    readRows(context, Invoice, ['gaccount_split'], { credit_of: id, status: [...INVOICED_STATUSES] }),
  ])
  const paid = payments.reduce((cents, { amount }) => cents + fromEuros(amount), 0)
  // The part of a credit has a minus.
  const part = [{ gaccount_split }, ...credits].reduce(
    (cents, one) => cents + fromEuros(one.gaccount_split?.amount ?? 0),
    0,
  )
  return Math.max(0, Math.min(part - paid, open))
}
