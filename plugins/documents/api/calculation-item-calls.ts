import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { inputSchema } from '@core/db/schema'
import { not } from '@core/db/where'
import {
  answer,
  answerMade,
  checkVersion,
  createRecord,
  removeRecords,
  restoreRecord,
  updateRecord,
  withVersion,
} from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { bodyWithUnchanged, fieldsAnswered, withoutUnchanged } from '@core/resource/unchanged'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { branchOf } from '../domain/branch-of'
import { type CalculationItemRecord, type CalculationRecord, openCalculation } from '../domain/calculation-store'
import { copyLineAfter } from '../domain/copy-line'
import { returnToGroup } from '../domain/keep-group'
import { makeRoom } from '../domain/make-room'
import { fillLines } from '../domain/product-lines'
import { splitCombination } from '../domain/split-lines'
import { CalculationItem } from '../entities/calculation-item'
import { calculationItems } from '../resources/calculation-items'
import { answerCalculation, calculationSchema } from '../resources/calculations'

const access = { module: documentModules } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const readonly = calculationItems.readonly ?? []

/** A line that changes and its calculation, which is held first: of two changes at once the second finds what the first left. */
async function itemOf(
  context: Context,
  id: number,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<{ item: CalculationItemRecord; calculation: CalculationRecord }> {
  const [found] = await readRows(context, CalculationItem, ['calculation_id'], { id }, 'id', { trashed: deleted })
  if (!found) throw notFound()
  const calculation = await openCalculation(context, found.calculation_id)
  const item = await openRecord(context, CalculationItem, { id, deleted_at: deleted ? not(null) : null })
  if (!item) throw notFound()
  return { item, calculation }
}

/** The whole calculation, which a line changes, with the version of the line itself. */
const answerLine = async (context: Context, item: EntityRow, calculation: CalculationRecord): Promise<Response> =>
  withVersion(Response.json(await answerCalculation(context, calculation)), item)

const added = inputSchema(CalculationItem, { readonly })

/** Adds a line: a product with a quantity, a line by hand, or a header. Answers the whole calculation. */
export const createCalculationItem = call({
  method: 'POST',
  path: 'calculationitem',
  operationId: 'calculationitem.create',
  access,
  summary: 'Add a line to a calculation',
  status: 201,
  body: t.Object(
    {
      ...added.properties,
      after: t.Optional(t.Integer({ description: 'The line that it comes after; the last one' })),
    },
    { additionalProperties: false, title: added.title },
  ),
  response: calculationSchema,
  example: { calculation_id: 1, product_id: 3, product_amount: 14 },
  async run(context, { body }) {
    const { after, ...given } = body as Record<string, unknown>
    const calculation = await openCalculation(context, Number(given.calculation_id))
    const [line] = await fillLines(context, [given], calculation.flow_id)
    const order = after
      ? await makeRoom(context, calculation.id, Number(after), 1)
      : await lastPlace(context, calculation)
    const item = await createRecord(calculationItems, context, { order, ...line })
    const worked = await answerCalculation(context, calculation)
    return answerMade(calculationItems, item, worked)
  },
})

async function lastPlace(context: Context, { id }: CalculationRecord): Promise<number> {
  const [last] = await readRows(context, CalculationItem, ['order'], { calculation_id: id }, '-order', { limit: 1 })
  return (last?.order ?? 0) + 1
}

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
    await removeRecords(calculationItems, context, await branch(context, item))
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** Puts a deleted line back where it was, with the lines that went along with it. */
export const restoreCalculationItem = call({
  method: 'POST',
  path: 'calculationitem/:id/restore',
  access,
  summary: 'Put a deleted line back, with those that were deleted with it; answers the whole calculation',
  params,
  response: calculationSchema,
  async run(context, { params }) {
    const { item, calculation } = await itemOf(context, params.id, { deleted: true })
    for (const line of await branch(context, item, item.deleted_at)) {
      await restoreRecord(calculationItems, context, line)
      await returnToGroup(context, line)
    }
    return answerLine(context, item, calculation)
  },
})

/** A line and all that hangs under it: what is there, or what was deleted at one moment. */
async function branch(context: Context, { id, calculation_id }: CalculationItemRecord, deleted_at: Date | null = null) {
  return branchOf(await openRecords(context, CalculationItem, { calculation_id, deleted_at }, { sort: 'order' }), id)
}

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

/** Puts the parts of a combination in its place (C-0606). */
export const splitCalculationItem = call({
  method: 'POST',
  path: 'calculationitem/:id/split',
  access,
  summary: 'Put the parts of a combination in its place; answers the whole calculation',
  params,
  response: calculationSchema,
  async run(context, { params }) {
    const { item, calculation } = await itemOf(context, params.id)
    await splitCombination(context, calculation, item)
    return Response.json(await answerCalculation(context, calculation))
  },
})

export const calculationItemCalls: readonly Call[] = [
  createCalculationItem,
  update('PATCH'),
  update('PUT'),
  deleteCalculationItem,
  restoreCalculationItem,
  duplicateCalculationItem,
  switchSelection,
  splitCalculationItem,
]
