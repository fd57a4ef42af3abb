import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { mailboxAddress } from '@core/mailboxes/mailbox'
import { mergeValues } from '@core/merge-tags/merge-sources'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import { mailTemplates } from '@plugins/settings/contract'
import { brandOfFlow } from '../domain/brand-of-flow'
import { conversationOf } from '../domain/conversation'
import { correspondentOf } from '../domain/correspondent-of'
import { messageByUser } from '../domain/dossier-mails'
import { dossierSettings } from '../domain/dossier-settings'
import { flowRow } from '../domain/flow-row'
import { Message } from '../entities/message'
import { DOSSIER } from './send-mail'

/** A conversation, and the message that its mail was planned with. */
export interface PlannedMail {
  id: number
  flow_id: number | null
  messageable_type: string
  messageable_id: number
}

/**
 * Mails a customer the link to what the company wrote and they have not read; where they read everything by now nobody has
 * to be told. An answer by mail comes back to the dossier, where mail comes in.
 */
export const mailMessage = job<PlannedMail>(
  'crm.mail-message',
  async (planned, context) => {
    const unread = { ...conversationOf(planned), sender: 'company', status: ['unread', 'unanswered'] } as const
    const [message] = await openRecords(context, Message, unread, { sort: '-id', limit: 1 })
    const wanted = message && (await dossierSettings.of(context)).customer_notices
    const customer = wanted ? await correspondentOf(context, planned) : null
    if (!message || !customer) return forget(planned, context)
    const { flow_id = null, relation_id, user_id } = message
    const flow = flow_id ? await flowRow(context, flow_id) : undefined
    const { subject, message: text } = await context
      .use(mailTemplates)
      .textOf(context, messageByUser, flow?.flowprofile_id)
    const values = {
      ...(await mergeValues(context, { flow_id, relation_id, user_id })),
      'relation.fullname': customer.fullname,
      'flow.customerlink': customer.link,
    }
    const brand = await brandOfFlow(context, flow_id)
    const replyTo = flow_id ? mailboxAddress(context, DOSSIER, flow_id) : null
    await context.mailer.send({
      messageId: `<message.${planned.id}.${context.company.id}@vakwerk.example>`,
      from: senderOf(context, brand),
      to: customer.email,
      ...(replyTo ? { replyTo } : {}),
      subject: fillMergeTagsInText(subject, values, { empty: 'close' }),
      ...(await companyMail(
        context,
        sanitizeRichText(fillMergeTags(text, values, { empty: 'close' })),
        undefined,
        brand,
      )),
    })
  },
  // Nobody was told: the next message tries again.
  { givenUp: forget },
)

/** No mail went out: the next message waits for none. */
async function forget({ id }: PlannedMail, context: Context): Promise<void> {
  const message = await openRecord(context, Message, id)
  if (message) message.told_at = null
}
