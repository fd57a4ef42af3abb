import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { fromEuros } from '@core/domain/money'
import { resource } from '@core/resource/resource'
import { askFor } from '@core/states/refusal'
import { invoiceStates } from '../domain/invoice-states'
import { Invoice } from '../entities/invoice'
import { Payment } from '../entities/payment'

/** Payments of invoices: made and taken back by the calls beside this file, which let the invoice follow. */
export const payments = resource({
  entity: Payment,
  module: 'INVOICE',
  sort: '-paid_on',
  calls: ['list', 'get'],
  readonly: ['source'],
  async prepare(payment, context) {
    if (!fromEuros(payment.amount)) throw invalid('amount', 'invoice.payment_of_nothing')
    const invoice = await openRecord(context, Invoice, { id: payment.invoice_id, deleted_at: null })
    if (!invoice) throw invalid('invoice_id', 'core.unknown_reference')
    await askFor(context, invoiceStates, invoice, 'notePayment')
  },
})
