import { plainMail } from '@core/accounts/plain-mail'
import { job } from '@core/context/event'
import { readRow } from '@core/db/list'
import { User } from '@core/users/user'

interface MailedReminder {
  kind: 'task' | 'action'
  id: number
  userId: number
  at: string
  title: string
  url: string
}

/** Mails a colleague what they are reminded of. */
export const mailReminder = job<MailedReminder>('basis.mail-reminder', async (reminder, context) => {
  const { kind, id, userId, at, title, url } = reminder
  const { company, config } = context
  const user = await readRow(context, User, { id: userId })
  if (!user) return
  const subject = context.text('basis.reminder', { title })
  await context.mailer.send({
    ...plainMail({
      greeting: context.text('basis.reminder_greeting', { name: user.name }),
      lines: [title],
      action: { label: context.text('basis.reminder_open'), url: `${config.publicUrl}${url}` },
      closing: context.text('basis.reminder_closing'),
      language: context.language,
    }),
    messageId: `<reminder.${kind}.${id}.${Date.parse(at)}.${userId}.${company.id}@vakwerk.example>`,
    from: config.mailFrom,
    to: user.email,
    subject,
  })
})
