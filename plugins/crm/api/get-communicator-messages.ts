import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { readRows } from '@core/db/list'
import { newestOfEach } from '@core/db/newest-of-each'
import { nullable } from '@core/db/schema'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { spokenOf } from '../domain/search'
import { WORKER, workOf } from '../domain/who-hears'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'
import { messages } from '../resources/messages'

const FILTERS = ['all', 'unread', 'unanswered', 'read', 'forme'] as const

/** Most conversations that one answer holds. */
const MOST = 1000

/** Messages are about a dossier, or about a document without one. */
const GROUPS = [['flow_id'], ['messageable_type', 'messageable_id']]

const flowPart = t.Object({
  id: t.Integer(),
  status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
  relation_fullname: t.String(),
  user_id: nullable(t.Integer()),
  office_user_id: nullable(t.Integer()),
  project_user_id: nullable(t.Integer()),
})
type FlowPart = (typeof flowPart)['static']

/** Conversations by their newest message, grouped among all messages of the company (R-MSG-008, G-COMM). */
export const getCommunicatorMessages = call({
  method: 'GET',
  path: 'user/getcommunicatormessages/:number/:status',
  access: { module: 'CRM' },
  summary: 'Conversations by their newest message: a number of them, all or those that wait',
  params: t.Object({
    number: t.Integer({ minimum: 1, maximum: MOST }),
    status: t.Union(FILTERS.map(filter => t.Literal(filter))),
  }),
  query: t.Object({
    query: t.Optional(t.String({ minLength: 1, maxLength: 255, description: 'Words of a message, or of its dossier' })),
  }),
  response: t.Object({
    data: t.Array(t.Object({ message: rowWith(messages, []), flow: nullable(flowPart) })),
    more: t.Boolean(),
  }),
  async run(context, { params: { number, status }, query: { query } }) {
    const ids = await newestOfEach(context, Message, {
      groups: GROUPS,
      where: status === 'all' || status === 'forme' ? {} : { sender: 'customer', status },
      also: query ? await spokenOf(context, query) : undefined,
      // A dossier in the trash takes its conversation along.
      of: { column: 'flow_id', entity: Flow },
      newest: status === 'forme' ? await workOf(context, signedIn(context).id) : undefined,
      limit: number + 1,
    })
    const newest = await readRows(context, Message, 'all', { id: ids.slice(0, number) }, '-created_at')
    const flows = await flowsOf(context, newest)
    const data = newest.map(message => ({ message, flow: flows.get(message.flow_id ?? 0) ?? null }))
    return { data, more: ids.length > number }
  },
})

async function flowsOf(
  context: Context,
  newest: readonly { readonly flow_id: number | null }[],
): Promise<Map<number, FlowPart>> {
  const columns = ['id', 'status', 'relation_fullname', ...Object.values(WORKER)] as const
  const ids = newest.flatMap(({ flow_id }) => flow_id ?? [])
  const rows = ids.length ? await readRows(context, Flow, columns, { id: ids }) : []
  return new Map(rows.map(flow => [flow.id, flow]))
}
