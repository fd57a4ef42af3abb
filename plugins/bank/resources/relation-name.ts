import { nullable } from '@core/db/schema'
import type { Enricher } from '@core/resource/resource'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'

/** What the relation of each row is called. */
export const relationName: Enricher = {
  fields: { relation_fullname: nullable(t.String()) },
  async run(rows, context) {
    const ids = rows.map(({ relation_id }) => Number(relation_id))
    const names = await context.use(flowReader).customerNames(context, ids)
    for (const row of rows) row.relation_fullname = names.get(Number(row.relation_id)) ?? null
  },
}
