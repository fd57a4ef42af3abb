import { batchWork } from '@core/batches/batch-work'
import { startBatch } from '@core/batches/start-batch'
import { nullable } from '@core/db/schema'
import { call } from '@core/http/call'
import { invalid } from '@core/http/problem'
import { batchAnswer } from '@core/resource/bulk-delete'
import { refusalOf, updateRecord } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES, type FlowStatus } from '../contract/flow-status'
import { chosenFlows, selectedFlowIds } from '../domain/chosen-flows'
import { phasesByStatus } from '../domain/flow-phases'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

interface ChangedStatus {
  status: FlowStatus | null
  phase: string | null
}

/** Puts a dossier in another status or sub-status; where that cannot be it stays as it is. */
export const changeStatus = batchWork<ChangedStatus>('crm.change-status', async (context, { status, phase }, id) => {
  const flow = await context.em.findOne(Flow, { id, deleted_at: null })
  if (!flow) return undefined
  const next = status ?? flow.status
  if (phase && !phasesByStatus[next]?.includes(phase)) return { id, message: context.text('crm.phase_of_other_stage') }
  if (next === 'cancelled' && flow.status !== next && (await refusalOf(flows, context, id)))
    return { id, message: context.text('crm.flow_not_cancelled') }
  await updateRecord(flows, context, flow, { ...(status && { status }), ...((phase || status) && { phase }) })
  return undefined
})

/** Status or sub-status of many dossiers as a batch (R-FLOW-026, R-FLOW-027). */
export const updateStatuses = call({
  method: 'POST',
  path: 'flow/updatestatuses',
  access: { module: 'CRM' },
  summary: 'Put many dossiers in another status or sub-status; progress at batch/{id}',
  body: t.Object(
    {
      selectedFlowIds,
      status: t.Optional(nullable(t.Union(FLOW_STATUSES.map(status => t.Literal(status))))),
      phase: t.Optional(nullable(t.String({ minLength: 1, maxLength: 255 }))),
    },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { selectedFlowIds: [1, 2, 3], status: 'quotation', phase: 'Offerte verstuurd' },
  async run(context, { body }) {
    const { status = null, phase = null } = body
    if (!status && !phase) throw invalid('status', 'crm.no_status_chosen')
    return startBatch(context, changeStatus, { status, phase }, await chosenFlows(context, body.selectedFlowIds))
  },
})
