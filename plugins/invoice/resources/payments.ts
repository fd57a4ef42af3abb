import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { fromEuros } from '@core/domain/money'
import { resource } from '@core/resource/resource'
import { INVOICED_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'

/** Payments of invoices: made and taken back by the calls beside this file, which let the invoice follow. */
export const payments = resource({
  entity: Payment,
  module: 'INVOICE',
  sort: '-paid_on',
  calls: ['list', 'get'],
  async prepare(payment, context) {
    if (!fromEuros(payment.amount)) throw invalid('amount', 'invoice.payment_of_nothing')
    const invoice = await openRecord(context, Invoice, { id: payment.invoice_id, deleted_at: null })
    if (!invoice) throw invalid('invoice_id', 'core.unknown_reference')
    if (!INVOICED_STATUSES.some(status => status === invoice.status)) throw context.refuse('invoice.only_sent_paid')
  },
})
