import { batchAnswer } from '@core/batches/bulk-delete'
import { changeWork } from '@core/batches/change-work'
import type { OfResource } from '@core/batches/of-resource'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { readRow } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { updateRecord } from '@core/resource/record'
import { checkUsers } from '@core/users/check-users'
import { User } from '@core/users/user'
import { Type as t } from '@sinclair/typebox'
import { chosenFlows, selectedFlowIds } from '../domain/chosen-flows'
import { flows } from '../resources/flows'

/** Gives a dossier to a colleague, or to nobody. */
export const changeHandler = changeWork<OfResource & { user_id: number | null }>('crm.change-handler', {
  fields: ['user_id'],
  change: (context, resource, flow, { user_id }) => updateRecord(resource, context, flow, { user_id }),
  async putBack(context, flow, { user_id }) {
    if (typeof user_id === 'number' && !(await readRow(context, User, { id: user_id })))
      throw context.refuse('crm.handler_gone')
    await updateRecord(flows, context, flow, { user_id })
  },
})

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
    if (user_id !== null) await checkUsers(context, 'user_id', [user_id])
    return startBatch(context, changeHandler, { path: flows.path, user_id }, await chosenFlows(context, ids))
  },
})
