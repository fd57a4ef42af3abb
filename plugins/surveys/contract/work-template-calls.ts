import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { answer, createRecord, enrichRecords, find, findAll, withLocation } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import type { EntityRow } from '@core/resource/row'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import type { WorkTemplates } from './work-templates'

const titled = t.Object({ title: t.String({ minLength: 1, maxLength: 255 }) }, { additionalProperties: false })

/** The calls of templates of a kind of work: list them, make one, keep work as one and begin again with one (G-TPL). */
export function workTemplateCalls(resource: AnyResource, module: ModuleTag, templates: WorkTemplates): readonly Call[] {
  const { path, enrich = [] } = resource
  const { column, entity } = templates.kind
  const access = { module }
  const row = rowWith(resource, enrich)

  async function newTemplate(context: Context, title: string) {
    if (!title.trim()) throw invalid('title', 'core.required')
    return createRecord(resource, context, { title, is_template: true, user_id: null })
  }
  const answerWith = async (context: Context, template: EntityRow) =>
    withLocation(await answer(resource, enrich, context, template), path, template.id)

  return [
    call({
      method: 'GET',
      path: `${path}/indexTemplates`,
      access,
      summary: `Templates of ${path}, by title`,
      response: t.Array(row),
      async run(context) {
        const rows = await readRows(context, entity, 'all', { is_template: true }, 'title')
        const ofLists = enrich.filter(({ single }) => !single)
        await enrichRecords(ofLists, context, rows)
        return rows
      },
    }),
    call({
      method: 'POST',
      path: `${path}/storeTemplate`,
      access,
      summary: `Make an empty template of ${path}`,
      status: 201,
      body: titled,
      response: row,
      run: async (context, { body }) => answerWith(context, await newTemplate(context, body.title)),
    }),
    call({
      method: 'POST',
      path: `${path}/:id/saveAsTemplate`,
      access,
      summary: `Keep the forms and tasks of one of ${path} as a template`,
      status: 201,
      params: idParams,
      body: titled,
      response: row,
      async run(context, { params: { id }, body: { title } }) {
        await find(resource, context, id)
        const from = await templates.open(context, id)
        const template = await newTemplate(context, title)
        await templates.keep(context, { from, template: await templates.open(context, template.id) })
        return answerWith(context, template)
      },
    }),
    call({
      method: 'POST',
      path: `${path}/:id/resetToTemplate`,
      access,
      summary: `Replace the open forms of one of ${path} by those of a template; what was sent stays`,
      params: idParams,
      body: t.Object({ [column]: t.Integer({ minimum: 1 }) }, { additionalProperties: false }),
      response: row,
      async run(context, { params: { id }, body }) {
        await find(resource, context, id)
        const template = await templates.check(context, Number(body[column]))
        const [work] = await findAll(resource, context, [id])
        if (!work || work.id === template.id) throw invalid(column, 'core.unknown_reference')
        await templates.reset(context, await templates.open(context, id), template)
        return answer(resource, enrich, context, work)
      },
    }),
  ]
}
