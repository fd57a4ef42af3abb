import type { Context } from '@core/context/context'
import { openRecord, openRecords } from '@core/db/open-record'
import { removeRecord } from '@core/resource/record'
import type { Moved } from '@core/states/moved'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'
import { payments } from '../resources/payments'
import { settleInvoice } from './settle-invoice'

/**
 * An invoice that was put back from paid has not been paid: its payments go, and stay in its log (G-ROLLB). What is open
 * of it then decides how it stands, wherever it came from: credits may have settled it meanwhile.
 */
export async function takePaymentsBack({ id, from }: Moved, context: Context): Promise<void> {
  const invoice = await openRecord(context, Invoice, id)
  if (!invoice?.number) return
  if (from === 'paid')
    for (const payment of await openRecords(context, Payment, { invoice_id: id }))
      await removeRecord(payments, context, payment)
  await settleInvoice(context, invoice)
}
