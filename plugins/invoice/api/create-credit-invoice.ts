import { call } from '@core/context/call'
import { notFound, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { askFor } from '@core/states/refusal'
import { createDocument, creditCalculation, documentOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { creditWidgets, invoiceKind } from '../domain/invoice-kind'
import { invoiceStates } from '../domain/invoice-states'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'

/** A credit invoice: the sent invoice with the amounts turned around, as a draft (R-INV-007, G-CREDIT). */
export const createCreditInvoice = call({
  method: 'POST',
  path: 'invoice/:id/createcreditinvoice',
  access: { module: 'INVOICE' },
  summary: 'Credit invoice of a sent invoice, which can be credited once in all',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  status: 201,
  response: rowWith(invoices, []),
  async run(context, { params }) {
    const invoice = await openRecord(context, Invoice, params.id, { hold: true })
    if (!invoice || invoice.deleted_at) throw notFound()
    if (!invoice.number) throw refused('invoice.only_sent_credited')
    await askFor(context, invoiceStates, invoice, 'credit')
    const credit = await createDocument(context, invoiceKind, {
      flow_id: invoice.flow_id ?? null,
      relation_id: invoice.relation_id ?? null,
      title: context.text('invoice.credit_title', { number: invoice.number }),
      widgets: creditWidgets(invoice.number),
      fields: {
        credit_of: invoice.id,
        origin_calculation_id: invoice.origin_calculation_id,
        quotation_id: invoice.quotation_id,
        confirmation_id: invoice.confirmation_id,
      },
    })
    await creditCalculation(context, credit, await documentOf(context, invoiceKind, invoice.id))
    return answerMade(invoices, toRow(Invoice, credit))
  },
})
