import type { EntityManager } from '../orm'
import { run } from '../sql'

/** The company that shows its own brand at a host name, in lower case. */
export async function findCompanyOfHost(
  em: EntityManager,
  host: string,
): Promise<{ id: number; background_key: string | null } | undefined> {
  const [company] = await run<{ id: string; background_key: string | null }>(
    em,
    `select id, background_key from company where hostnames @> to_jsonb(?::text) and deleted_at is null order by id limit 1`,
    [host],
  )
  return company && { ...company, id: Number(company.id) }
}
