import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { handlerWork } from '../contract/handler-work'
import { flows } from '../resources/flows'

const someUser = t.Integer({ minimum: 1 })

/** How many open tasks of an intake a colleague has in a dossier (R-FLOW-022). */
const countHandlerWork = call({
  method: 'GET',
  path: 'flow/:id/intaketasks',
  access: { module: 'CRM' },
  summary: 'How many open intake tasks a colleague has in a dossier',
  params: idParams,
  query: t.Object({ user_id: someUser }),
  response: t.Object({ count: t.Integer() }),
  async run(context, { params, query: { user_id } }) {
    const { id } = await find(flows, context, params.id)
    const counts = await Promise.all(context.all(handlerWork).map(work => work.count(context, id, user_id)))
    return { count: counts.reduce((sum, count) => sum + count, 0) }
  },
})

/** Those go to who is the adviser now (G-INTMOVE). */
const moveHandlerWork = call({
  method: 'POST',
  path: 'flow/:id/moveintaketasks',
  access: { module: 'CRM' },
  summary: 'Give the open intake tasks of a colleague in a dossier to its adviser',
  params: idParams,
  body: t.Object({ from_user_id: someUser }),
  response: t.Object({ moved: t.Integer() }),
  async run(context, { params, body: { from_user_id } }) {
    const flow = await find(flows, context, params.id)
    if (!flow.user_id) throw invalid('user_id', 'core.required')
    let moved = 0
    for (const work of context.all(handlerWork)) moved += await work.move(context, flow.id, from_user_id, flow.user_id)
    return { moved }
  },
})

export const handlerWorkCalls = [countHandlerWork, moveHandlerWork]
