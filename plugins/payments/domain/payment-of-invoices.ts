import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import type { Addition } from '@core/resource/resource'
import { paymentSchema } from '../api/staff-calls'
import { OnlinePayment } from '../entities/online-payment'

/** What invoices say of the last try to pay them online (G-PAY). */
export const paymentOfInvoices: Addition = {
  fields: { payment: nullable(paymentSchema) },
  async run(rows, context) {
    const tries = await readRows(
      context,
      OnlinePayment,
      ['id', 'invoice_id', 'status', 'amount_inc', 'url'],
      { invoice_id: rows.map(({ id }) => id) },
      'id',
    )
    const last = new Map(tries.map(({ invoice_id, ...payment }) => [invoice_id, payment]))
    for (const row of rows) row.payment = last.get(row.id) ?? null
  },
}
