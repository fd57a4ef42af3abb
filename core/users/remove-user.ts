import { endApiTokensOf } from '@core/accounts/end-api-tokens'
import { PasswordReset } from '@core/accounts/password-reset'
import { SecondFactor } from '@core/accounts/second-factor'
import type { Context } from '@core/context/context'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { removeFromDirectory } from '@core/db/tenancy/directory'
import { deleteRows } from '@core/db/write'
import { deleteRecord, restoreRecord } from '@core/resource/record'
import type { InferEntity } from '@mikro-orm/postgresql'
import { refuseLastAdministrator } from './last-administrator'
import { LOGIN, listLogins } from './logins'
import type { User } from './user'
import { users } from './users'

type UserRecord = InferEntity<typeof User>

/**
 * Puts a user in the trash; sign-ins, API tokens and the log-in name go with them.
 *
 * @throws Problem 409 for the last administrator, and when a guard refuses
 */
export async function removeUser(context: Context, user: { readonly id: number }): Promise<void> {
  const { em, company } = context
  const { id } = user
  await refuseLastAdministrator(em, company.id, id)
  await deleteRecord(users, context, user)
  await removeFromDirectory(em, LOGIN, company.id, id)
  await endSessionsOf(em, company.id, id)
  await deleteRows(context, PasswordReset, { company_id: company.id, user_id: id })
  await deleteRows(context, SecondFactor, { user_id: id })
  await endApiTokensOf(context, id)
}

/**
 * Takes a user out of the trash, who signs in as before. Answers `false`, and leaves them there, when somebody else has
 * their log-in name by now.
 */
export async function restoreUser(context: Context, user: UserRecord): Promise<boolean> {
  if (!(await listLogins(context.em, context.company.id, user))) return false
  await restoreRecord(users, context, user)
  return true
}
