import type { Context } from '@core/http/context'
import { refused } from '@core/http/problem'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { documentRolledBack } from '../contract/events'
import { Signature } from '../entities/signature'
import { knownKind } from './open-document'
import { sealCalculation } from './seal-calculation'

const ORDER = ['draft', 'sent', 'approved', 'rejected', 'expired', 'paid', 'unpayable', 'cancelled']

/** How the resource of a kind puts one of its documents back in an earlier status. */
export const rollsBack =
  (code: DocumentKind['code']) =>
  (document: object, status: string, context: Context): Promise<void> =>
    rollBack(context, knownKind(context, code), document as DocumentRecord, status)

/** Puts a document back in an earlier status and clears the dates after it; the number stays (R-DOC-004, G-ROLLB). */
async function rollBack(context: Context, kind: DocumentKind, document: DocumentRecord, status: string): Promise<void> {
  const before = document.status
  const earlier = kind.lifecycle.states.includes(status) && ORDER.indexOf(status) < ORDER.indexOf(before)
  const finalised = kind.numberAt === 'sending' && document.number !== null && status === 'draft'
  const neverSent = !document.date_send && status !== 'draft'
  if (!earlier || finalised || neverSent) throw refused('documents.no_rollback')
  document.status = status
  document.update_reason = 'rollbackstatus'
  document.date_approved = null
  document.date_rejected = null
  document.reject_reason = null
  if (status === 'draft') document.date_send = null
  await context.em.nativeDelete(Signature, { signable_type: kind.code as never, signable_id: document.id })
  await sealCalculation(context, document, kind.locked.includes(status))
  if (status === 'draft') await kind.onCreated?.(context, document)
  if (status === 'sent') await kind.onSent?.(context, document)
  context.emit(documentRolledBack, { kind: kind.code, id: document.id, flow_id: document.flow_id })
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    description: 'rollbackstatus',
    before: { status: before },
    after: { status },
  })
}
