import { type Call, call } from '@core/context/call'
import { invalid, notFound } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { rowSchema } from '@core/db/schema'
import { deleteRows } from '@core/db/write'
import { putInOrder } from '@core/resource/ordered'
import { answerMade, find } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { openCalculation, recalculate } from '../domain/calculation-store'
import { calculationTemplates, saveAsTemplate, takeOver, templateWith } from '../domain/calculation-template'
import { checkTags } from '../domain/check-tags'
import { hasCircle } from '../domain/line-parents'
import { addAskedLines, rebuildFromForms } from '../domain/lines-of-forms'
import { splitOff } from '../domain/split-lines'
import { Calculation, selection } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { calculationItems } from '../resources/calculation-items'
import { answerCalculation, calculationSchema, calculations } from '../resources/calculations'

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

const originSettings = t.Object({
  origin_cumulatives: t.Optional(t.Boolean({ description: 'One line for what several forms ask for' })),
  origin_grouping: t.Optional(t.Boolean({ description: 'A header for each form' })),
})

/** Rebuilds the lines that came from the forms of the dossier (C-0596, R-CALC-009). */
const reloadOriginItems = call({
  ...definition,
  path: 'calculation/:id/reloadoriginitems',
  summary: 'Let the lines that came from forms be what the forms ask for now',
  body: originSettings,
  async run(context, { params, body }) {
    const calculation = await openCalculation(context, params.id)
    Object.assign(calculation, body)
    await rebuildFromForms(context, calculation)
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** Adds the products that the forms of the dossier ask for and that are not there yet (C-0597). */
const addAll = call({
  ...definition,
  path: 'calculation/:id/addall',
  summary: 'Add all products that the forms of the dossier ask for',
  async run(context, { params }) {
    const calculation = await openCalculation(context, params.id)
    await addAskedLines(context, calculation)
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** Moves lines into a new draft of the same kind (C-0598). Answers the calculation of that draft. */
const split = call({
  ...definition,
  path: 'calculation/:id/split',
  summary: 'Move lines into a new draft; answers the calculation of the draft',
  status: 201,
  body: t.Object({ items: t.Array(t.Integer({ minimum: 1 }), { minItems: 1, maxItems: 2000 }) }),
  async run(context, { params, body }) {
    const calculation = await openCalculation(context, params.id)
    const made = await openCalculation(context, await splitOff(context, calculation, body.items))
    await recalculate(context, calculation)
    return answerMade(calculations, made, await answerCalculation(context, made))
  },
})

/** Keeps a calculation as a template (C-0599). */
const saveAsTemplateCall = call({
  ...definition,
  path: 'calculation/:id/saveastemplate',
  summary: 'Keep the lines and settings as a template',
  status: 201,
  body: t.Object({ title: t.String({ minLength: 1, maxLength: 255 }) }),
  async run(context, { params, body }) {
    const source = await find(calculations, context, params.id)
    const template = await saveAsTemplate(context, source, body.title.trim())
    return answerMade(calculations, template, await answerCalculation(context, template))
  },
})

/** Replaces lines and settings by those of a template (C-0600). */
const resetToTemplateCall = call({
  ...definition,
  path: 'calculation/:id/resettotemplate',
  summary: 'Replace lines and settings by those of a template',
  body: t.Object({ calculationtemplate_id: t.Integer({ minimum: 1 }) }),
  async run(context, { params, body }) {
    const calculation = await openCalculation(context, params.id)
    const template = await templateWith(context, body.calculationtemplate_id)
    await takeOver(context, calculation, template)
    context.log({
      type: 'calculation',
      id: calculation.id,
      description: 'reset_to_template',
      after: { template_id: template.id },
    })
    return Response.json(await answerCalculation(context, calculation))
  },
})

/** Templates of calculations, by name (C-0604). */
const indexTemplates = call({
  method: 'GET',
  path: 'calculation/indexTemplates',
  access: { module: documentModules },
  summary: 'Templates of calculations',
  response: t.Array(rowSchema(Calculation)),
  run: context => calculationTemplates(context),
})

export const calculationCalls: readonly Call[] = [
  calculateCall,
  empty,
  updateOrder,
  updateRowColumnArray,
  reloadOriginItems,
  addAll,
  split,
  saveAsTemplateCall,
  resetToTemplateCall,
  indexTemplates,
]
