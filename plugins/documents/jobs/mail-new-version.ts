import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { customerNotices } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { documentMergeValues } from '../domain/document-source'
import { withheldByType } from '../domain/document-types'
import { mailText } from '../domain/mail-text'
import { newVersionMail } from '../domain/new-version-mail'
import { findDocument, kindOf } from '../domain/open-document'
import { sendDocumentMail } from './send-document'

/** Versions that follow each other within so many milliseconds are told of once, as the newest. */
const PAUSE_MS = 15 * 60_000

interface NewVersion {
  kind: string
  id: number
  version_number: number
}

/** Plans to tell a customer of a new version that went out without a mail. */
export async function planNewVersionMail(context: Context, kind: DocumentKind, document: DocumentRecord) {
  if (document.version_number < 2 || !(await context.use(customerNotices).wanted(context))) return
  const { id, version_number } = document
  context.enqueue(mailNewVersion, { kind: kind.code, id, version_number }, new Date(Date.now() + PAUSE_MS))
}

/**
 * Tells a customer of a new version, while it is the newest, waits for them, and no mail brought it meanwhile. What they
 * answered they have read.
 */
export const mailNewVersion = job<NewVersion>('documents.mail-new-version', async (planned, context) => {
  const kind = kindOf(context, planned.kind)
  if (!kind || !context.owns(kind.module)) return
  const document = await findDocument(context, kind, planned.id)
  if (!document) return
  if (document.status !== kind.states.moves.send?.to || (await withheldByType(context, [document])).size) return
  const to = document.customer?.email
  if (!to || document.sent_to || document.version_number !== planned.version_number) return
  if (!(await context.use(customerNotices).wanted(context))) return
  const values = await documentMergeValues(context, kind, document)
  const text = await mailText(context, newVersionMail, document)
  context.enqueue(sendDocumentMail, {
    kind: kind.code,
    id: document.id,
    documentversion_id: document.documentversion_id ?? null,
    to,
    subject: fillMergeTagsInText(text.subject, values, { empty: 'close' }),
    message: fillMergeTags(text.message, values, { empty: 'close' }),
    sendpdf: false,
    sendattachments: false,
    reference: `version-${document.documentversion_id}`,
  })
})
