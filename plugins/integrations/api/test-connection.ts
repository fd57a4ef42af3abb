import { call } from '@core/context/call'
import { invalid, refused } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { Type as t } from '@sinclair/typebox'
import { connectionStates } from '../domain/webhooks/connection-states'
import { send } from '../domain/webhooks/send'
import { callOf, exampleOf } from '../domain/webhooks/tag-values'
import { webhookConnections } from '../resources/webhook-connections'

/** Calls the address with the examples of its tags; from then on rules can use it (R-WEBH-002, C-0501). */
export const testConnection = call({
  method: 'POST',
  path: 'webhookconnection/:id/test',
  operationId: 'webhookconnection.test',
  access: { module: 'SETTINGS' },
  limit: { of: 'test of a webhook', most: 20, seconds: 60 },
  summary: 'Send the examples to the address of a webhook connection; success makes it active',
  params: idParams,
  response: t.Object({
    result: t.Union([t.Literal('success'), t.Literal('error')]),
    status: nullable(t.Integer({ description: 'What was answered' })),
    body: nullable(t.String({ description: 'The beginning of what was answered' })),
    problem: nullable(t.String({ description: 'Why it did not arrive' })),
  }),
  async reachOut(context, { params }) {
    const connection = await find(webhookConnections, context, params.id)
    const { url, version } = connection
    if (!url) throw invalid('url', 'core.required')
    const { outbound } = context
    const message = callOf({ ...connection, url }, exampleOf)
    return async () => ({ version, sent: await send(outbound, message) })
  },
  async run(context, { params, heard: { version, sent } }) {
    const connection = await find(webhookConnections, context, params.id)
    const { status, answer, problem } = sent
    if (connection.version !== version) throw refused('integrations.changed_meanwhile')
    if (problem === null) await move(context, connectionStates, connection, 'verify')
    const why = problem === null ? null : context.text(`integrations.problem_${problem}`, { status: status ?? 0 })
    return { result: problem === null ? ('success' as const) : ('error' as const), status, body: answer, problem: why }
  },
})
