import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import {
  createDocument,
  type DocumentRecord,
  linesOf,
  newDocumentBody,
  type PartialInvoice,
  partialInvoice,
} from '@plugins/documents/contract'
import { quotationReader } from '@plugins/quotation/contract'
import { Type as t } from '@sinclair/typebox'
import { invoiceKind } from '../domain/invoice-kind'
import { calculationsOf } from '../domain/quotation-knows'
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
  partialinvoicetype: t.Optional(t.Union([t.Literal('fromamount'), t.Literal('frompercentage'), t.Literal('rest')])),
  amount: t.Optional(
    t.Number({ minimum: 0.01, maximum: 9_999_999.99, description: 'Euros including VAT, for fromamount' }),
  ),
  percentage: t.Optional(t.Number({ exclusiveMinimum: 0, maximum: 100, description: 'For frompercentage' })),
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
  body: t.Object(
    { quotation_id: t.Integer({ minimum: 1 }), template_id: t.Optional(t.Integer({ minimum: 1 })), ...part },
    { additionalProperties: false },
  ),
  example: { quotation_id: 1, partialinvoicetype: 'frompercentage', percentage: 40 },
  async run(context, { body }) {
    const asked = partOf(body)
    const quotation = await context.use(quotationReader).toMakeOf(context, body.quotation_id, 'bill')
    if (!quotation) throw notFound()
    const source = await partialInvoice.calculation(context, quotation.calculation_id ?? null)
    if (!source) throw notFound()
    const earlier = await invoicedBefore(context, source.id)
    const whole = !body.partialinvoicetype && !earlier.length
    const lines = whole ? await linesOf(context, source.id) : null
    const invoice = await createDocument(context, invoiceKind, {
      flow_id: quotation.flow_id ?? null,
      relation_id: quotation.relation_id ?? null,
      title: quotation.title ?? null,
      // Lines of the template of a profile would be billed on top of a part.
      template_id: body.template_id ?? (whole ? undefined : null),
      ...(lines ? { from: lines } : {}),
      fields: { origin_calculation_id: source.id, quotation_id: quotation.id, user_id: quotation.user_id ?? null },
    })
    if (whole) return answer(invoice)
    const target = await partialInvoice.calculation(context, invoice.calculation_id)
    if (!target) throw notFound()
    await partialInvoice.fill(context, target, source, earlier, asked, ({ vat_percentage }) =>
      context.text(
        body.partialinvoicetype === 'frompercentage'
          ? 'invoice.part_percentage'
          : body.partialinvoicetype === 'fromamount'
            ? 'invoice.part_amount'
            : 'invoice.part_rest',
        {
          percentage: String(body.percentage ?? '').replace('.', ','),
          number: quotation.number ?? '',
          vat: vat_percentage,
        },
      ),
    )
    return answer(invoice)
  },
})

/** @throws Problem 422 for a part that does not say how large it is */
function partOf({ partialinvoicetype: type = 'rest', amount, percentage }: AskedPart): PartialInvoice {
  if (type === 'rest') return { type }
  if (type === 'fromamount') {
    if (amount === undefined) throw invalid('amount', 'core.required')
    return { type, amount }
  }
  if (percentage === undefined) throw invalid('percentage', 'core.required')
  return { type, percentage }
}

interface AskedPart {
  readonly partialinvoicetype?: PartialInvoice['type']
  readonly amount?: number
  readonly percentage?: number
}

/** The figures of earlier invoices of the same calculation; cancelled ones do not count. */
const invoicedBefore = async (context: Context, calculationId: number) =>
  partialInvoice.calculations(context, await calculationsOf(context, calculationId))

export const createCalls: readonly Call[] = [createInvoice, createInvoiceFromFlow, createInvoiceFromQuotation]
