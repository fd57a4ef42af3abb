import type { EntityManager } from '../orm'
import { statement } from '../statement'

const lock = statement<{ companyId: number; role: number }>()((db, { companyId, role }) =>
  db
    .selectFrom('user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '>=', role)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate(),
)

/**
 * Numbers of the users of a company with this role or a higher one, held until the transaction ends: of two who leave it
 * at the same moment one waits and then sees what the other did.
 */
export async function lockRole(em: EntityManager, companyId: number, role: number): Promise<number[]> {
  const users = await lock(em, { companyId, role })
  return users.map(({ id }) => id)
}
