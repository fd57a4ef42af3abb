import type { EntityManager } from './orm'
import { run } from './sql'

/**
 * Asks the database for what a write needs: the schema, a transaction number, which a server that only reads has not, and
 * room on its disk, for what is sorted outside of its memory.
 */
export async function checkWritable(em: EntityManager): Promise<void> {
  await run(em, `select set_config('work_mem', '64kB', true), pg_current_xact_id(), (select 1 from company limit 1)`)
  await run(em, 'select max(n) from (select n from generate_series(1, 5000) n order by md5(n::text) offset 1) sorted')
}
