import { sql } from 'kysely'
import type { EntityManager } from './orm'
import { statement } from './statement'

/** Companies folded at a time: the next minute does others. */
const MOST = 200

const findScattered = statement()(db =>
  db
    .selectFrom('row_count')
    .select('company_id')
    .groupBy('company_id')
    .having(sql<boolean>`count(*) > count(distinct table_name)`)
    .orderBy('company_id')
    .limit(MOST),
)

const fold = statement<{ companyId: number }>()((db, { companyId }) =>
  db
    .with('old', tables =>
      tables.deleteFrom('row_count').where('company_id', '=', companyId).returning(['table_name', 'n']),
    )
    .insertInto('row_count')
    .columns(['company_id', 'table_name', 'n'])
    .expression(of =>
      of
        .selectFrom('old')
        .select([sql<number>`${companyId}::bigint`.as('company_id'), 'table_name', sql<number>`sum(n)`.as('n')])
        .groupBy('table_name'),
    )
    .returning('id'),
)

/**
 * Adds up the changes in the numbers of rows, company by company: as many rows as a minute writes become one per company
 * and table. Of two who do so at once one waits and finds it done.
 */
export async function foldRowCounts(em: EntityManager): Promise<void> {
  for (const { company_id } of await findScattered(em, {})) await fold(em, { companyId: company_id })
}
