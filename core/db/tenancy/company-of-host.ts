import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { statement } from '../statement'

const find = statement<{ host: string }>()((db, { host }) =>
  db
    .selectFrom('company')
    .select(['id', 'background_key'])
    .where(sql<boolean>`hostnames @> to_jsonb(${host}::text)`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1),
)

/** The company that shows its own brand at a host name, in lower case. */
export async function findCompanyOfHost(
  em: EntityManager,
  host: string,
): Promise<{ id: number; background_key: string | null } | undefined> {
  const [company] = await find(em, { host })
  return company
}
