import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { answer, createRecord, enrichRecords, find, findAll, withLocation } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { taskTemplates } from '@plugins/basis/contract'
import { formHolder } from '@plugins/surveys/contract'
import { Type as t } from '@sinclair/typebox'
import { checkTemplate, resetTo } from '../domain/intake-templates'
import { Intake } from '../entities/intake'
import { intakes } from '../resources/intakes'

const access = { module: 'INTAKE' } as const
const enrich = intakes.enrich ?? []
const row = rowWith(intakes, enrich)

/** Templates of surveys, by title (C-0564). */
export const indexTemplates = call({
  method: 'GET',
  path: 'intake/indexTemplates',
  access,
  summary: 'Templates of surveys, by title',
  response: t.Array(row),
  async run(context) {
    const rows = await readRows(context, Intake, 'all', { is_template: true }, 'title')
    await enrichRecords(
      enrich.filter(({ single }) => !single),
      context,
      rows,
    )
    return rows
  },
})

/** An empty template, to give forms. */
export const storeTemplate = call({
  method: 'POST',
  path: 'intake/storeTemplate',
  access,
  summary: 'Make an empty template of a survey',
  status: 201,
  body: t.Object({ title: t.String({ minLength: 1, maxLength: 255 }) }, { additionalProperties: false }),
  response: row,
  async run(context, { body: { title } }) {
    const template = await newTemplate(context, title)
    return withLocation(await answer(intakes, enrich, context, template), intakes.path, template.id)
  },
})

async function newTemplate(context: Context, title: string) {
  if (!title.trim()) throw invalid('title', 'core.required')
  return createRecord(intakes, context, { title, is_template: true, user_id: null })
}

/** Keeps the forms and tasks of a survey as a template, without what was filled in (C-0562, G-TPL). */
export const saveAsTemplate = call({
  method: 'POST',
  path: 'intake/:id/saveAsTemplate',
  access,
  summary: 'Keep the forms and tasks of a survey as a template',
  status: 201,
  params: idParams,
  body: t.Object({ title: t.String({ minLength: 1, maxLength: 255 }) }, { additionalProperties: false }),
  response: row,
  async run(context, { params: { id }, body: { title } }) {
    const intake = await find(intakes, context, id)
    const template = await newTemplate(context, title)
    const [from, to] = [intake.flow_data_id, template.flow_data_id]
    if (from && to) await context.use(formHolder).copy(context, { from, to, withAnswers: intake.is_template })
    const tasks = { from: { intake_id: id }, template: { intake_id: template.id } }
    await context.use(taskTemplates).keep(context, tasks)
    return withLocation(await answer(intakes, enrich, context, template), intakes.path, template.id)
  },
})

/** Begins a survey again with the forms of a template (C-0563). */
export const resetToTemplate = call({
  method: 'POST',
  path: 'intake/:id/resetToTemplate',
  access,
  summary: 'Replace the open forms of a survey by those of a template; what was sent stays',
  params: idParams,
  body: t.Object({ intaketemplate_id: t.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  response: row,
  async run(context, { params: { id }, body: { intaketemplate_id } }) {
    await find(intakes, context, id)
    const [intake] = await findAll(intakes, context, [id])
    const template = await checkTemplate(context, intaketemplate_id)
    if (!intake || intake.id === template.id) throw invalid('intaketemplate_id', 'core.unknown_reference')
    await resetTo(context, intake, template)
    return answer(intakes, enrich, context, intake)
  },
})
