import { HeavyWork } from '@core/limited-process/heavy-work'
import type { ParsedMail } from './received-mail'

/** Takes mails apart that came in: one of 30 MB takes a second and some hundred megabytes. */
export const readMails = new HeavyWork<Uint8Array, ParsedMail>({
  name: 'read-mail',
  program: new URL('./mail-program.ts', import.meta.url),
  limits: { seconds: 20, megabytes: 1000, waiting: 20 },
  tooMuch: 'core.mail_too_much',
})
