import { batchWork } from '@core/batches/batch-work'
import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { updateRecord } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { chosenFlows, selectedFlowIds } from '../domain/chosen-flows'
import { relabelled, tagsSchema } from '../domain/relabelled'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

interface ChangedTags {
  addableTags: string[]
  removableTags: string[]
}

/** Gives a dossier labels and takes others away; what it has already is not written again. */
export const changeTags = batchWork<ChangedTags>('crm.change-tags', async (context, changed, id) => {
  const flow = await openRecord(context, Flow, { id, deleted_at: null })
  if (!flow) return undefined
  await updateRecord(flows, context, flow, { tags: relabelled(flow.tags, changed) })
  return undefined
})

/** Labels of many dossiers as a batch (R-FLOW-027, R-FLOW-028). */
export const updateTags = call({
  method: 'POST',
  path: 'flow/updatetags',
  access: { module: 'CRM' },
  summary: 'Add and remove labels of many dossiers; progress at batch/{id}',
  body: t.Object(
    { selectedFlowIds, addableTags: t.Optional(tagsSchema), removableTags: t.Optional(tagsSchema) },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { selectedFlowIds: [1, 2, 3], addableTags: ['ISDE'], removableTags: ['VvE'] },
  async run(context, { body }) {
    const { addableTags = [], removableTags = [] } = body
    if (addableTags.length + removableTags.length === 0) throw invalid('addableTags', 'crm.no_tags_chosen')
    return startBatch(
      context,
      changeTags,
      { addableTags, removableTags },
      await chosenFlows(context, body.selectedFlowIds),
    )
  },
})
