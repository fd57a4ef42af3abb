import { batchWork } from '@core/batches/batch-work'
import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { checkRecord } from '@core/resource/check-record'
import { updateRecord } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { chosenFlows, selectedFlowIds } from '../domain/chosen-flows'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

/** Gives a dossier to a colleague, or to nobody. */
export const changeHandler = batchWork<{ user_id: number | null }>(
  'crm.change-handler',
  async (context, { user_id }, id) => {
    const flow = await openRecord(context, Flow, { id, deleted_at: null })
    if (flow) await updateRecord(flows, context, flow, { user_id })
    return undefined
  },
)

/** Who handles many dossiers, as a batch (R-FLOW-027). */
export const updateHandlers = call({
  method: 'POST',
  path: 'flow/updatehandlers',
  access: { module: 'CRM' },
  summary: 'Give many dossiers to one colleague, or to nobody; progress at batch/{id}',
  body: t.Object(
    { selectedFlowIds, user_id: nullable(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { selectedFlowIds: [1, 2, 3], user_id: 1 },
  async run(context, { body: { selectedFlowIds: ids, user_id } }) {
    if (user_id !== null) await checkRecord(context, 'user_id', 'user', user_id)
    return startBatch(context, changeHandler, { user_id }, await chosenFlows(context, ids))
  },
})
