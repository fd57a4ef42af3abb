import type { Client } from 'pg'
import { READING_ORDER } from './reading-order'

/**
 * Makes the indexes in reading order anew once the server brings a newer version of its rules: what was ordered by the old
 * ones would be looked for in the wrong place. Nobody waits for it; where two processes might, the caller holds the turn.
 */
export async function renewReadingOrder(client: Client): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select distinct d.objid::regclass::text as index from pg_collation c
     join pg_depend d on d.refclassid = 'pg_collation'::regclass and d.refobjid = c.oid and d.classid = 'pg_class'::regclass
     where c.collname = $1 and c.collversion is distinct from pg_collation_actual_version(c.oid)`,
    [READING_ORDER],
  )
  for (const { index } of rows) await client.query(`reindex index concurrently ${index}`)
  if (rows.length) await client.query(`alter collation ${READING_ORDER} refresh version`)
}
