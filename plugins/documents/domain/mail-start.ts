import type { Context } from '@core/context/context'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import type { MailKind } from '@plugins/settings/contract'
import { type Static, Type as t } from '@sinclair/typebox'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { fileNameOf } from './document-pdf'
import { attachmentsOf, documentMergeValues } from './document-source'
import { mailText } from './mail-text'

/** What the dialog of a mail about a document starts with. */
export const mailStartSchema = t.Object({
  to_email: t.Union([t.String(), t.Null()]),
  subject: t.String(),
  message: t.String(),
  mailtemplate_id: t.Union([t.Integer(), t.Null()]),
  sendpdf: t.Boolean(),
  sendattachments: t.Boolean(),
  attachments: t.Array(t.Object({ id: t.Integer(), filename: t.String(), size: t.Integer() })),
  filename: t.String(),
})

/** The template of a kind of mail, filled for a document; what is not known yet keeps its merge tag. */
export async function mailStart(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  mail: MailKind = kind.mail,
): Promise<Static<typeof mailStartSchema>> {
  const text = await mailText(context, mail, document)
  const values = await documentMergeValues(context, kind, document)
  const attachments = await attachmentsOf(context, kind.code, document.id)
  return {
    to_email: document.customer?.email ?? null,
    subject: fillMergeTagsInText(text.subject, values, { empty: 'keep' }),
    message: fillMergeTags(text.message, values, { empty: 'keep' }),
    mailtemplate_id: text.mailtemplate_id,
    sendpdf: true,
    sendattachments: attachments.length > 0,
    attachments: attachments.map(({ id, filename, size }) => ({ id, filename, size })),
    filename: document.number
      ? fileNameOf(kind, document)
      : `${kind.nounOf?.(document) ?? kind.noun} {{document.number}}.pdf`,
  }
}
