import { call } from '@core/http/call'
import { refused } from '@core/http/problem'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { createDocument, creditCalculation, documentOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { creditWidgets, invoiceKind } from '../domain/invoice-kind'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'

/** A credit invoice: the sent invoice with the amounts turned around, as a draft (R-INV-007, G-CREDIT). */
export const createCreditInvoice = call({
  method: 'POST',
  path: 'invoice/:id/createcreditinvoice',
  access: { module: 'INVOICE' },
  summary: 'Credit invoice of a sent invoice',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  status: 201,
  response: rowWith(invoices, []),
  async run(context, { params }) {
    const invoice = await documentOf(context, invoiceKind, params.id)
    if (!invoice.number) throw refused('invoice.only_sent_credited')
    const source = invoice as typeof invoice & { origin_calculation_id: number | null; quotation_id: number | null }
    const credit = await createDocument(context, invoiceKind, {
      flow_id: invoice.flow_id,
      relation_id: invoice.relation_id,
      title: context.text('invoice.credit_title', { number: invoice.number }),
      widgets: creditWidgets(invoice.number),
      fields: {
        credit_of: invoice.id,
        origin_calculation_id: source.origin_calculation_id,
        quotation_id: source.quotation_id,
      },
    })
    await creditCalculation(context, credit, invoice)
    return answerMade(invoices, toRow(Invoice, credit))
  },
})
