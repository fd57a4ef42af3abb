import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { inputSchema } from '@core/db/schema'
import {
  answer,
  answerMade,
  checkVersion,
  createRecord,
  removeRecord,
  updateRecord,
  withVersion,
} from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { bodyWithUnchanged, fieldsAnswered, withoutUnchanged } from '@core/resource/unchanged'
import { Type as t } from '@sinclair/typebox'
import { type CalculationItemRecord, type CalculationRecord, openCalculation } from '../domain/calculation-store'
import { copyLineAfter } from '../domain/copy-line'
import { fillLines } from '../domain/product-lines'
import { CalculationItem } from '../entities/calculation-item'
import { calculationItems } from '../resources/calculation-items'
import { answerCalculation, calculationSchema } from '../resources/calculations'
import { DOCUMENT_MODULES } from '../resources/modules'

const access = { module: DOCUMENT_MODULES } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const readonly = calculationItems.readonly ?? []

async function itemOf(
  context: Context,
  id: number,
): Promise<{ item: CalculationItemRecord; calculation: CalculationRecord }> {
  const item = await openRecord(context, CalculationItem, id)
  if (!item) throw notFound()
  return { item, calculation: await openCalculation(context, item.calculation_id) }
}

/** The whole calculation, which a line changes, with the version of the line itself. */
const answerLine = async (context: Context, item: EntityRow, calculation: CalculationRecord): Promise<Response> =>
  withVersion(Response.json(await answerCalculation(context, calculation)), item)

/** Adds a line: a product with a quantity, a line by hand, or a header. Answers the whole calculation. */
export const createCalculationItem = call({
  method: 'POST',
  path: 'calculationitem',
  operationId: 'calculationitem.create',
  access,
  summary: 'Add a line to a calculation',
  status: 201,
  body: inputSchema(CalculationItem, { readonly }),
  response: calculationSchema,
  example: { calculation_id: 1, product_id: 3, product_amount: 14 },
  async run(context, { body }) {
    const given = body as Record<string, unknown>
    const calculation = await openCalculation(context, Number(given.calculation_id))
    const [line] = await fillLines(context, [given])
    const last = await openRecord(context, CalculationItem, { calculation_id: calculation.id }, { sort: '-order' })
    const item = await createRecord(calculationItems, context, { order: (last?.order ?? 0) + 1, ...line })
    const worked = await answerCalculation(context, calculation)
    return answerMade(calculationItems, item, worked)
  },
})

const changed = bodyWithUnchanged(
  inputSchema(CalculationItem, { readonly: [...readonly, 'calculation_id'], partial: true }),
  rowWith(calculationItems, calculationItems.enrich ?? []),
)

const update = (method: 'PATCH' | 'PUT') =>
  call({
    method,
    path: 'calculationitem/:id',
    operationId: `calculationitem.${method === 'PATCH' ? 'update' : 'put'}`,
    access,
    summary: 'Change a line; answers the whole calculation',
    params,
    body: changed,
    response: calculationSchema,
    async run(context, { params, body, request }) {
      const { item, calculation } = await itemOf(context, params.id)
      await checkVersion(request, item, () => answer(calculationItems, [], context, item), body)
      const current = fieldsAnswered(context, CalculationItem, item, calculationItems.enrich)
      await updateRecord(calculationItems, context, item, await withoutUnchanged(changed, body, current))
      return answerLine(context, item, calculation)
    },
  })

/** Takes a line out, with the lines under it. */
export const deleteCalculationItem = call({
  method: 'DELETE',
  path: 'calculationitem/:id',
  operationId: 'calculationitem.delete',
  access,
  summary: 'Delete a line; answers the whole calculation',
  params,
  response: calculationSchema,
  async run(context, { params, request }) {
    const { item, calculation } = await itemOf(context, params.id)
    await checkVersion(request, item, () => answer(calculationItems, [], context, item))
    await removeRecord(calculationItems, context, item)
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** Copies a line with what hangs under it, right after the original. */
export const duplicateCalculationItem = call({
  method: 'POST',
  path: 'calculationitem/:id/duplicate',
  access,
  summary: 'Copy a line and its sub-items, right after it; answers the whole calculation',
  status: 201,
  params,
  response: calculationSchema,
  async run(context, { params }) {
    const { item, calculation } = await itemOf(context, params.id)
    await copyLineAfter(context, calculation, item.id)
    return Response.json(await answerCalculation(context, calculation), { status: 201 })
  },
})

/** Chooses additional work, or takes the choice back (R-CALC-006). */
export const switchSelection = call({
  method: 'POST',
  path: 'calculationitem/:id/switchselection',
  access,
  summary: 'Choose additional work or not; answers the whole calculation',
  params,
  response: calculationSchema,
  async run(context, { params }) {
    const { item, calculation } = await itemOf(context, params.id)
    await updateRecord(calculationItems, context, item, { selected: !item.selected })
    return answerLine(context, item, calculation)
  },
})

export const calculationItemCalls: readonly Call[] = [
  createCalculationItem,
  update('PATCH'),
  update('PUT'),
  deleteCalculationItem,
  duplicateCalculationItem,
  switchSelection,
]
