import type { Context } from '@core/context/context'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { emailSchema } from '@core/mail/email-schema'
import { Type as t } from '@sinclair/typebox'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { sendDocumentMail } from '../jobs/send-document'
import { documentMergeValues } from './document-source'

/** An address, or nothing yet. */
export const noneOrEmail = t.Union([emailSchema, t.Literal(''), t.Null()])

/** What the dialog of a mail posts (S2 §3). */
export const mailFields = {
  to_email: t.Optional(noneOrEmail),
  subject: t.Optional(t.String({ maxLength: 255 })),
  message: t.Optional(t.String({ maxLength: 100_000 })),
  mailtemplate_id: t.Optional(t.Union([t.Integer(), t.Null()])),
  sendpdf: t.Optional(t.Boolean()),
  sendattachments: t.Optional(t.Boolean()),
}

interface Mail {
  subject?: string
  message?: string
  sendpdf?: boolean
  sendattachments?: boolean
}

/** Sends a mail about a document after the commit, its merge tags filled; whatever is unknown by then is left out. */
export async function mailDocument(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  to: string,
  { subject = '', message = '', sendpdf = true, sendattachments = false }: Mail,
): Promise<void> {
  const values = await documentMergeValues(context, kind, document)
  context.enqueue(sendDocumentMail, {
    kind: kind.code,
    id: document.id,
    documentversion_id: document.documentversion_id ?? null,
    to,
    subject: fillMergeTagsInText(subject, values, { empty: 'close' }),
    message: fillMergeTags(message, values, { empty: 'close' }),
    sendpdf,
    sendattachments,
    reference: crypto.randomUUID(),
  })
}
