import { type Call, call } from '@core/context/call'
import { invalid, notFound } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { putInOrder } from '@core/resource/ordered'
import type { EntityRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { openCalculation } from '../domain/calculation-store'
import { checkTags } from '../domain/check-tags'
import { hasCircle } from '../domain/line-parents'
import { selection } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { calculationItems } from '../resources/calculation-items'
import { answerCalculation, calculationSchema } from '../resources/calculations'

const definition = {
  method: 'POST',
  access: { module: documentModules },
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: calculationSchema,
} as const

/** Works the totals out again and answers them (R-CALC-008). */
const calculateCall = call({
  ...definition,
  path: 'calculation/:id/calculate',
  summary: 'Work the totals out',
  run: async (context, { params }) =>
    Response.json(await answerCalculation(context, await openCalculation(context, params.id))),
})

/** Takes every line out. */
const empty = call({
  ...definition,
  path: 'calculation/:id/empty',
  summary: 'Remove all lines',
  async run(context, { params }) {
    const calculation = await openCalculation(context, params.id)
    await deleteRows(context, CalculationItem, { calculation_id: calculation.id })
    context.log({ type: 'calculation', id: calculation.id, description: 'emptied' })
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** The order of lines after dragging, and under which line each hangs (R-CALC-007). */
const updateOrder = call({
  ...definition,
  path: 'calculation/:id/updateorder',
  summary: 'Order of the lines; `If-Match` takes the versions of those that move, added up',
  conditional: true,
  body: t.Object({
    items: t.Array(
      t.Object({
        id: t.Integer(),
        order: t.Integer({ minimum: 0, maximum: 1_000_000 }),
        calculationitem_id: t.Optional(t.Union([t.Integer(), t.Null()])),
      }),
      { maxItems: 2000 },
    ),
  }),
  async run(context, { params, body, request }) {
    const calculation = await openCalculation(context, params.id)
    const items = await openRecords(context, CalculationItem, { calculation_id: calculation.id, deleted_at: null })
    const known = new Map(items.map(item => [item.id, item as EntityRow]))
    const moves = body.items.map(({ id, ...place }) => {
      const record = known.get(id)
      if (!record || (place.calculationitem_id && !known.has(place.calculationitem_id))) throw notFound()
      return { record, given: place }
    })
    const parents = new Map(items.map(item => [item.id, item.calculationitem_id ?? null]))
    for (const { id, calculationitem_id } of body.items)
      if (calculationitem_id !== undefined) parents.set(id, calculationitem_id)
    if (hasCircle(parents)) throw invalid('calculationitem_id', 'documents.line_under_itself')
    await putInOrder(calculationItems, context, request, moves)
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** Which columns and rows are shown (R-CALC-013). */
const updateRowColumnArray = call({
  ...definition,
  path: 'calculation/:id/updaterowcolumnarray',
  summary: 'Columns and rows that are shown',
  body: t.Object({ calculationitemColumns: t.Optional(selection), calculationitemRows: t.Optional(selection) }),
  async run(context, { params, body }) {
    const calculation = await openCalculation(context, params.id)
    checkTags(body)
    Object.assign(calculation, body)
    return Response.json(await answerCalculation(context, calculation))
  },
})

export const calculationCalls: readonly Call[] = [calculateCall, empty, updateOrder, updateRowColumnArray]
