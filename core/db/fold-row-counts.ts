import type { EntityManager } from './orm'
import { run } from './sql'

/** Adds up the changes in the numbers of rows: as many rows as a minute writes become one per company and table. */
export async function foldRowCounts(em: EntityManager): Promise<void> {
  await run(
    em,
    `with old as (delete from row_count where id in (select id from row_count order by id limit 50000 for update skip locked) returning company_id, table_name, n)
     insert into row_count (company_id, table_name, n) select company_id, table_name, sum(n) from old group by company_id, table_name`,
  )
}
