import { job } from '@core/context/event'
import type { Language } from '@core/context/modules'
import { readRow } from '@core/db/list'
import { createTranslate } from '@core/locales/translate'
import { declared } from '@core/resource/declared'
import { User } from '@core/users/user'
import { plainMail } from '../plain-mail'

/** Somebody tried to register with the e-mail address of a user; the same `request` is the same mail. */
export interface RegistrationTried {
  user_id: number
  request: string
  /** Language of whoever tried, for users who never chose one. */
  language: Language
}

/** Tells the owner of an e-mail address that somebody tried to register with it: it may have been them, or a stranger. */
export const mailRegistrationTried = job<RegistrationTried>('core.mail-registration-tried', async (tried, context) => {
  const { company, config } = context
  const user = await readRow(context, User, { id: tried.user_id })
  if (!user) return
  const translate = createTranslate(context.use(declared).locales)
  const language = user.language ?? tried.language
  const text = (key: string) =>
    translate(`core.registration_mail_${key}`, language, {
      company: company.name,
      name: user.name,
    })
  await context.mailer.send({
    ...plainMail({
      greeting: text('greeting'),
      lines: [text('text')],
      action: { label: text('button'), url: `${config.publicUrl}/login` },
      closing: text('closing'),
      language,
    }),
    messageId: `<registration-tried.${tried.request}@vakwerk.example>`,
    from: config.mailFrom,
    to: user.email,
    subject: text('subject'),
  })
})
