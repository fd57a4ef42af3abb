import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import type { Enricher } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { Flow } from '../entities/flow'

const nameHandlers = userNames('flow_user_id', 'flow_user_fullname')
const ended = new Set<unknown>(['completed', 'cancelled'])

/** What the overview of relations shows of their dossiers: how many, and the newest one that still runs. */
export const currentFlows: Enricher = {
  fields: {
    flow_count: t.Integer(),
    flow_status: nullable(t.Union(FLOW_STATUSES.map(status => t.Literal(status)))),
    flow_value: nullable(t.Number()),
    flow_user_id: nullable(t.Integer()),
    flow_user_fullname: nullable(t.String()),
    flow_tags: t.Array(t.String()),
  },
  async run(rows, context) {
    const found = await readRows(
      context,
      Flow,
      ['relation_id', 'status', 'order_value', 'tags', 'user_id'],
      { relation_id: rows.map(row => row.id) },
      '-id',
    )
    const byRelation = Map.groupBy(found, flow => flow.relation_id)
    for (const row of rows) {
      const own = byRelation.get(row.id) ?? []
      const current = own.find(flow => !ended.has(flow.status)) ?? own[0]
      row.flow_count = own.length
      row.flow_status = current?.status ?? null
      row.flow_value = current?.order_value ?? null
      row.flow_user_id = current?.user_id ?? null
      row.flow_tags = current?.tags ?? []
    }
    await nameHandlers(rows, context)
  },
}
