import type { Context } from '@core/context/context'
import { invalid, notFound, Problem } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { move } from '@core/states/move'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { Signature } from '../entities/signature'
import { documentSource } from './document-source'
import { signatureRequired } from './document-types'
import { keepVersion } from './freeze-document'
import { restoreFromVersion } from './restore-from-version'
import { shownVersion } from './shown-version'
import { standingSignature } from './signatures'

/** What the customer's dialog posts; older names of the same fields count too (C-30). */
export interface Answer {
  signername?: string
  signatory_name?: string
  location?: string | null
  signerplace?: string | null
  /** PNG in base64 as {@link readSignature} answers it; null where nothing was drawn. */
  signature?: string | null
  signature_type?: string | null
  agreeswithoffer?: boolean
  additional_message?: string | null
  /** That of the version that was on screen; `version` is its earlier name. */
  fingerprint?: string
  version?: string
}

/** How a document was answered: the same for the first and every later request. */
export interface Outcome {
  status: string
  signername: string | null
  signed_at: string | null
  message: string
}

/**
 * A customer agrees to the version that was on screen (R-SIGN-001, R-SIGN-002, R-SIGN-003). A second approval changes
 * nothing and answers the first.
 *
 * @throws Problem 409 when another version is shown by now, 422 without name, agreement or a signature that is needed
 */
export async function approveDocument(
  context: Context,
  kind: DocumentKind,
  id: number,
  answer: Answer,
  { at = new Date(), ipAddress = null }: { at?: Date; ipAddress?: string | null } = {},
): Promise<Outcome> {
  const document = await answeredDocument(context, kind, id)
  if (document.status === 'approved') return outcome(context, kind, document)
  if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
  const name = (answer.signername ?? answer.signatory_name)?.trim()
  if (!name) throw invalid('signername', 'documents.name_needed')
  const required = await signatureRequired(context, kind, document)
  const drawn = answer.signature ?? null
  if (required && !drawn) throw invalid('signature', `${kind.code}.signature_needed`)
  if (!required && !drawn && !answer.agreeswithoffer) throw invalid('agreeswithoffer', `${kind.code}.agreement_needed`)
  const version = await shownVersion(context, kind, document)
  if (!version) throw notFound()
  const seen = answer.fingerprint ?? answer.version
  if (!seen) throw invalid('fingerprint', 'documents.version_needed')
  if (seen !== version.fingerprint) throw new Problem(409, 'documents.version_changed')

  await move(context, kind.states, document, 'approve', {
    by: name,
    at,
    note: { version_number: version.number, fingerprint: version.fingerprint },
    prepare: async () => {
      await dropDraft(context, kind, document)
      await insertRecord(context, Signature, {
        signable_type: kind.code,
        signable_id: document.id,
        documentversion_id: version.id,
        signature_type: drawn ? 'drawn' : 'checkbox',
        signature: drawn,
        username: name.slice(0, 255),
        place: (answer.location ?? answer.signerplace)?.trim().slice(0, 255) || null,
        comments: answer.additional_message?.trim().slice(0, 2000) || null,
        agreeswithoffer: true,
        signed_at: at,
        ip_address: ipAddress,
        fingerprint: version.fingerprint,
      })
      return {}
    },
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
  const document = await answeredDocument(context, kind, id)
  if (document.status === 'rejected') return outcome(context, kind, document)
  if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
  const name = (answer.signername ?? answer.signatory_name)?.trim()
  if (!name) throw invalid('signername', 'documents.name_needed')
  const reject_reason = answer.additional_message?.trim().slice(0, 2000) || null
  await move(context, kind.states, document, 'reject', { by: name, set: { reject_reason } })
  return outcome(context, kind, document)
}

/** The document, as its customer finds it. */
async function answeredDocument(context: Context, kind: DocumentKind, id: number): Promise<DocumentRecord> {
  const document = await openRecord(context, kind.entity, id)
  if (!document || kind.hidden.includes(document.status)) throw notFound()
  return document
}

/**
 * Makes the rows say what was agreed to. Changes that were waiting to be sent are kept as a version that nobody was
 * shown, so that what staff wrote is not lost.
 */
async function dropDraft(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<void> {
  const shown = document.changed_since_sent ? await shownVersion(context, kind, document) : null
  if (!shown) return
  const draft = await documentSource(context, kind, document)
  const kept = await keepVersion(context, kind.code, document.id, shown.number + 1, draft, { kept_aside: true })
  const { id, flow_id: from_flow_id = null } = document
  await restoreFromVersion(context, document, shown.source)
  const { flow_id = null } = document
  if (flow_id !== from_flow_id) {
    // Whoever counts what is in a dossier reads the rows.
    await writeNow(context)
    await context.emit(kind.events.flowChanged, { id, flow_id, from_flow_id })
  }
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    description: 'draft_dropped',
    after: { documentversion_id: kept.id, version_number: kept.number },
  })
}

async function outcome(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<Outcome> {
  const signature = await standingSignature(context, kind, document.id)
  return {
    status: document.status,
    signername: signature?.username ?? null,
    signed_at: (signature?.signed_at ?? document.date_approved ?? document.date_rejected)?.toISOString() ?? null,
    message: context.text(`${kind.code}.is_${document.status}`),
  }
}
