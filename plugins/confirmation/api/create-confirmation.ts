import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { createDocument, type DocumentRecord, linesOf, newDocumentBody } from '@plugins/documents/contract'
import { quotationReader } from '@plugins/quotation/contract'
import { Type as t } from '@sinclair/typebox'
import { confirmationKind } from '../domain/confirmation-kind'
import { orderedOf } from '../domain/ordered-lines'
import { Confirmation } from '../entities/confirmation'
import { confirmations } from '../resources/confirmations'

const definition = {
  method: 'POST',
  access: { module: 'CONFIRMATION' },
  status: 201,
  response: rowWith(confirmations, []),
} as const
const answer = (confirmation: DocumentRecord) => answerMade(confirmations, toRow(Confirmation, confirmation))

/** Order confirmation for a dossier, a relation or a customer typed in the dialog (R-DOC-021). */
const createConfirmation = call({
  ...definition,
  path: 'confirmation',
  operationId: 'confirmation.create',
  summary: 'Order confirmation for a dossier, a relation or a typed customer',
  body: newDocumentBody,
  example: { relation: { fullname: 'Jan van der Berg' }, items: [{ product_id: 3, product_amount: 14 }] },
  run: async (context, { body }) => answer(await createDocument(context, confirmationKind, body)),
})

/** Order confirmation for a dossier, from a template if one is chosen (G-CONV). */
const createConfirmationFromFlow = call({
  ...definition,
  path: 'confirmation/createconfirmationfromflow',
  summary: 'Order confirmation for a dossier',
  body: t.Composite([t.Omit(newDocumentBody, ['flow_id']), t.Object({ flow_id: t.Integer({ minimum: 1 }) })], {
    additionalProperties: false,
  }),
  example: { flow_id: 1, template_id: 2 },
  run: async (context, { body }) => answer(await createDocument(context, confirmationKind, body)),
})

/** Order confirmation of a sent or approved quotation: what was ordered, without the options that were not (G-CONV). */
const createConfirmationFromQuotation = call({
  ...definition,
  path: 'confirmation/createconfirmationfromquotation',
  summary: 'Order confirmation of a quotation',
  body: t.Object(
    {
      quotation_id: t.Integer({ minimum: 1 }),
      template_id: t.Optional(t.Integer({ minimum: 1 })),
      again: t.Optional(t.Boolean({ description: 'Makes another one beside that which the quotation has' })),
    },
    { additionalProperties: false },
  ),
  example: { quotation_id: 1 },
  async run(context, { body }) {
    const quotation = await context.use(quotationReader).toMakeOf(context, body.quotation_id, 'convert')
    if (!quotation) throw notFound()
    // The quotation is held: of several who confirm it at once the second finds what the first made.
    if (!body.again) await checkNoneYet(context, quotation.id)
    const lines = await linesOf(context, quotation.calculation_id)
    if (!lines) throw notFound()
    return answer(
      await createDocument(context, confirmationKind, {
        flow_id: quotation.flow_id ?? null,
        relation_id: quotation.relation_id ?? null,
        title: quotation.title ?? null,
        template_id: body.template_id,
        from: { ...lines, items: orderedOf(lines.items) },
        fields: { quotation_id: quotation.id, user_id: quotation.user_id ?? null },
      }),
    )
  },
})

/** @throws Problem 409 with the order confirmation that a quotation has already, be it with its customer or not yet */
async function checkNoneYet(context: Context, quotation_id: number): Promise<void> {
  const where = { quotation_id, is_template: false, status: not(['rejected', 'cancelled']) }
  const [made] = await readRows(context, Confirmation, ['id', 'number'], where, '-id', { limit: 1 })
  if (made)
    throw new Problem(409, 'confirmation.already_made', {
      values: { number: made.number ?? '' },
      extra: { made_id: made.id },
    })
}

export const createCalls: readonly Call[] = [
  createConfirmation,
  createConfirmationFromFlow,
  createConfirmationFromQuotation,
]
