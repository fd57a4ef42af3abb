import type { Context } from '@core/context/context'
import { escapeHtml } from '@core/expressions/escape-html'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { portalLink } from '@core/links/hash'
import { createTranslate } from '@core/locales/translate'
import { declared } from '@core/resource/declared'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { sendDocumentMail } from '../jobs/send-document'
import { documentMergeValues } from './document-source'
import { mailText } from './mail-text'
import { findDocument } from './open-document'
import { standingSignature } from './signatures'

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
    message: fillMergeTags(text.message, values, { empty: 'close' }) + (await proofLine(context, kind, document)),
    sendpdf: true,
    sendattachments: false,
    reference: `approved-${document.documentversion_id}`,
  })
}

/** The fingerprint of what was signed, and the page on which anybody checks it; customers read mails in Dutch. */
async function proofLine(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<string> {
  const signature = await standingSignature(context, kind, document.id)
  if (!signature) return ''
  const say = createTranslate(context.use(declared).locales)
  const told = say('documents.mail_fingerprint', 'nl', { fingerprint: signature.fingerprint })
  const link = `${portalLink(context, kind.link, document.hash)}/proof`
  return `<p>${escapeHtml(told)}<br><a href="${escapeHtml(link)}">${escapeHtml(say('documents.mail_proof', 'nl', {}))}</a></p>`
}
