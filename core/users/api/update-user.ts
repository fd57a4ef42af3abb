import { checkNewPassword } from '@core/accounts/check-new-password'
import { endApiTokensOf } from '@core/accounts/end-api-tokens'
import { hashPassword } from '@core/accounts/password'
import { actsInPerson } from '@core/context/access'
import { call } from '@core/context/call'
import { type Context, type CurrentUser, signedIn } from '@core/context/context'
import { forbidden, invalid } from '@core/context/problem'
import { endSessionsOf, endWorkingAsOthers } from '@core/db/auth/end-sessions'
import { answer, asPreferred, checkVersion, find, updateRecord } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { bodyWithUnchanged, changedOf, fieldsAnswered, withoutUnchanged } from '@core/resource/unchanged'
import { Type as t } from '@sinclair/typebox'
import { ADMINISTRATOR, type Administering, canManageUsers, refuseLastAdministrator } from '../last-administrator'
import { asLogin, listLogins } from '../logins'
import { CREDENTIAL_FIELDS, changedUserSchema, OWN_FIELDS } from '../user-input'
import { users } from '../users'

/** Fields that decide a user's rights. Requests re-read them; sessions in which this user impersonates others end when they change. */
const RIGHTS = ['role', 'user_type', 'module_blacklist']

const row = rowWith(users, users.enrich ?? [])
const changed = bodyWithUnchanged(changedUserSchema, row)

const update = (method: 'PATCH' | 'PUT') =>
  call({
    method,
    path: 'user/:id',
    operationId: method === 'PATCH' ? 'user.update' : 'user.put',
    access: 'signed-in',
    summary: 'Change a user: administrators everything, others their own name, phone and language',
    params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    body: changed,
    response: row,
    example: { language: 'nl' },
    async run(context, { params, body, request }) {
      const user = await find(users, context, params.id)
      refuseOthers(context, user.id)
      await checkVersion(request, user, () => answer(users, users.enrich ?? [], context, user), body)
      const current = fieldsAnswered(context, users.entity, user, users.enrich)
      const writable = Object.keys(body).filter(name => Object.hasOwn(changedUserSchema.properties, name))
      const meant = changedOf(writable, body, await current(writable))
      refuseWhatIsNotTheirs(context, meant)
      const sent = Object.entries(await withoutUnchanged(changed, body, current))
      const { password, ...changes } = Object.fromEntries(sent.filter(([name]) => meant.includes(name)))
      for (const name of ['email', 'username'])
        if (typeof changes[name] === 'string') changes[name] = asLogin(changes[name])
      if (RIGHTS.some(name => name in changes) && !canManageUsers({ ...user, ...changes } as Administering))
        await refuseLastAdministrator(context.em, context.company.id, user.id)
      await updateRecord(users, context, user, changes)
      if ('email' in changes || 'username' in changes) {
        const free = await listLogins(context.em, context.company.id, user)
        if (!free) throw invalid('email' in changes ? 'email' : 'username', 'core.email_taken')
      }
      if (RIGHTS.some(name => name in changes)) await endWorkingAsOthers(context.em, user.id)
      if (typeof password === 'string') await setPassword(context, user, password)
      return asPreferred(request, await answer(users, users.enrich ?? [], context, user))
    },
  })

const isAdministrator = ({ role, user_type }: CurrentUser) => role >= ADMINISTRATOR && user_type !== 'partner'

/** @throws Problem 403 when the user is not for whoever asks */
function refuseOthers(context: Context, userId: number) {
  const asking = signedIn(context)
  if (!isAdministrator(asking) && asking.id !== userId) throw forbidden()
}

/** @throws Problem 403 when one of the fields that change is not for whoever asks */
function refuseWhatIsNotTheirs(context: Context, fields: readonly string[]) {
  const asking = signedIn(context)
  if (!isAdministrator(asking) && fields.some(field => !OWN_FIELDS.has(field))) throw forbidden()
  if (!actsInPerson(asking) && fields.some(field => CREDENTIAL_FIELDS.has(field)))
    throw forbidden('core.in_person_only')
}

async function setPassword(context: Context, user: EntityRow, password: string) {
  if (user.id === signedIn(context).id) throw invalid('password', 'core.own_password_elsewhere')
  await checkNewPassword(password)
  user.password_hash = await hashPassword(password)
  await endSessionsOf(context.em, context.company.id, user.id)
  const after = await endApiTokensOf(context, user.id)
  context.log({ type: 'user', id: user.id, description: 'password_changed', after })
}

/** PATCH and PUT alike (R-API-002). */
export const updateUser = [update('PATCH'), update('PUT')]
