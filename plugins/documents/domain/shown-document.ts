import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { flowReader } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { withheldByType } from './document-types'

/**
 * The document behind a link, as its customer finds it: drafts and cancelled ones are hidden, and what its type
 * withholds until it is agreed to; what was deleted, with its dossier or by itself, says so (R-DOC-005, R-DOC-006, R-PORT-005, R-PORT-007). Every call of a customer passes here.
 *
 * @throws Problem 404 with the words of its kind
 */
export async function shownDocument(context: Context, kind: DocumentKind, id: number): Promise<DocumentRecord> {
  const document = await openRecord(context, kind.entity, id)
  if (document?.deleted_at) throw new Problem(404, kind.link.gone)
  if (!document || document.is_template || kind.hidden.includes(document.status))
    throw new Problem(404, kind.link.notFound)
  if ((await withheldByType(context, [document])).size) throw new Problem(404, kind.link.notFound)
  if (document.flow_id && !(await context.use(flowReader).flow(context, document.flow_id)))
    throw new Problem(404, kind.link.gone)
  return document
}
