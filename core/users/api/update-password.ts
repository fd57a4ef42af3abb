import { checkNewPassword } from '@core/accounts/check-new-password'
import { endApiTokensOf, keepApiTokens } from '@core/accounts/end-api-tokens'
import { hashPassword, passwordMatches } from '@core/accounts/password'
import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { forbidden, invalid } from '@core/context/problem'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { OWN_PASSWORD } from '@core/http/attempts'
import { Type as t } from '@sinclair/typebox'
import { openOwnUser } from '../open-own-user'

/** A user changes the own password; the old one is checked again; every other sign-in and the API tokens end (R-AUTH-009). */
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
    keep_api_tokens: keepApiTokens,
  }),
  response: t.Object({ message: t.String() }),
  async run(context, { params, body }) {
    const { id, session_id } = signedIn(context)
    if (id !== params.id) throw forbidden()
    const user = await openOwnUser(context)
    if (!(await passwordMatches(body.oldpassword, user.password_hash)))
      throw invalid('oldpassword', 'core.wrong_old_password')
    await checkNewPassword(body.password)
    user.password_hash = await hashPassword(body.password)
    await endSessionsOf(context.em, context.company.id, id, { but: session_id })
    const after = body.keep_api_tokens ? {} : await endApiTokensOf(context, id)
    context.log({ type: 'user', id, description: 'password_changed', after })
    return { message: context.text('core.password_changed') }
  },
})
