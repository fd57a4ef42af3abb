import { readRows } from '@core/db/list'
import type { EntityOf } from '@core/db/mapped'
import { fromEuros, toEuros } from '@core/domain/money'
import type { Addition } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import type { DocumentRecord } from './document-kind'

/**
 * What every kind of document adds to relations: how many of theirs are still open, and for how much, including VAT.
 * `as` names both fields.
 */
export const openDocuments = (
  entity: EntityOf<Pick<DocumentRecord, 'id' | 'relation_id' | 'amount_inc_vat' | 'status' | 'is_template'>>,
  statuses: readonly string[],
  as: { readonly count: string; readonly amount: string },
): Addition => ({
  fields: { [as.count]: t.Integer(), [as.amount]: t.Number() },
  async run(rows, context) {
    const open = await readRows(context, entity, ['relation_id', 'amount_inc_vat'], {
      relation_id: rows.map(({ id }) => id),
      status: [...statuses],
      is_template: false,
    })
    const perRelation = Map.groupBy(open, document => document.relation_id)
    for (const row of rows) {
      const own = perRelation.get(row.id) ?? []
      row[as.count] = own.length
      row[as.amount] = own.reduce((sum, { amount_inc_vat }) => toEuros(fromEuros(sum) + fromEuros(amount_inc_vat)), 0)
    }
  },
})
