import { call } from '@core/context/call'
import { renewLink } from '@core/links/hash'
import { find } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { flowLink } from '../contract'
import { flows } from '../resources/flows'

/** Gives a dossier a new customer link; the old one stops working (R-DOC-015). */
export const resetFlowHash = call({
  method: 'POST',
  path: 'flow/:id/resethash',
  access: { module: 'CRM' },
  summary: 'New customer link; the old one stops working',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: t.Object({ hash: t.String() }),
  async run(context, { params }) {
    const flow = await find(flows, context, params.id)
    const hash = await renewLink(context, flowLink, flow.id)
    flow.hash = hash
    context.log({ type: 'flow', id: flow.id, flowId: flow.id, description: 'hash_reset' })
    return { hash }
  },
})
