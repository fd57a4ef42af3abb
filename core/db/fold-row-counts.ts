import { sql } from 'kysely'
import type { EntityManager } from './orm'
import { statement } from './statement'

const fold = statement()(db =>
  db
    .with('old', tables =>
      tables
        .deleteFrom('row_count')
        .where('id', 'in', of =>
          of.selectFrom('row_count').select('id').orderBy('id').limit(50_000).forUpdate().skipLocked(),
        )
        .returning(['company_id', 'table_name', 'n']),
    )
    .insertInto('row_count')
    .columns(['company_id', 'table_name', 'n'])
    .expression(of =>
      of
        .selectFrom('old')
        .select(['company_id', 'table_name', sql<number>`sum(n)`.as('n')])
        .groupBy(['company_id', 'table_name']),
    ),
)

/** Adds up the changes in the numbers of rows: as many rows as a minute writes become one per company and table. */
export async function foldRowCounts(em: EntityManager): Promise<void> {
  await fold(em, {})
}
