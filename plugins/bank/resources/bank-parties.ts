import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { BankParty } from '../entities/bank-party'

/** Whose accounts are, as it was learned; deleting one forgets it. */
export const bankParties = resource({
  entity: BankParty,
  module: 'INVOICE',
  sort: '-updated_at',
  calls: ['list', 'get', 'delete'],
  called: { by: 'iban', notes: ['name'] },
  enrich: [
    {
      fields: { relation_fullname: nullable(t.String()) },
      async run(rows, context) {
        const ids = rows.map(({ relation_id }) => Number(relation_id))
        const names = await context.use(flowReader).customerNames(context, ids)
        for (const row of rows) row.relation_fullname = names.get(Number(row.relation_id)) ?? null
      },
    },
  ],
})
