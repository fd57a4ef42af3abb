import { createHash } from 'node:crypto'
import { job } from '@core/context/event'
import type { Language } from '@core/context/modules'
import { keepPasswordLink } from '@core/db/auth/password-links'
import { readRow } from '@core/db/list'
import { createTranslate } from '@core/locales/translate'
import { declared } from '@core/resource/declared'
import { User } from '@core/users/user'
import { plainMail } from '../plain-mail'

/** How long a link in a mail works, in minutes (G-RESET). */
const LIFE = { reset: 60, invitation: 7 * 24 * 60 } as const

/** A mail with a link to choose a password. `request` makes it: the same request is the same link and the same mail. */
export interface PasswordLink {
  user_id: number
  reason: keyof typeof LIFE
  request: string
  /** Language of whoever asked, for users who never chose one. */
  language?: Language
}

/** Only the newest link of a user works. The link follows from the request, so that no queue holds it. */
export const mailPasswordLink = job<PasswordLink>('core.mail-password-link', async (link, context) => {
  const { em, company, config, secrets } = context
  const user = await readRow(context, User, { id: link.user_id })
  if (!user) return
  const token = secrets.token(`password link ${link.request} of user ${user.id}`)
  const hash = createHash('sha256').update(token).digest()
  await keepPasswordLink(em, hash, { companyId: company.id, userId: user.id }, LIFE[link.reason])
  const language = user.language ?? link.language ?? 'nl'
  const translate = createTranslate(context.use(declared).locales)
  const text = (key: string) =>
    translate(`core.${link.reason}_mail_${key}`, language, { company: company.name, name: user.name })
  await context.mailer.send({
    ...plainMail({
      greeting: text('greeting'),
      lines: [text('text')],
      action: { label: text('button'), url: `${config.publicUrl}/resetpassword/${token}` },
      closing: text('closing'),
      language,
    }),
    messageId: `<password-link.${link.request}@vakwerk.example>`,
    from: config.mailFrom,
    to: user.email,
    subject: text('subject'),
  })
})
