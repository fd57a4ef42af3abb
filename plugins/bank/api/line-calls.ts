import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { fromEuros, toEuros } from '@core/domain/money'
import { answer, checkVersion, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { Type as t } from '@sinclair/typebox'
import { bankLineStates } from '../domain/bank-line-states'
import { type BankLineRecord, confirmLine, holdLine, undoLine } from '../domain/confirm-line'
import { bankLines } from '../resources/bank-lines'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const response = rowWith(bankLines, bankLines.enrich ?? [])
const enrichers = bankLines.enrich ?? []

const match = t.Object(
  {
    invoice_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    amount: t.Number({ minimum: -9_999_999.99, maximum: 9_999_999.99 }),
  },
  { additionalProperties: false },
)

async function held(context: Context, id: number, request: Request): Promise<BankLineRecord> {
  const line = await holdLine(context, id)
  if (!line) throw notFound()
  await checkVersion(request, line, () => answer(bankLines, enrichers, context, line))
  return line
}

const shown = async (context: Context, id: number) =>
  answer(bankLines, enrichers, context, await find(bankLines, context, id))

/** What staff decide about one movement. */
export const lineCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'bankline/:id/confirm',
    access: { module: 'INVOICE' },
    summary: 'Book a line, or parts of it, as payments of invoices; with `anyway` also more than is open of them',
    params,
    body: t.Object(
      { matches: t.Array(match, { minItems: 1, maxItems: 100 }), anyway: t.Optional(t.Boolean()) },
      { additionalProperties: false },
    ),
    response,
    conditional: true,
    example: { matches: [{ invoice_id: 1, amount: 1210 }] },
    async run(context, { params, body, request }) {
      const line = await held(context, params.id, request)
      const matches = body.matches.map(one => ({ ...one, amount: toEuros(fromEuros(one.amount)) }))
      await confirmLine(context, line, matches, { anyway: body.anyway })
      return shown(context, params.id)
    },
  }),
  call({
    method: 'POST',
    path: 'bankline/:id/ignore',
    access: { module: 'INVOICE' },
    summary: 'A line that has nothing to do with invoices, or what is left of one',
    params,
    response,
    conditional: true,
    async run(context, { params, request }) {
      const line = await held(context, params.id, request)
      await move(context, bankLineStates, line, 'ignore')
      return shown(context, params.id)
    },
  }),
  call({
    method: 'POST',
    path: 'bankline/:id/undo',
    access: { module: 'INVOICE' },
    summary: 'Take back the payments that a line became, and open it again',
    params,
    response,
    conditional: true,
    async run(context, { params, request }) {
      const line = await held(context, params.id, request)
      await undoLine(context, line)
      return shown(context, params.id)
    },
  }),
]
