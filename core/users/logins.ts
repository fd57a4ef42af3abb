import type { EntityManager } from '@core/db/orm'
import { listInDirectory, removeFromDirectory } from '@core/db/tenancy/directory'

/** Kind of directory entry of the names that users sign in with. */
export const LOGIN = 'login'

/** Normalises a typed login name. */
export const asLogin = (name: string): string => name.trim().toLowerCase()

/** Lets a user sign in with e-mail address and user name; answers `false` when one of them is somebody else's (G-REG). */
export async function listLogins(
  em: EntityManager,
  companyId: number,
  user: { id: number; email: string; username: string },
): Promise<boolean> {
  await removeFromDirectory(em, LOGIN, companyId, user.id)
  for (const name of new Set([asLogin(user.email), asLogin(user.username)])) {
    if (await listInDirectory(em, LOGIN, name, companyId, user.id)) continue
    await removeFromDirectory(em, LOGIN, companyId, user.id)
    return false
  }
  return true
}
