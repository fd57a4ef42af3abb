import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { writeNow } from '@core/db/write'
import { isSame } from '@core/domain/is-same'
import { flowReader } from '@plugins/crm/contract'
import type { DocumentRecord } from '../contract/document-kind'
import { knownKind, noteChange } from './open-document'
import { readOwnStyle } from './read-own-style'

/** Fields that change nothing of what the document says. */
const ASIDE: readonly string[] = ['user_id', 'update_reason']

/**
 * What the resource of every kind does before a document is changed: it is locked or not, its dossier and customer are
 * there, and the customer on it is the one that it then belongs to.
 *
 * @throws Problem 409 when locked, 422 for a dossier or relation that is not there
 */
export async function prepareChange(
  context: Context,
  code: string,
  document: DocumentRecord,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  const changed = Object.keys(changes).filter(name => before && !isSame(before[name], changes[name]))
  if (document.is_template && changed.includes('title') && !document.title?.trim())
    throw invalid('title', 'core.required')
  if (changed.includes('custom_css')) checkStyle(document)
  const kind = knownKind(context, code)
  if (changed.some(name => !ASIDE.includes(name))) await noteChange(context, kind, document)
  if (changed.includes('flow_id') || changed.includes('relation_id')) await followCustomer(context, document, changed)
  if (!changed.includes('flow_id') || document.is_template) return
  // Both dossiers count what they have.
  await writeNow(context)
  const { id, flow_id = null } = document
  await context.emit(kind.events.flowChanged, { id, flow_id, from_flow_id: Number(before?.flow_id) || null })
}

/** @throws Problem 422 with the line of what is not allowed */
function checkStyle(document: DocumentRecord): void {
  document.custom_css = document.custom_css?.trim() || null
  const { fault } = readOwnStyle(document.custom_css ?? '')
  if (fault) throw invalid('custom_css', fault.key, fault.values)
}

async function followCustomer(context: Context, document: DocumentRecord, changed: readonly string[]): Promise<void> {
  const reader = context.use(flowReader)
  const flow = document.flow_id ? await reader.flow(context, document.flow_id) : null
  if (document.flow_id && !flow) throw invalid('flow_id', 'core.unknown_reference')
  if (flow && changed.includes('relation_id') && document.relation_id !== flow.relation_id)
    throw invalid('relation_id', 'documents.relation_of_flow')
  if (flow) document.relation_id = flow.relation_id
  const customer = document.relation_id ? await reader.customer(context, document.relation_id) : null
  if (!customer) throw invalid('relation_id', 'core.unknown_reference')
  document.customer = customer
  document.relation_fullname = customer.fullname
}
