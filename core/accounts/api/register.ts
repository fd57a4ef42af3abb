import type { Language } from '@core/context/modules'
import { invalid, Problem } from '@core/context/problem'
import { locate } from '@core/db/tenancy/directory'
import { inOtherCompany, withPlatform } from '@core/db/tenant'
import { claimAttempt } from '@core/http/attempts'
import { networkOf } from '@core/http/network-of'
import { languageOf } from '@core/locales/translate'
import { emailSchema } from '@core/mail/email-schema'
import type { Platform } from '@core/platform/platform'
import { publicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { createCompanyRecord, createUser } from '@core/tenancy/create-company'
import { trialModules } from '@core/tenancy/trial-modules'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { asLogin, LOGIN } from '@core/users/logins'
import { Type as t } from '@sinclair/typebox'
import { checkNewPassword } from '../check-new-password'
import { companyRegistered } from '../company-registered'
import { mailRegistrationTried } from '../jobs/mail-registration-tried'
import { hashPassword } from '../password'
import { signIn } from '../sign-in'

const secret = t.String({ minLength: 1, maxLength: 200 })

/**
 * Makes a company with its first administrator, who is signed in at once (G-REG). For some time it may try out what the
 * operator offers.
 */
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
  async run(platform, { body, caller, request }) {
    if (platform.config.registration !== 'open') throw new Problem(403, 'core.registration_closed')
    const { companyname, password, password_confirmation, accept_privacy, ...person } = body
    await checkNewPassword(password)
    if (password !== password_confirmation) throw invalid('password_confirmation', 'core.passwords_differ')
    if (!accept_privacy) throw invalid('accept_privacy', 'core.accept_privacy')
    await claimAttempt(platform, `register ${networkOf(caller.address)}`, { most: 10, seconds: 3600 })
    await claimAttempt(platform, `register ${asLogin(person.email)}`, { most: 3, seconds: 3600 })
    const modules = trialModules(platform)
    const { days } = platform.config.trial
    const password_hash = await hashPassword(password)
    await refuseTaken(platform, person.email, languageOf(request.headers.get('accept-language')))
    const who = await withPlatform(platform.orm, async em => {
      const companyId = await createCompanyRecord({ em }, platform.assembly, {
        name: companyname.trim(),
        email: person.email,
        phone: person.phone ?? null,
        modules: ['BASIS', 'SETTINGS'],
        ...(days > 0 && { trial: { modules, until: new Date(Date.now() + days * 86_400_000) } }),
      })
      const userId = await inOtherCompany(em, companyId, () =>
        createUser(em, companyId, { ...person, role: ADMINISTRATOR, password_hash }),
      )
      if (!userId) throw invalid('email', 'core.email_taken')
      return { companyId, userId }
    })
    await workFor(platform, who, async context => {
      context.log({ type: 'company', id: who.companyId, description: 'registered', after: { name: companyname } })
      await context.emit(companyRegistered, { id: who.companyId, user_id: who.userId })
    })
    const answer = await signIn(platform, who, caller)
    if (!answer) throw new Problem(401, 'core.wrong_credentials')
    return answer
  },
})

/**
 * Says that an address is taken, as G-REG words it, and tells its owner: whoever tries addresses does not do so unseen.
 *
 * @throws Problem 422 on `email`
 */
async function refuseTaken(platform: Platform, email: string, language: Language): Promise<void> {
  const owner = await withPlatform(platform.orm, em => locate(em, [LOGIN], asLogin(email)))
  if (!owner) return
  await workFor(platform, { companyId: owner.companyId }, async context =>
    context.enqueue(mailRegistrationTried, { user_id: owner.recordId, request: crypto.randomUUID(), language }),
  )
  throw invalid('email', 'core.email_taken')
}
