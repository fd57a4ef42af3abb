import { refused } from '@core/context/problem'
import type { EntityManager } from '@core/db/orm'
import { lockRole } from '@core/db/users/lock-role'

/** Role that administers the users of a company. */
export const ADMINISTRATOR = 5000

/**
 * Keeps the last administrator of a company where they are: without one nobody could make another.
 *
 * @throws Problem 409
 */
export async function refuseLastAdministrator(em: EntityManager, companyId: number, userId: number): Promise<void> {
  const [only, ...others] = await lockRole(em, companyId, ADMINISTRATOR)
  if (only === userId && !others.length) throw refused('core.last_administrator')
}
