import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { statement } from '../statement'

interface Asked {
  readonly companyId: number
  readonly role: number
  /** Modules that none of them may have on the blacklist. */
  readonly needed: readonly string[]
}

const lock = statement<Asked>()((db, { companyId, role, needed }) =>
  db
    .selectFrom('user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '>=', role)
    .where('user_type', '<>', 'partner')
    .where(sql<boolean>`not module_blacklist ?| ${needed}::text[]`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate(),
)

/**
 * Numbers of the users of a company who can manage users, held until the transaction ends: of two who stop being one at
 * the same moment one waits and then sees what the other did.
 */
export async function lockAdministrators(em: EntityManager, asked: Asked): Promise<number[]> {
  const users = await lock(em, asked)
  return users.map(({ id }) => id)
}
