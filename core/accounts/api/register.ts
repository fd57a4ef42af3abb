import { invalid, Problem } from '@core/context/problem'
import { inOtherCompany, withPlatform } from '@core/db/tenant'
import { claimAttempt } from '@core/http/attempts'
import { emailSchema } from '@core/mail/email-schema'
import { publicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { createCompanyRecord, createUser } from '@core/tenancy/create-company'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { Type as t } from '@sinclair/typebox'
import { hashPassword, isGoodPassword } from '../password'
import { signIn } from '../sign-in'

const secret = t.String({ minLength: 1, maxLength: 200 })

/** Makes a company with its first administrator, who is signed in at once (G-REG). */
export const register = publicCall({
  method: 'POST',
  path: 'register',
  operationId: 'register',
  summary: 'Make a company with its first administrator; answers as signing in does',
  body: t.Object(
    {
      companyname: t.String({ minLength: 2, maxLength: 120 }),
      name: t.String({ minLength: 1, maxLength: 255 }),
      nameprefix: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
      surname: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
      email: emailSchema,
      phone: t.Optional(t.Union([t.String({ maxLength: 32 }), t.Null()])),
      password: secret,
      password_confirmation: secret,
      accept_privacy: t.Boolean(),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ token: t.String() }),
  async run(platform, { body, caller }) {
    if (platform.config.registration !== 'open') throw new Problem(403, 'core.registration_closed')
    const { companyname, password, password_confirmation, accept_privacy, ...person } = body
    if (!isGoodPassword(password)) throw invalid('password', 'core.weak_password')
    if (password !== password_confirmation) throw invalid('password_confirmation', 'core.passwords_differ')
    if (!accept_privacy) throw invalid('accept_privacy', 'core.accept_privacy')
    await claimAttempt(platform, `register ${caller.address}`, { most: 10, seconds: 3600 })
    const password_hash = await hashPassword(password)
    const who = await withPlatform(platform.orm, async em => {
      const companyId = await createCompanyRecord({ em }, platform.assembly, {
        name: companyname.trim(),
        email: person.email,
        phone: person.phone ?? null,
        modules: ['BASIS', 'SETTINGS'],
      })
      const userId = await inOtherCompany(em, companyId, () =>
        createUser(em, companyId, { ...person, role: ADMINISTRATOR, password_hash }),
      )
      if (!userId) throw invalid('email', 'core.email_taken')
      return { companyId, userId }
    })
    await workFor(platform, who, async context =>
      context.log({ type: 'company', id: who.companyId, description: 'registered', after: { name: companyname } }),
    )
    const answer = await signIn(platform, who, caller)
    if (!answer) throw new Problem(401, 'core.wrong_credentials')
    return answer
  },
})
