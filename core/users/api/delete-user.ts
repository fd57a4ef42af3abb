import { endApiTokensOf } from '@core/accounts/end-api-tokens'
import { PasswordReset } from '@core/accounts/password-reset'
import { SecondFactor } from '@core/accounts/second-factor'
import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { refused } from '@core/context/problem'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { removeFromDirectory } from '@core/db/tenancy/directory'
import { deleteRows } from '@core/db/write'
import { answer, checkVersion, deleteRecord, find } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { ADMINISTRATOR, refuseLastAdministrator } from '../last-administrator'
import { LOGIN } from '../logins'
import { users } from '../users'

/** The administrator of the platform, who stays (R-USER-001). */
const FIRST_USER = 1

const remove = (method: 'DELETE' | 'POST', path: string, operationId: string) =>
  call({
    method,
    path,
    operationId,
    access: { role: ADMINISTRATOR, inPerson: true },
    summary: 'Delete a user; sign-ins, API tokens and the log-in name go with it',
    params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    response: 'nothing',
    async run(context, { params, request }) {
      if (params.id === FIRST_USER) throw refused('core.first_user')
      const user = await find(users, context, params.id)
      // The POST is declared without versions.
      if (method === 'DELETE') await checkVersion(request, user, () => answer(users, users.enrich ?? [], context, user))
      await removeUser(context, user)
      return undefined
    },
  })

async function removeUser(context: Context, user: EntityRow) {
  const { em, company } = context
  const { id } = user
  if (id === signedIn(context).id) throw refused('core.not_yourself')
  await refuseLastAdministrator(em, company.id, id)
  await deleteRecord(users, context, user)
  await removeFromDirectory(em, LOGIN, company.id, id)
  await endSessionsOf(em, company.id, id)
  await deleteRows(context, PasswordReset, { company_id: company.id, user_id: id })
  await deleteRows(context, SecondFactor, { user_id: id })
  await endApiTokensOf(context, id)
}

/** The catalogue has two paths for deleting a user (C-22). */
export const deleteUser = [
  remove('DELETE', 'user/:id', 'user.delete'),
  remove('POST', 'user/:id/deleteuser', 'user.deleteuser'),
]
