import type { ModuleTag } from '@core/context/modules'
import { refused } from '@core/context/problem'
import type { EntityManager } from '@core/db/orm'
import { lockAdministrators } from '@core/db/users/lock-administrators'

/** Role that administers the users of a company. */
export const ADMINISTRATOR = 5000

/** Modules without which nobody opens the screens where users are managed. */
const NEEDED: readonly ModuleTag[] = ['BASIS', 'SETTINGS']

/** Fields of a user that decide whether they can manage users. */
export interface Administering {
  readonly role: number
  readonly user_type: string
  readonly module_blacklist: readonly string[]
}

/** Whether a user with these fields can manage users: partners cannot, whatever their role. */
export const canManageUsers = ({ role, user_type, module_blacklist }: Administering): boolean =>
  role >= ADMINISTRATOR && user_type !== 'partner' && !NEEDED.some(module => module_blacklist.includes(module))

/**
 * Keeps the last administrator of a company where they are: without one nobody could make another.
 *
 * @throws Problem 409
 */
export async function refuseLastAdministrator(em: EntityManager, companyId: number, userId: number): Promise<void> {
  const [only, ...others] = await lockAdministrators(em, { companyId, role: ADMINISTRATOR, needed: NEEDED })
  if (only === userId && !others.length) throw refused('core.last_administrator')
}
