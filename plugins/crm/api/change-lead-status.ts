import { call } from '@core/context/call'
import { writeNow } from '@core/db/write'
import { find } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { moveFlow } from '../domain/move-flow'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

/** A card dropped in another column of the board: it gets the sub-status that is asked for, or else the first of that stage (R-PIPE-002). */
export const changeLeadStatus = call({
  method: 'POST',
  path: 'lead/:id/changestatus',
  access: { module: 'CRM' },
  summary: 'Move a card of the lead board to another column',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  body: t.Object(
    {
      flow_status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
      flow_phase_id: t.Optional(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    },
    { additionalProperties: false },
  ),
  response: rowWith(flows, []),
  async run(context, { params, body }) {
    const flow = await find(flows, context, params.id)
    const { flow_status: status, flow_phase_id } = body
    await moveFlow(context, flow, { status, ...(flow_phase_id && { flow_phase_id }) })
    await writeNow(context)
    return toRow(Flow, flow)
  },
})
