import type { EntityManager } from '../orm'
import { run } from '../sql'

/**
 * Numbers of the users of a company with this role or a higher one, held until the transaction ends: of two who leave it
 * at the same moment one waits and then sees what the other did.
 */
export async function lockRole(em: EntityManager, companyId: number, role: number): Promise<number[]> {
  const rows = await run<{ id: string }>(
    em,
    `select id from "user" where company_id = ? and role >= ? and deleted_at is null order by id for update`,
    [companyId, role],
  )
  return rows.map(({ id }) => Number(id))
}
