import { checkNewPassword } from '@core/accounts/check-new-password'
import { mailPasswordLink } from '@core/accounts/jobs/mail-password-link'
import { hashPassword } from '@core/accounts/password'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { buildRecord, insertBuilt } from '@core/db/insert'
import { checkReferences } from '@core/resource/check-references'
import { answer, asPreferred, withLocation } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { ADMINISTRATOR } from '../last-administrator'
import { asLogin, listLogins } from '../logins'
import { User } from '../user'
import { type NewUserInput, newUserSchema } from '../user-input'
import { users } from '../users'

/** An administrator makes a colleague; without a password the colleague gets a mail to choose one. */
export const createUser = call({
  method: 'POST',
  path: 'user',
  operationId: 'user.create',
  access: { role: ADMINISTRATOR, inPerson: true },
  summary: 'Create a user; without a password the user gets a mail to choose one',
  status: 201,
  body: newUserSchema,
  response: rowWith(users, users.enrich ?? []),
  example: { name: 'Anouk', surname: 'Bakker', email: 'anouk@zonnigdak.example', role: 200, user_type: 'sales' },
  async run(context, { body, request }) {
    const user = await makeUser(context, body as unknown as NewUserInput)
    const made = await answer(users, users.enrich ?? [], context, user)
    return asPreferred(request, withLocation(made, users.path, user.id))
  },
})

async function makeUser(context: Context, { password, ...fields }: NewUserInput) {
  if (password !== undefined) await checkNewPassword(password)
  const email = asLogin(fields.email)
  const user = buildRecord(context, User, {
    username: email,
    // Partners land on their own dashboard (C-29).
    ...(fields.user_type === 'partner' ? { altDashboard: 'partner' } : {}),
    ...fields,
    email,
    password_hash: await hashPassword(password ?? crypto.randomUUID()),
  })
  await checkReferences(User, context, [{ record: user, given: fields }])
  await insertBuilt(context, User, user)
  if (!(await listLogins(context.em, context.company.id, user))) throw invalid('email', 'core.email_taken')
  context.log({ type: 'user', id: user.id, description: 'created', after: { ...fields, email } })
  if (password === undefined)
    context.enqueue(mailPasswordLink, { user_id: user.id, reason: 'invitation', request: crypto.randomUUID() })
  return user
}
