import { type BatchWork, batchWork } from '@core/batches/batch-work'
import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { find } from '@core/resource/record'
import { accessToWrite, idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { replacePhase } from '../domain/move-flow'
import { Flow } from '../entities/flow'
import { flowPhases } from '../resources/flow-phases'

/** Gives a dossier one sub-status for another. */
export const moveAlong: BatchWork<{ from: number; to: number }> = batchWork(
  'crm.move-along',
  async (context, { from, to }, id) => {
    const flow = await openRecord(context, Flow, { id, flow_phase_id: from })
    if (flow) await replacePhase(context, flow, to)
    return undefined
  },
)

/** Dossiers are moved from one sub-status to another of its stage (R-SET-009). */
export const moveFlows = call({
  method: 'POST',
  path: 'flowphase/:id/moveflows',
  operationId: 'flowphase.moveflows',
  access: accessToWrite(flowPhases),
  summary: 'Give all dossiers with this sub-status another one of its stage; progress at batch/{id}',
  params: idParams,
  body: t.Object(
    { flow_phase_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { flow_phase_id: 2 },
  async run(context, { params, body }) {
    const from = await find(flowPhases, context, params.id)
    const to = await find(flowPhases, context, body.flow_phase_id).catch(() => null)
    if (!to || to.id === from.id) throw invalid('flow_phase_id', 'core.unknown_reference')
    if (to.flowstage !== from.flowstage) throw invalid('flow_phase_id', 'crm.phase_of_other_stage')
    const rows = await Promise.all(
      [false, true].map(trashed => readRows(context, Flow, ['id'], { flow_phase_id: from.id }, 'id', { trashed })),
    )
    const ids = rows.flat().map(({ id }) => id)
    return startBatch(context, moveAlong, { from: from.id, to: to.id }, ids)
  },
})
