import { hashPassword, isGoodPassword, passwordMatches } from '@core/auth/password'
import { endAllRefreshes } from '@core/auth/refresh'
import { call } from '@core/http/call'
import { signedIn } from '@core/http/context'
import { forbidden, invalid, notFound } from '@core/http/problem'
import { Type as t } from '@sinclair/typebox'
import { User } from '../user'

/** A user changes the own password; the old one is checked again and every other sign-in ends (R-AUTH-006). */
export const updatePassword = call({
  method: 'POST',
  path: 'user/:id/updatepassword',
  access: 'signed-in',
  summary: 'Change the own password',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  body: t.Object({
    oldpassword: t.String({ minLength: 1, maxLength: 200 }),
    password: t.String({ minLength: 1, maxLength: 200 }),
  }),
  response: t.Object({ message: t.String() }),
  async run(context, { params, body }) {
    if (signedIn(context).id !== params.id || signedIn(context).actor_id) throw forbidden()
    const user = await context.em.findOne(User, { id: params.id })
    if (!user) throw notFound()
    if (!(await passwordMatches(body.oldpassword, user.password_hash)))
      throw invalid('oldpassword', 'core.wrong_old_password')
    if (!isGoodPassword(body.password)) throw invalid('password', 'core.weak_password')
    user.password_hash = await hashPassword(body.password)
    await endAllRefreshes(context.em, context.company.id, user.id)
    context.log({ type: 'user', id: user.id, description: 'password_changed' })
    return { message: context.text('core.password_changed') }
  },
})
