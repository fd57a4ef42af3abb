import type { Context } from '@core/http/context'
import { take } from '@core/lifecycle/machine'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { documentCancelled } from '../contract/events'
import { sealCalculation } from './seal-calculation'

/**
 * Takes a document back before anything came of it: from then on its customer does not find it (R-DOC-001, R-DOC-005).
 * Staff can undo it by putting the status back (R-DOC-004).
 *
 * @throws Problem 409 for a template, and in a status from which the kind cannot be cancelled
 */
export async function cancelDocument(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<void> {
  if (document.is_template) throw context.refuse('core.transition_refused')
  const before = document.status
  document.status = await take(kind.lifecycle, 'cancel', document, context)
  await sealCalculation(context, document, kind.locked.includes(document.status))
  context.emit(documentCancelled, { kind: kind.code, id: document.id, flow_id: document.flow_id })
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    description: 'cancelled',
    before: { status: before },
    after: { status: document.status },
  })
}
