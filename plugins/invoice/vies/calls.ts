import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { documentOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { invoiceKind } from '../domain/invoice-kind'
import { askRegister, keepAnswer, lastAnswer } from './check'
import { numberToCheck } from './number-to-check'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const access = { module: 'INVOICE' } as const
const response = t.Object({
  vat_number: nullable(t.String({ description: 'What the invoice rests on; null where VAT is charged' })),
  checked: nullable(
    t.Object({
      valid: t.Boolean(),
      name: nullable(t.String()),
      address: nullable(t.String()),
      consultation_number: nullable(t.String()),
      checked_at: t.String({ format: 'date-time' }),
    }),
  ),
})

async function answerOf(context: Context, id: number) {
  const wanted = await numberToCheck(context, await documentOf(context, invoiceKind, id))
  if (!wanted) return { vat_number: null, checked: null }
  const last = await lastAnswer(context, id, wanted.plain)
  const checked = last && { ...last, checked_at: new Date(last.checked_at).toISOString() }
  return { vat_number: wanted.plain, checked }
}

const readCheck = call({
  method: 'GET',
  path: 'invoice/:id/vatnumbercheck',
  access,
  summary: 'The VAT number that an invoice with reverse charge rests on, and what the register of the Union said of it',
  params,
  response,
  run: (context, { params }) => answerOf(context, params.id),
})

const check = call({
  method: 'POST',
  path: 'invoice/:id/checkvatnumber',
  access,
  summary: 'Ask the register of the Union (VIES) whether the VAT number of the customer holds, and keep its answer',
  params,
  response,
  async reachOut(context, { params }) {
    const wanted = await numberToCheck(context, await documentOf(context, invoiceKind, params.id))
    return async () => wanted && askRegister(context, wanted)
  },
  async run(context, { params, heard }) {
    if (heard && !heard.answer) throw refused('invoice.vies_unreachable')
    if (heard?.answer) await keepAnswer(context, params.id, heard.plain, heard.answer)
    return answerOf(context, params.id)
  },
})

export const vatNumberCalls: readonly Call[] = [readCheck, check]
