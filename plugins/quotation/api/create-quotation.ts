import { type Call, call } from '@core/context/call'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { createDocument, newDocumentBody } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { quotationKind } from '../domain/quotation-kind'
import { Quotation } from '../entities/quotation'
import { quotations } from '../resources/quotations'

const definition = {
  method: 'POST',
  access: { module: 'QUOTATION' },
  status: 201,
  response: rowWith(quotations, []),
} as const

/** Makes a quotation for a dossier, from a template if one is chosen (G-CONV). */
export const createQuotationFromFlow = call({
  ...definition,
  path: 'quotation/createquotationfromflow',
  summary: 'Quotation for a dossier',
  body: t.Composite([t.Omit(newDocumentBody, ['flow_id']), t.Object({ flow_id: t.Integer({ minimum: 1 }) })], {
    additionalProperties: false,
  }),
  example: { flow_id: 1, template_id: 2 },
  run: async (context, { body }) =>
    answerMade(quotations, toRow(Quotation, await createDocument(context, quotationKind, body))),
})

/** Makes a quotation for a dossier, a relation or a customer typed in the dialog (R-DOC-021). */
const createQuotation = call({
  ...definition,
  path: 'quotation',
  operationId: 'quotation.create',
  summary: 'Quotation for a dossier, a relation or a typed customer',
  body: newDocumentBody,
  example: { relation: { fullname: 'Jan van der Berg' }, items: [{ product_id: 3, product_amount: 14 }] },
  run: async (context, { body }) =>
    answerMade(quotations, toRow(Quotation, await createDocument(context, quotationKind, body))),
})

export const createCalls: readonly Call[] = [createQuotationFromFlow, createQuotation]
