import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { formatEuros } from '@core/domain/money'
import { createTranslate } from '@core/locales/translate'
import type { MailAttachment } from '@core/mail/mail'
import { declared } from '@core/resource/declared'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import type { DocumentContent } from '../domain/document-content'
import { documentPdf, fileNameOf, versionPdf } from '../domain/document-pdf'
import { attachmentsOf } from '../domain/document-source'
import { documentOf, kindOf } from '../domain/open-document'
import { brandOfDocument } from '../domain/profile-of'
import { standingSignature } from '../domain/signatures'
import { versionWith } from '../domain/version-with'
import { cleanRichText } from '../drawing/rich-text'

/** A mail about a document, ready to go. */
export interface DocumentMail {
  kind: string
  id: number
  /** The version that the mail is about; what the rows say when it was never sent. */
  documentversion_id: number | null
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
  const version = mail.documentversion_id ? await versionWith(context, mail.documentversion_id) : null
  const content = version && (JSON.parse(version.content) as DocumentContent)
  const { number, amount_inc_vat } = content ?? document
  const brand = await brandOfDocument(context, document)
  const { html, text, attachments } = await companyMail(
    context,
    cleanRichText(mail.message),
    {
      title: [content?.noun ?? kind.nounOf?.(document) ?? kind.noun, number].filter(Boolean).join(' '),
      amount: formatEuros(amount_inc_vat),
      // Customers read mails in Dutch, whoever sends them.
      note: createTranslate(context.use(declared).locales)('documents.mail_incl_vat', 'nl', {}),
    },
    brand,
  )
  await context.mailer.send({
    messageId: `<${mail.reference}.${mail.kind}.${mail.id}.${context.company.id}@vakwerk.example>`,
    from: senderOf(context),
    to: mail.to,
    subject: mail.subject,
    html,
    text,
    attachments: [...attachments, ...(await filesOf(context, kind, document, mail, content))],
  })
})

/** The PDF and the attachments of the version that the mail is about, whatever was sent since. */
async function filesOf(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  mail: DocumentMail,
  content: DocumentContent | null,
): Promise<MailAttachment[]> {
  const files: MailAttachment[] = []
  const version = mail.documentversion_id
  if (mail.sendpdf) {
    files.push({
      filename: fileNameOf(kind, document),
      contentType: 'application/pdf',
      content: version
        ? await versionPdf(context, version, await standingSignature(context, kind, document.id))
        : await documentPdf(context, kind, document),
    })
  }
  if (!mail.sendattachments) return files
  const kept = content?.attachments ?? (await attachmentsOf(context, kind.code, document.id))
  for (const { filename, content_type, file_key } of kept) {
    const file = await context.files.get(file_key)
    if (file) files.push({ filename, contentType: content_type, content: file.bytes })
  }
  return files
}
