import { job } from '@core/context/event'
import { readRow } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import type { MailAttachment } from '@core/mail/mail'
import { mailboxAddress } from '@core/mailboxes/mailbox'
import { notify } from '@core/notifications/notify'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import { User } from '@core/users/user'
import { brandOfFlow } from '../domain/brand-of-flow'
import { AssistFile } from '../entities/assist-file'
import { AssistMail } from '../entities/assist-mail'

/** What the addresses of dossiers begin with. */
export const DOSSIER = 'dossier'

/** Sends a mail that was written in a dossier, with its files; answers go to the dossier, else to whoever wrote it. */
export const sendMail = job<{ id: number }>(
  'crm.send-mail',
  async ({ id }, context) => {
    const mail = await openRecord(context, AssistMail, { id, sent_at: null })
    if (!mail?.message_id) return
    const writer = mail.user_id ? await readRow(context, User, { id: mail.user_id }) : null
    const replyTo = mailboxAddress(context, DOSSIER, mail.flow_id) ?? writer?.email
    const answered = mail.answers_id ? await readRow(context, AssistMail, { id: mail.answers_id }) : null
    const brand = await brandOfFlow(context, mail.flow_id)
    const { attachments: logo, ...body } = await companyMail(context, mail.content, undefined, brand)
    const files: MailAttachment[] = []
    for (const { filename, content_type, file_key } of await openRecords(context, AssistFile, { assistmail_id: id })) {
      const file = await context.files.get(file_key)
      if (file) files.push({ filename, contentType: content_type, content: file.bytes })
    }
    await context.mailer.send({
      messageId: mail.message_id,
      from: senderOf(context, brand),
      to: mail.to,
      ...(replyTo ? { replyTo } : {}),
      ...(answered?.message_id ? { inReplyTo: answered.message_id } : {}),
      subject: mail.subject,
      ...body,
      attachments: [...logo, ...files],
    })
    mail.sent_at = new Date()
    mail.failed_at = null
  },
  {
    // Whoever wrote it counts on it having gone.
    async givenUp({ id }, context) {
      const mail = await openRecord(context, AssistMail, { id, sent_at: null })
      if (!mail) return
      mail.failed_at = new Date()
      context.log({
        type: 'assistmail',
        id,
        flowId: mail.flow_id,
        description: 'mail_failed',
        after: { subject: mail.subject, to: mail.to },
      })
      if (!mail.user_id) return
      await notify(context, {
        type: 'assistmail',
        id,
        flowId: mail.flow_id,
        userId: mail.user_id,
        title: context.text('crm.mail_failed', { to: mail.to }),
        body: mail.subject,
        url: `/flow_detail/${mail.flow_id}?options=flowcommunicator&mail=${id}`,
      })
    },
  },
)
