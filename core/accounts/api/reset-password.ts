import { createHash } from 'node:crypto'
import { invalid, Problem } from '@core/context/problem'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { companyOfPasswordLink, takePasswordLink } from '@core/db/auth/password-links'
import { openRecord } from '@core/db/open-record'
import { withPlatform } from '@core/db/tenant'
import { claimAttempt } from '@core/http/attempts'
import { languageOf } from '@core/locales/translate'
import { emailSchema } from '@core/mail/email-schema'
import { publicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { asLogin } from '@core/users/logins'
import { User } from '@core/users/user'
import { Type as t } from '@sinclair/typebox'
import { checkNewPassword } from '../check-new-password'
import { endApiTokensOf, keepApiTokens } from '../end-api-tokens'
import { hashPassword } from '../password'

const secret = t.String({ minLength: 1, maxLength: 200 })

/** Chooses a new password with the link of a mail: once, by the rule, and every sign-in and API token ends (R-AUTH-007, R-AUTH-008). */
export const resetPassword = publicCall({
  method: 'POST',
  path: 'password/reset',
  summary: 'Choose a new password with the token of the mail',
  body: t.Object(
    {
      token: secret,
      email: emailSchema,
      password: secret,
      password_confirmation: secret,
      keep_api_tokens: keepApiTokens,
    },
    { additionalProperties: false },
  ),
  response: t.Object({ message: t.String() }),
  async run(platform, { body, caller, request }) {
    await claimAttempt(platform, `password reset ${caller.address}`, { most: 20, seconds: 60 })
    if (body.password !== body.password_confirmation) throw invalid('password_confirmation', 'core.passwords_differ')
    await checkNewPassword(body.password)
    const token = createHash('sha256').update(body.token).digest()
    const companyId = await withPlatform(platform.orm, em => companyOfPasswordLink(em, token))
    if (!companyId) throw deadLink()
    await workFor(platform, { companyId }, async context => {
      const { em } = context
      const taken = await takePasswordLink(em, token)
      const user = taken && (await openRecord(context, User, { id: taken, deleted_at: null }))
      if (!user || asLogin(user.email) !== asLogin(body.email)) throw deadLink()
      user.password_hash = await hashPassword(body.password)
      await endSessionsOf(em, companyId, user.id)
      const after = body.keep_api_tokens ? {} : await endApiTokensOf(context, user.id)
      context.log({ type: 'user', id: user.id, description: 'password_reset', after })
    })
    return { message: platform.translate('core.password_changed', languageOf(request.headers.get('accept-language'))) }
  },
})

/** One answer for a link that is unknown, used, too old or another user's. */
const deadLink = () =>
  new Problem(422, 'core.dead_password_link', { errors: { token: { key: 'core.dead_password_link' } } })
