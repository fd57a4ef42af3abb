import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { refused } from '@core/context/problem'
import { answer, checkVersion, find } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { ADMINISTRATOR } from '../last-administrator'
import { removeUser } from '../remove-user'
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
      if (user.id === signedIn(context).id) throw refused('core.not_yourself')
      await removeUser(context, user)
      return undefined
    },
  })

/** The catalogue has two paths for deleting a user (C-22). */
export const deleteUser = [
  remove('DELETE', 'user/:id', 'user.delete'),
  remove('POST', 'user/:id/deleteuser', 'user.deleteuser'),
]
