import { type BatchWork, batchWork } from '@core/batches/batch-work'
import { startBatch } from '@core/batches/start-batch'
import { readRows } from '@core/db/list'
import { type Call, call } from '@core/http/call'
import { invalid } from '@core/http/problem'
import { batchAnswer } from '@core/resource/bulk-delete'
import { resourceCalls } from '@core/resource/calls'
import { orderCall } from '@core/resource/order-call'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { replacePhase } from '../domain/move-flow'
import { Flow } from '../entities/flow'
import { flowPhases } from '../resources/flow-phases'

/** Whoever works with dossiers reads them; who sets up the company changes them (C-0186 to C-0190). */
const write = { module: 'SETTINGS', role: 100 } as const

/** Gives a dossier one sub-status for another. */
export const moveAlong: BatchWork<{ from: number; to: number }> = batchWork(
  'crm.move-along',
  async (context, { from, to }, id) => {
    const flow = await context.em.findOne(Flow, { id, flow_phase_id: from })
    if (flow) await replacePhase(context, flow, to)
    return undefined
  },
)

const moveFlows = call({
  method: 'POST',
  path: 'flowphase/:id/moveflows',
  operationId: 'flowphase.moveflows',
  access: write,
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
      [false, true].map(trashed =>
        readRows<{ id: number }>(context, Flow, ['id'], { flow_phase_id: from.id }, 'id', { trashed }),
      ),
    )
    const ids = rows.flat().map(({ id }) => id)
    return startBatch(context, moveAlong, { from: from.id, to: to.id }, ids)
  },
})

/** Sub-statuses: list, create, rename, order, delete, and dossiers moved from one to another (R-SET-009). */
export const flowPhaseCalls: readonly Call[] = [
  ...[...resourceCalls(flowPhases, []), orderCall(flowPhases)].map(
    (generic): Call => (generic.method === 'GET' ? generic : { ...generic, access: write }),
  ),
  moveFlows,
]
