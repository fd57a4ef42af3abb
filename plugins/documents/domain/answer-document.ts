import type { Context } from '@core/http/context'
import { invalid, notFound, Problem } from '@core/http/problem'
import { LockMode } from '@mikro-orm/postgresql'
import { mailTemplates } from '@plugins/settings/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { documentApproved, documentRejected } from '../contract/events'
import { Signature } from '../entities/signature'
import { sendDocumentMail } from '../jobs/send-document'
import { documentFingerprint } from './document-pdf'
import { fillMergeTags, fillMergeTagsInText } from './merge-tags'
import { mergeValues } from './merge-values'
import { sealCalculation } from './seal-calculation'

/** What the customer's dialog posts; older names of the same fields count too (C-30). */
export interface Answer {
  signername?: string
  signatory_name?: string
  location?: string | null
  signerplace?: string | null
  signature?: string | null
  signature_type?: string | null
  agreeswithoffer?: boolean
  additional_message?: string | null
}

/** How a document was answered: the same for the first and every later request. */
export interface Outcome {
  status: string
  signername: string | null
  signed_at: string | null
  message: string
}

/** Drawn signatures larger than this are no signature, in characters of base64. */
const SIGNATURE_LIMIT = 400_000

/** The document with its row locked, so that two answers cannot cross. */
async function lockedDocument(context: Context, kind: DocumentKind, id: number): Promise<DocumentRecord> {
  const document = (await context.em.findOne(kind.entity as never, { id } as never, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  })) as DocumentRecord | null
  if (!document || document.status === 'draft' || document.status === 'cancelled') throw notFound()
  return document
}

/** A customer agrees to a document (R-SIGN-001, R-SIGN-002, R-SIGN-003). A second approval changes nothing and answers the first. */
export async function approveDocument(
  context: Context,
  kind: DocumentKind,
  id: number,
  answer: Answer,
): Promise<Outcome> {
  const document = await lockedDocument(context, kind, id)
  if (document.status === 'approved') return outcome(context, kind, document)
  if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
  const name = (answer.signername ?? answer.signatory_name)?.trim()
  if (!name) throw invalid('signername', 'documents.name_needed')
  const required = (await kind.signatureRequired?.(context, document)) ?? false
  const drawn = drawnSignature(answer.signature)
  if (required && !drawn) throw invalid('signature', `documents.signature_needed_${kind.code}`)
  if (!required && !drawn && !answer.agreeswithoffer)
    throw invalid('agreeswithoffer', `documents.agreement_needed_${kind.code}`)

  const fingerprint = await documentFingerprint(context, kind, document)
  document.status = 'approved'
  document.date_approved = new Date()
  context.em.create(
    Signature,
    {
      company_id: context.company.id,
      signable_type: kind.code,
      signable_id: document.id,
      signature_type: drawn ? 'drawn' : 'checkbox',
      signature: drawn,
      username: name.slice(0, 255),
      place: (answer.location ?? answer.signerplace)?.trim().slice(0, 255) || null,
      comments: answer.additional_message?.trim().slice(0, 2000) || null,
      agreeswithoffer: true,
      signed_at: document.date_approved,
      fingerprint,
    } as never,
    { persist: true },
  )
  await sealCalculation(context, document)
  await context.em.flush()
  await kind.onApproved?.(context, document)
  await confirmByMail(context, kind, document)
  context.emit(documentApproved, { kind: kind.code, id: document.id, flow_id: document.flow_id, signer: name })
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    customerName: name,
    description: 'approved',
    before: { status: 'sent' },
    after: { status: 'approved' },
  })
  return outcome(context, kind, document)
}

/** A customer turns a document down; a name is needed (R-SIGN-005). */
export async function rejectDocument(
  context: Context,
  kind: DocumentKind,
  id: number,
  answer: Answer,
): Promise<Outcome> {
  const document = await lockedDocument(context, kind, id)
  if (document.status === 'rejected') return outcome(context, kind, document)
  if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
  const name = (answer.signername ?? answer.signatory_name)?.trim()
  if (!name) throw invalid('signername', 'documents.name_needed')
  document.status = 'rejected'
  document.date_rejected = new Date()
  document.reject_reason = answer.additional_message?.trim().slice(0, 2000) || null
  await context.em.flush()
  await kind.onRejected?.(context, document)
  context.emit(documentRejected, { kind: kind.code, id: document.id, flow_id: document.flow_id, signer: name })
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    customerName: name,
    description: 'rejected',
    before: { status: 'sent' },
    after: { status: 'rejected' },
  })
  return outcome(context, kind, document)
}

async function outcome(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<Outcome> {
  const signature = await context.em.findOne(Signature, { signable_type: kind.code as never, signable_id: document.id })
  return {
    status: document.status,
    signername: signature?.username ?? null,
    signed_at: (signature?.signed_at ?? document.date_approved ?? document.date_rejected)?.toISOString() ?? null,
    message: context.text(`documents.${document.status}_${kind.code}`),
  }
}

/** Base64 of a PNG, without the prefix of a data URL (R-SIGN-007). */
function drawnSignature(given: string | null | undefined): string | null {
  const base64 = given?.replace(/^data:image\/png;base64,/, '').trim()
  if (!base64) return null
  const isPng =
    base64.length <= SIGNATURE_LIMIT && /^[A-Za-z0-9+/]+=*$/.test(base64) && base64.startsWith('iVBORw0KGgo')
  if (!isPng) throw invalid('signature', 'core.invalid_value')
  return base64
}

async function confirmByMail(context: Context, kind: DocumentKind, document: DocumentRecord) {
  const to = document.customer?.email
  if (!kind.approvedMailType || !to) return
  const values = await mergeValues(context, kind, document)
  const text = await context.use(mailTemplates).textOf(context, kind.approvedMailType)
  context.enqueue(sendDocumentMail, {
    kind: kind.code,
    id: document.id,
    to,
    subject: fillMergeTagsInText(text.subject, values, { unknown: 'remove' }),
    message: fillMergeTags(text.message, values, { unknown: 'remove' }),
    sendpdf: true,
    sendattachments: false,
    reference: 'approved',
  })
}
