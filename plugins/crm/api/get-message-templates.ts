import { call } from '@core/context/call'
import { fillMergeTagsInText } from '@core/expressions/merge-tags'
import { mergeValues } from '@core/merge-tags/merge-sources'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { noteTemplates } from '@plugins/settings/contract'
import { Type as t } from '@sinclair/typebox'
import { flows } from '../resources/flows'

/** Texts to write to the customer of a dossier, filled in for that one (C-0508). */
export const getMessageTemplates = call({
  method: 'GET',
  path: 'flow/:id/getMessageTemplates',
  access: { module: 'CRM' },
  summary: 'Message templates, filled in for a dossier',
  params: idParams,
  response: t.Array(t.Object({ id: t.Integer(), title: t.String(), message: t.String() })),
  async run(context, { params }) {
    const { id, relation_id, user_id } = await find(flows, context, params.id)
    const templates = await context.use(noteTemplates).messages(context)
    if (!templates.length) return []
    const values = await mergeValues(context, { flow_id: id, relation_id, user_id: user_id ?? null })
    return templates.map(template => ({
      ...template,
      message: fillMergeTagsInText(template.message, values, { empty: 'close' }),
    }))
  },
})
