import type { EntityManager } from '@core/db/orm'
import { run } from '@core/db/sql'
import { refused } from '@core/http/problem'

/** Role that administers the users of a company. */
export const ADMINISTRATOR = 5000

/**
 * Keeps the last administrator of a company where they are: without one nobody could make another.
 *
 * @throws Problem 409
 */
export async function refuseLastAdministrator(em: EntityManager, companyId: number, userId: number): Promise<void> {
  const rows = await run<{ id: string }>(
    em,
    `select id from "user" where company_id = ? and role >= ${ADMINISTRATOR} and deleted_at is null order by id for update`,
    [companyId],
  )
  if (rows.length === 1 && Number(rows[0]?.id) === userId) throw refused('core.last_administrator')
}
