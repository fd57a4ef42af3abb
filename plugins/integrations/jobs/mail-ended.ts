import { plainMail } from '@core/accounts/plain-mail'
import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { readRow, readRows } from '@core/db/list'
import type { Opened } from '@core/db/mapped'
import { atLeast, not } from '@core/db/where'
import { createTranslate } from '@core/locales/translate'
import { notify } from '@core/notifications/notify'
import { declared } from '@core/resource/declared'
import { User } from '@core/users/user'
import type { WebhookSubscription } from '../entities/webhook-subscription'

/** Least role of those who hear of it: who can resume a subscription. */
const MANAGER = 1000

interface Ended {
  readonly user_id: number
  readonly subscription_id: number
  readonly url: string
  readonly name: string | null
  /** When it ended: the same end is the same mail. */
  readonly at: string
}

/** Tells a manager that an address is not called any more. */
export const mailEnded = job<Ended>('integrations.mail-ended', async (ended, context) => {
  const { config, company } = context
  const user = await readRow(context, User, { id: ended.user_id })
  if (!user) return
  const translate = createTranslate(context.use(declared).locales)
  const language = user.language ?? 'nl'
  const values = { company: company.name, name: user.name, address: nameOf(ended) }
  const text = (key: string) => translate(`integrations.ended_mail_${key}`, language, values)
  await context.mailer.send({
    ...plainMail({
      greeting: text('greeting'),
      lines: [text('text'), text('next')],
      action: { label: text('button'), url: `${config.publicUrl}/account/company_integrations` },
      closing: text('closing'),
      language,
    }),
    messageId: `<webhook-ended.${ended.subscription_id}.${Date.parse(ended.at)}.${user.id}@vakwerk.example>`,
    from: config.mailFrom,
    to: user.email,
    subject: text('subject'),
  })
})

const nameOf = ({ name, url }: Pick<Ended, 'name' | 'url'>): string => name || new URL(url).host

/** Mails the managers of the company and puts it behind their bell. */
export async function tellEnded(context: Context, subscription: Opened<typeof WebhookSubscription>): Promise<void> {
  const { id, url, name = null } = subscription
  const managers = await readRows(context, User, ['id'], { role: atLeast(MANAGER), user_type: not('partner') })
  for (const { id: user_id } of managers) {
    context.enqueue(mailEnded, { user_id, subscription_id: id, url, name, at: new Date().toISOString() })
    await notify(context, {
      type: 'webhooksubscription',
      id,
      userId: user_id,
      title: context.text('integrations.ended_notice', { address: nameOf({ name, url }) }),
      body: context.text('integrations.ended_why'),
      url: '/account/company_integrations',
    })
  }
}
