import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { createDocument, type DocumentRecord, newDocumentBody, type PartialInvoice } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { type AskedBill, billDocument } from '../domain/bill-document'
import { invoiceKind } from '../domain/invoice-kind'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'

const definition = {
  method: 'POST',
  access: { module: 'INVOICE' },
  status: 201,
  response: rowWith(invoices, []),
} as const
const answer = (invoice: DocumentRecord) => answerMade(invoices, toRow(Invoice, invoice))

const part = {
  template_id: t.Optional(t.Integer({ minimum: 1 })),
  partialinvoicetype: t.Optional(t.Union([t.Literal('fromamount'), t.Literal('frompercentage'), t.Literal('rest')])),
  amount: t.Optional(
    t.Number({ minimum: 0.01, maximum: 9_999_999.99, description: 'Euros including VAT, for fromamount' }),
  ),
  percentage: t.Optional(t.Number({ exclusiveMinimum: 0, maximum: 100, description: 'For frompercentage' })),
  term: t.Optional(t.Integer({ minimum: 1, maximum: 12, description: 'One of the payment terms, instead of a part' })),
}

/** Invoice for a dossier, a relation or a customer typed in the dialog (R-DOC-021). */
const createInvoice = call({
  ...definition,
  path: 'invoice',
  operationId: 'invoice.create',
  summary: 'Invoice for a dossier, a relation or a typed customer',
  body: newDocumentBody,
  example: {
    relation: { fullname: 'Jan van der Berg' },
    items: [{ item_name: 'Onderhoud', unit_rate_exc_manual: 95, vat_percentage: 21 }],
  },
  run: async (context, { body }) => answer(await createDocument(context, invoiceKind, body)),
})

/** Invoice for a dossier. */
const createInvoiceFromFlow = call({
  ...definition,
  path: 'invoice/createinvoicefromflow',
  summary: 'Invoice for a dossier',
  body: t.Composite([t.Omit(newDocumentBody, ['flow_id']), t.Object({ flow_id: t.Integer({ minimum: 1 }) })], {
    additionalProperties: false,
  }),
  example: { flow_id: 1 },
  run: async (context, { body }) => answer(await createDocument(context, invoiceKind, body)),
})

/** Invoice of a sent or approved quotation: whole, an amount, a percentage, or what is left (R-INV-008, G-PART). */
const createInvoiceFromQuotation = call({
  ...definition,
  path: 'invoice/createinvoicefromquotation',
  summary: 'Invoice of a quotation, whole or in part',
  body: t.Object({ quotation_id: t.Integer({ minimum: 1 }), ...part }, { additionalProperties: false }),
  example: { quotation_id: 1, partialinvoicetype: 'frompercentage', percentage: 40 },
  run: async (context, { body }) => answer(await billDocument(context, body, partOf(body))),
})

/** Invoice of a sent or approved order confirmation, like that of a quotation (R-DOC-022, R-DOC-030). */
const createInvoiceFromConfirmation = call({
  ...definition,
  path: 'invoice/createinvoicefromconfirmation',
  summary: 'Invoice of an order confirmation, whole or in part',
  body: t.Object({ confirmation_id: t.Integer({ minimum: 1 }), ...part }, { additionalProperties: false }),
  example: { confirmation_id: 1, partialinvoicetype: 'rest' },
  run: async (context, { body }) => answer(await billDocument(context, body, partOf(body))),
})

/** @throws Problem 422 for a part that does not say how large it is */
function partOf({ template_id, partialinvoicetype: type, amount, percentage, term }: AskedPart): AskedBill {
  if (term && type) throw invalid('term', 'invoice.term_or_part')
  if (type === 'fromamount' && amount === undefined) throw invalid('amount', 'core.required')
  if (type === 'frompercentage' && percentage === undefined) throw invalid('percentage', 'core.required')
  const part =
    type === 'fromamount'
      ? { type, amount: amount ?? 0 }
      : type === 'frompercentage'
        ? { type, percentage: percentage ?? 0 }
        : type && { type }
  return { template_id, part, term }
}

interface AskedPart {
  readonly template_id?: number
  readonly partialinvoicetype?: PartialInvoice['type']
  readonly amount?: number
  readonly percentage?: number
  readonly term?: number
}

export const createCalls: readonly Call[] = [
  createInvoice,
  createInvoiceFromFlow,
  createInvoiceFromQuotation,
  createInvoiceFromConfirmation,
]
