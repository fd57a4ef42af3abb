import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { type Action, action, asks } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { fillMergeTagsInText, namesOfTags } from '@core/expressions/merge-tags'
import { mergeValues } from '@core/merge-tags/merge-sources'
import { Type as t } from '@sinclair/typebox'
import { WebhookConnection } from '../../entities/webhook-connection'
import { keepCall } from '../../jobs/call-connection'
import { resourceAt } from './declared'
import { callOf, type Tagged, type TagRule } from './tag-values'

const number = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Rules send a dossier to a connection, with its headers, body and query (R-WF-016). */
export const callByRule: Action = action({
  name: 'integrations.call-webhook',
  label: 'integrations.action_call_webhook',
  about: 'flow',
  input: t.Object({ connection_id: asks(number, { resource: 'webhookconnection' }) }),
  async run(context, id, { connection_id }) {
    const connection = await openRecord(context, WebhookConnection, connection_id)
    if (!connection) throw invalid('connection_id', 'core.unknown_reference')
    const { url, status } = connection
    if (status !== 'active' || !url) throw refused('integrations.connection_inactive')
    const flow = await flowNamed(context, id)
    if (connection.flowprofile_id && connection.flowprofile_id !== flow.flowprofile_id)
      throw refused('integrations.other_profile')
    const call = callOf({ ...connection, url }, await valuesFor(context, connection, flow))
    await keepCall(context, { connection_id, flow_id: id, title: flow.title }, call)
  },
})

interface Flow {
  readonly id: number
  readonly title: string | null
  readonly relation_id: number | null
  readonly user_id: number | null
  readonly flowprofile_id: number | null
}

async function flowNamed(context: Context, id: number): Promise<Flow> {
  const resource = resourceAt(context, 'flow')
  const [row] = resource ? await readRows(context, resource.entity, 'all', { id }) : []
  const flow: Readonly<Record<string, unknown>> = row ?? {}
  const numberIn = (name: string) => Number(flow[name]) || null
  return {
    id,
    title: flow.number ? String(flow.number) : null,
    relation_id: numberIn('relation_id'),
    user_id: numberIn('user_id'),
    flowprofile_id: numberIn('flowprofile_id'),
  }
}

/** What the tags of a connection are filled with for a dossier. */
async function valuesFor(
  context: Context,
  { header_tags, body_tags, query_tags }: Pick<Tagged, 'header_tags' | 'body_tags' | 'query_tags'>,
  { id, relation_id, user_id }: Flow,
): Promise<(rule: TagRule) => string | null> {
  const texts = [...header_tags, ...body_tags, ...query_tags].map(({ fieldvalue }) => fieldvalue ?? '')
  const known = { 'flow.id': String(id) }
  const values = await mergeValues(context, { flow_id: id, relation_id, user_id, known }, namesOfTags(texts))
  return ({ fieldvalue, nullvalue }) =>
    fillMergeTagsInText(fieldvalue ?? '', values, { empty: 'close' }) || nullvalue || null
}
