import { batchAnswer } from '@core/batches/bulk-delete'
import { changeWork } from '@core/batches/change-work'
import type { OfResource } from '@core/batches/of-resource'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { find } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { chosenFlows, selectedFlowIds } from '../domain/chosen-flows'
import { leftAlong, moveBack } from '../domain/move-back'
import { moveFlow, type Wanted } from '../domain/move-flow'
import { flows } from '../resources/flows'

/** Puts a dossier in another status or sub-status; where that cannot be it stays as it is. */
export const changeStatus = changeWork<OfResource & Wanted>('crm.change-status', {
  fields: ['status', 'flow_phase_id'],
  along: leftAlong,
  change: async (context, _, { id }, { path: _path, ...wanted }) =>
    moveFlow(context, await find(flows, context, id), wanted),
  putBack: async (context, { id }, before) => moveBack(context, await find(flows, context, id), before),
})

/** Status or sub-status of many dossiers as a batch (R-FLOW-026, R-FLOW-027). */
export const editStatuses = call({
  method: 'POST',
  path: 'flow/editstatusses',
  access: { module: 'CRM' },
  summary: 'Put many dossiers in another status or sub-status; progress at batch/{id}',
  body: t.Object(
    {
      selectedFlowIds,
      status: t.Optional(nullable(t.Union(FLOW_STATUSES.map(status => t.Literal(status))))),
      phase: t.Optional(nullable(t.String({ minLength: 1, maxLength: 255 }))),
      flow_phase_id: t.Optional(nullable(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))),
    },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { selectedFlowIds: [1, 2, 3], status: 'quotation', phase: 'Offerte verstuurd' },
  async run(context, { body: { selectedFlowIds: ids, status, phase, flow_phase_id } }) {
    if (!status && !phase && !flow_phase_id) throw invalid('status', 'crm.no_status_chosen')
    const wanted = { ...(status && { status }), ...(phase && { phase }), ...(flow_phase_id && { flow_phase_id }) }
    return startBatch(context, changeStatus, { path: flows.path, ...wanted }, await chosenFlows(context, ids))
  },
})
