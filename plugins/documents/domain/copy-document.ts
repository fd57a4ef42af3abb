import type { Context } from '@core/context/context'
import { askFor } from '@core/states/refusal'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { createDocument, linesOf } from './create-document'
import { lookOf } from './look-of'

/**
 * Copies a document as a new draft, without number, dates or signature (G-COPYDOC). In another dossier it bills nothing of
 * what the original stands on, and its prices look at the forms of that dossier.
 *
 * @throws Problem 409 for one that is not copied
 */
export async function copyDocument(
  context: Context,
  kind: DocumentKind,
  source: DocumentRecord,
  intoFlow: number | null = source.flow_id ?? null,
): Promise<DocumentRecord> {
  const stays = intoFlow === (source.flow_id ?? null)
  const bills = kind.copies?.(source) ?? {}
  await askFor(context, kind.states, stays ? source : { ...source, ...without(bills) }, 'copy')
  const from = await linesOf(context, source.calculation_id, { asParts: stays })
  return createDocument(context, kind, {
    flow_id: intoFlow,
    ...(stays ? { relation_id: source.relation_id } : {}),
    title: source.title,
    document_type_id: source.document_type_id,
    ...(from ? { from } : {}),
    widgetsOf: { kind, id: source.id },
    fields: { ...lookOf(source), ...(stays ? bills : {}) },
  })
}

const without = (columns: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(columns).map(column => [column, null]))
