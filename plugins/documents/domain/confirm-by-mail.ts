import type { Context } from '@core/context/context'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import type { DocumentKind } from '../contract/document-kind'
import { sendDocumentMail } from '../jobs/send-document'
import { documentMergeValues } from './document-source'
import { mailText } from './mail-text'
import { findDocument } from './open-document'

/** Mails the customer what they agreed to, with the signed PDF. */
export async function confirmByMail(context: Context, kind: DocumentKind, id: number): Promise<void> {
  const document = await findDocument(context, kind, id)
  const to = document?.customer?.email
  if (!document || !kind.approvedMail || !to) return
  const values = await documentMergeValues(context, kind, document)
  const text = await mailText(context, kind.approvedMail, document)
  context.enqueue(sendDocumentMail, {
    kind: kind.code,
    id: document.id,
    documentversion_id: document.documentversion_id ?? null,
    to,
    subject: fillMergeTagsInText(text.subject, values, { empty: 'close' }),
    message: fillMergeTags(text.message, values, { empty: 'close' }),
    sendpdf: true,
    sendattachments: false,
    reference: `approved-${document.documentversion_id}`,
  })
}
