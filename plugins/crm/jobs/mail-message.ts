import { job } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { mergeValues } from '@core/merge-tags/merge-sources'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import { mailTemplates } from '@plugins/settings/contract'
import { brandOfFlow } from '../domain/brand-of-flow'
import { messageByUser } from '../domain/dossier-mails'
import { flowRow } from '../domain/flow-row'
import { Message } from '../entities/message'

/** Mails a customer the link to a message that waits for them; of one that is read by now nobody has to be told. */
export const mailMessage = job<{ id: number; to: string }>(
  'crm.mail-message',
  async ({ id, to }, context) => {
    const message = await openRecord(context, Message, { id, status: not('read') })
    if (!message) return
    const { flow_id, relation_id, user_id } = message
    const flow = flow_id ? await flowRow(context, flow_id) : undefined
    const { subject, message: text } = await context
      .use(mailTemplates)
      .textOf(context, messageByUser, flow?.flowprofile_id)
    const values = await mergeValues(context, { flow_id, relation_id, user_id })
    await context.mailer.send({
      messageId: `<message.${id}.${context.company.id}@vakwerk.example>`,
      from: senderOf(context),
      to,
      subject: fillMergeTagsInText(subject, values, { empty: 'close' }),
      ...(await companyMail(
        context,
        sanitizeRichText(fillMergeTags(text, values, { empty: 'close' })),
        undefined,
        await brandOfFlow(context, flow_id ?? null),
      )),
    })
  },
  {
    // Nobody was told: the next message tries again.
    async givenUp({ id }, context) {
      const message = await openRecord(context, Message, id)
      if (message) message.told_at = null
    },
  },
)
