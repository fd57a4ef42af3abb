import { hashPassword, isGoodPassword, passwordMatches } from '@core/accounts/password'
import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { forbidden, invalid } from '@core/context/problem'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { OWN_PASSWORD } from '@core/http/attempts'
import { Type as t } from '@sinclair/typebox'
import { User } from '../user'

/** A user changes the own password; the old one is checked again and every other sign-in ends (R-AUTH-009). */
export const updatePassword = call({
  method: 'POST',
  path: 'user/:id/updatepassword',
  access: 'in-person',
  limit: OWN_PASSWORD,
  summary: 'Change the own password',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  body: t.Object({
    oldpassword: t.String({ minLength: 1, maxLength: 200 }),
    password: t.String({ minLength: 1, maxLength: 200 }),
  }),
  response: t.Object({ message: t.String() }),
  async run(context, { params, body }) {
    const { id, session_id } = signedIn(context)
    if (id !== params.id) throw forbidden()
    const user = await context.em.findOneOrFail(User, { id })
    if (!(await passwordMatches(body.oldpassword, user.password_hash)))
      throw invalid('oldpassword', 'core.wrong_old_password')
    if (!isGoodPassword(body.password)) throw invalid('password', 'core.weak_password')
    user.password_hash = await hashPassword(body.password)
    await endSessionsOf(context.em, context.company.id, id, { but: session_id })
    context.log({ type: 'user', id, description: 'password_changed' })
    return { message: context.text('core.password_changed') }
  },
})
