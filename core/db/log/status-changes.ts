import { sql } from 'kysely'
import type { Reader } from '../reader'
import { statement } from '../statement'

/** A line of a record's log that changed its status. */
export interface StatusChange {
  readonly from: string
  readonly to: string
  readonly description: string
  /** Values of the columns that belong to statuses, as the record left them. */
  readonly left: Readonly<Record<string, unknown>>
}

const find = statement<{ companyId: number; type: string; id: number }>()((db, { companyId, type, id }) =>
  db
    .selectFrom('log_item')
    .select([
      sql<string>`old_value->>'status'`.as('from'),
      sql<string>`new_value->>'status'`.as('to'),
      'description',
      sql<Record<string, unknown>>`old_value`.as('left'),
    ])
    .where('company_id', '=', companyId)
    .where('loggable_type', '=', type)
    .where('loggable_id', '=', id)
    .where(sql<boolean>`old_value->>'status' is not null and new_value->>'status' is not null`)
    .orderBy('id'),
)

/** Every change of a record's status that its log tells of, the oldest first. */
export const statusChanges = ({ em, company }: Reader, type: string, id: number): Promise<StatusChange[]> =>
  find(em, { companyId: company.id, type, id })
