import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { formatEuros } from '@core/domain/money'
import { createTranslate } from '@core/locales/translate'
import type { MailAttachment } from '@core/mail/mail'
import { declared } from '@core/resource/declared'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import { customerNotices } from '@plugins/crm/contract'
import type { DocumentKind } from '../contract/document-kind'
import type { DocumentContent, DocumentSource } from '../domain/document-content'
import { comingPdf, comingVersionPdf, fileNameOf } from '../domain/document-pdf'
import { attachmentsOf } from '../domain/document-source'
import { kindOf } from '../domain/open-document'
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

/** Sends a document by mail, with its PDF, printed before anything else is done, and its attachments. */
export const sendDocumentMail = heavyJob<DocumentMail, Uint8Array | null>('documents.send-document', {
  async reachOut(mail, context) {
    const mailed = mail.sendpdf ? await mailedDocument(context, mail) : null
    if (!mailed) return async () => null
    const { kind, document } = mailed
    return mail.documentversion_id
      ? comingVersionPdf(
          context,
          kind,
          document,
          mail.documentversion_id,
          await standingSignature(context, kind, document.id),
        )
      : comingPdf(context, kind, document)
  },
  run: sendMail,
})

async function sendMail(mail: DocumentMail, context: Context, pdf: Uint8Array | null): Promise<void> {
  const mailed = await mailedDocument(context, mail)
  if (!mailed) return
  const { kind, document } = mailed
  const version = mail.documentversion_id ? await versionWith(context, mail.documentversion_id) : null
  const content = version && (JSON.parse(version.content) as DocumentContent)
  const source = version && (JSON.parse(version.source) as DocumentSource)
  const file = content && source && (await kind.file?.toMail(context, document, { content, source }))
  const { number, amount_inc_vat } = content ?? document
  const brand = await brandOfDocument(context, document)
  const replyTo = document.flow_id ? context.use(customerNotices).replyAddress(context, document.flow_id) : null
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
    from: senderOf(context, brand),
    to: mail.to,
    ...(replyTo ? { replyTo } : {}),
    subject: mail.subject,
    html,
    text,
    attachments: [
      ...attachments,
      ...(pdf ? [{ filename: fileNameOf(kind, document), contentType: 'application/pdf', content: pdf }] : []),
      ...(file ? [file] : []),
      ...(await filesOf(context, kind, mail, content)),
    ],
  })
}

/**
 * The document of a mail. It goes out as it was asked for, also when the company gave the module up meanwhile; nothing of
 * one that was thrown away.
 */
async function mailedDocument(context: Context, { kind: code, id }: Pick<DocumentMail, 'kind' | 'id'>) {
  const kind = kindOf(context, code)
  const document = kind && (await openRecord(context, kind.entity, id))
  return kind && document && !document.deleted_at ? { kind, document } : null
}

/** The attachments of the version that the mail is about, whatever was sent since. */
async function filesOf(
  context: Context,
  kind: DocumentKind,
  mail: DocumentMail,
  content: DocumentContent | null,
): Promise<MailAttachment[]> {
  if (!mail.sendattachments) return []
  const files: MailAttachment[] = []
  const kept = content?.attachments ?? (await attachmentsOf(context, kind.code, mail.id))
  for (const { filename, content_type, file_key } of kept) {
    const file = await context.files.get(file_key)
    if (file) files.push({ filename, contentType: content_type, content: file.bytes })
  }
  return files
}
