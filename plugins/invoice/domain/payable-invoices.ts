import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { type Cents, fromEuros } from '@core/domain/money'
import { Invoice } from '../entities/invoice'
import { INVOICED_STATUSES } from './open-statuses'

/** An invoice that went out, as far as a payment of it concerns. */
export interface PayableInvoice {
  readonly id: number
  readonly number: string
  readonly relation_id: number | null
  readonly relation_fullname: string
  /** The organization that its customer buys for. */
  readonly organization: string | null
  readonly documentdate: string | null
  /** What is left to pay; with a minus what is to be paid back. */
  readonly open: Cents
  /** How much of that is for the G-rekening. */
  readonly openForGaccount: Cents
}

const COLUMNS = [
  'id',
  'number',
  'relation_id',
  'relation_fullname',
  'customer',
  'documentdate',
  'amount_open',
  'gaccount_open',
] as const

/** The invoices that went out, the oldest first: those of which something is open, or these, paid or not. */
export async function payableInvoices(
  context: Context,
  which: 'open' | { readonly number: readonly string[] } | { readonly id: readonly number[] },
): Promise<PayableInvoice[]> {
  const rows = await readRows(
    context,
    Invoice,
    COLUMNS,
    {
      is_template: false,
      status: [...INVOICED_STATUSES],
      ...(which === 'open' ? { amount_open: not(0) } : which),
    },
    'id',
  )
  return rows.map(({ amount_open, customer, number, gaccount_open, ...row }) => ({
    ...row,
    number: number ?? '',
    organization: customer?.organization ?? null,
    open: fromEuros(amount_open),
    openForGaccount: fromEuros(gaccount_open),
  }))
}
