import { job } from '@core/events/event'
import type { Context } from '@core/http/context'
import type { MailAttachment } from '@core/mail/mail'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { documentPdf, fileNameOf } from '../domain/document-pdf'
import { mailBody } from '../domain/mail-body'
import { documentOf, kindOf } from '../domain/open-document'
import { Attachment } from '../entities/attachment'

/** A mail about a document, ready to go. */
export interface DocumentMail {
  kind: string
  id: number
  to: string
  subject: string
  /** HTML, merge tags filled. */
  message: string
  sendpdf: boolean
  sendattachments: boolean
  /** Makes the Message-ID: the same mail twice is one mail. */
  reference: string
}

/** Sends a document by mail, with its PDF and attachments. */
export const sendDocumentMail = job<DocumentMail>('documents.send-document', async (mail, context) => {
  const kind = kindOf(context, mail.kind)
  if (!kind) return
  const document = await documentOf(context, kind, mail.id)
  const { html, text } = await mailBody(context, mail.message)
  await context.mailer.send({
    messageId: `<${mail.reference}.${mail.kind}.${mail.id}.${context.company.id}@vakwerk.example>`,
    from: context.config.mailFrom.replace(/^.*</, `"${context.company.name.replaceAll('"', '')}" <`),
    to: mail.to,
    subject: mail.subject,
    html,
    text,
    attachments: await attachmentsOf(context, kind, document, mail),
  })
})

async function attachmentsOf(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  mail: DocumentMail,
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  if (mail.sendpdf) {
    attachments.push({
      filename: fileNameOf(kind, document),
      contentType: 'application/pdf',
      content: await documentPdf(context, kind, document),
    })
  }
  if (!mail.sendattachments) return attachments
  for (const attachment of await context.em.find(Attachment, {
    attachable_type: kind.code,
    attachable_id: document.id,
  })) {
    const file = await context.files.get(attachment.file_key)
    if (file)
      attachments.push({ filename: attachment.filename, contentType: attachment.content_type, content: file.bytes })
  }
  return attachments
}
