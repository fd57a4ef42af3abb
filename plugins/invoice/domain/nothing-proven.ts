import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import type { Check } from '@core/states/states'
import { Payment } from '../entities/payment'

/** Putting a paid invoice back takes its payments away, which nobody can do to money that the bank says came in. */
export const nothingProven: Check<{ id: number; status: string }> = async ({ id, status }, context) => {
  if (status !== 'paid') return true
  const proven = await readRows(context, Payment, ['id'], { invoice_id: id, source: not(null) })
  return !proven.length || 'invoice.payment_is_proven'
}
