import { nullable } from '@core/db/schema'
import { call } from '@core/http/call'
import { LogItem } from '@core/log/log-item'
import { find } from '@core/resource/record'
import type { OutgoingRow } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { flows } from '../resources/flows'

const item = t.Object(
  {
    id: t.Integer(),
    created_at: t.String(),
    user_id: nullable(t.Integer()),
    user_fullname: nullable(t.String()),
    impersonator_name: nullable(t.String({ description: 'Who of the platform worked as this user' })),
    customer_name: nullable(t.String()),
    loggable_type: t.String(),
    loggable_id: t.Integer(),
    description: t.String(),
    old_value: nullable(t.Record(t.String(), t.Unknown())),
    new_value: nullable(t.Record(t.String(), t.Unknown())),
  },
  { title: 'flowlogitem' },
)

const namesOf = userNames('user_id', 'user_fullname')

/** What happened to a dossier and everything that belongs to it, newest first (G-LOG). */
export const getFlowLog = call({
  method: 'GET',
  path: 'flow/:id/getlogitems',
  access: { module: 'CRM' },
  summary: 'Log of a dossier',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  query: t.Object({ limit: t.Optional(t.Integer({ minimum: 1, maximum: 500 })) }),
  response: t.Array(item),
  async run(context, { params, query }) {
    await find(flows, context, params.id)
    const found = await context.em.find(
      LogItem,
      { flow_id: params.id },
      { orderBy: { id: 'desc' }, limit: query.limit ?? 100 },
    )
    const rows = found.map(one => ({
      id: one.id,
      created_at: one.created_at.toISOString(),
      user_id: one.user_id ?? null,
      impersonator_name: one.impersonator_name ?? null,
      customer_name: one.customer_name ?? null,
      loggable_type: one.loggable_type,
      loggable_id: one.loggable_id,
      description: one.description,
      old_value: one.old_value ?? null,
      new_value: one.new_value ?? null,
    }))
    await namesOf(rows as unknown as OutgoingRow[], context)
    return rows as never
  },
})
