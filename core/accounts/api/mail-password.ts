import type { Language } from '@core/context/modules'
import { locate } from '@core/db/tenancy/directory'
import { withPlatform } from '@core/db/tenant'
import { claimAttempt } from '@core/http/attempts'
import { languageOf } from '@core/locales/translate'
import { emailSchema } from '@core/mail/email-schema'
import type { Platform } from '@core/platform/platform'
import { publicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { asLogin, LOGIN } from '@core/users/logins'
import { Type as t } from '@sinclair/typebox'
import { mailPasswordLink } from '../jobs/mail-password-link'

/**
 * Minimum duration of every answer in milliseconds, so that response time does not tell whether the address is known.
 */
const LEAST_MS = 150

/** Mails a link to choose a new password, and answers the same for an address that nobody has (R-AUTH-006, G-RESET). */
export const mailPassword = publicCall({
  method: 'POST',
  path: 'password/email',
  summary: 'Mail a link to choose a new password',
  body: t.Object({ email: emailSchema }, { additionalProperties: false }),
  response: t.Object({ message: t.String() }),
  example: { email: 'verkoop@zonnigdak.example' },
  async run(platform, { body, caller, request }) {
    const email = asLogin(body.email)
    await claimAttempt(platform, `password link ${email} ${caller.address}`)
    const language = languageOf(request.headers.get('accept-language'))
    await Promise.all([sendLink(platform, email, language), Bun.sleep(LEAST_MS)])
    return { message: platform.translate('core.mail_sent', language) }
  },
})

async function sendLink(platform: Platform, email: string, language: Language) {
  const located = await withPlatform(platform.orm, em => locate(em, [LOGIN], email))
  if (!located) return
  await workFor(platform, { companyId: located.companyId }, async context =>
    context.enqueue(mailPasswordLink, {
      user_id: located.recordId,
      reason: 'reset',
      request: crypto.randomUUID(),
      language,
    }),
  )
}
