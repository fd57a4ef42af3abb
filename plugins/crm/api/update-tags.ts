import { batchAnswer, someIds } from '@core/batches/bulk-delete'
import { changeWork } from '@core/batches/change-work'
import { type OfResource, present, resourceAt } from '@core/batches/of-resource'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { updateRecord } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { chosenFlows, selectedFlowIds } from '../domain/chosen-flows'
import { type Labels, relabelled, tagsSchema } from '../domain/relabelled'
import { flows } from '../resources/flows'

/** Gives a record labels and takes others away; what it has already is not written again. */
export const changeTags = changeWork<OfResource & Labels>('crm.change-tags', {
  fields: ['tags'],
  change: (context, resource, record, changed) =>
    updateRecord(resource, context, record, { tags: relabelled(labelsOf(record), changed) }),
})

const labelsOf = ({ tags }: EntityRow): string[] => (Array.isArray(tags) ? tags.map(String) : [])

const changes = { addableTags: t.Optional(tagsSchema), removableTags: t.Optional(tagsSchema) }
const example = { addableTags: ['ISDE'], removableTags: ['VvE'] }

/** @throws Problem 422 when there is nothing to change */
function asked({ addableTags = [], removableTags = [] }: Partial<Labels>): Labels {
  if (addableTags.length + removableTags.length === 0) throw invalid('addableTags', 'crm.no_tags_chosen')
  return { addableTags, removableTags }
}

/** Labels of many dossiers as a batch (R-FLOW-027, R-FLOW-028). */
export const updateTags = call({
  method: 'POST',
  path: 'flow/updatetags',
  access: { module: 'CRM' },
  summary: 'Add and remove labels of many dossiers; progress at batch/{id}',
  body: t.Object({ selectedFlowIds, ...changes }, { additionalProperties: false }),
  response: batchAnswer,
  example: { selectedFlowIds: [1, 2, 3], ...example },
  run: async (context, { body }) =>
    startBatch(
      context,
      changeTags,
      { path: flows.path, ...asked(body) },
      await chosenFlows(context, body.selectedFlowIds),
    ),
})

const labelled = (path: 'relation' | 'organization') =>
  call({
    method: 'POST',
    path: `${path}/updatetags`,
    access: { module: 'CRM' },
    summary: `Add and remove labels of many of ${path}; progress at batch/{id}`,
    body: t.Object({ ids: someIds, ...changes }, { additionalProperties: false }),
    response: batchAnswer,
    example: { ids: [1, 2, 3], ...example },
    async run(context: Context, { body }) {
      const labels = asked(body)
      const ids = await present(resourceAt(context, path), context, body.ids, false)
      if (!ids.length) throw notFound()
      return startBatch(context, changeTags, { path, ...labels }, ids)
    },
  })

/** Labels of many relations or organizations, likewise. */
export const updateContactTags = [labelled('relation'), labelled('organization')]
