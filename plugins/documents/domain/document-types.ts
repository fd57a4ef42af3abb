import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { Enricher } from '@core/resource/resource'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { DocumentType } from '../entities/document-type'

type Typed = Pick<DocumentRecord, 'id' | 'status' | 'document_type_id'>

/** What of some documents their types keep from the customer until it was agreed to (R-DOC-006, G-ONLYAPP). */
export async function withheldByType<D extends Typed>(context: Context, documents: readonly D[]): Promise<Set<D>> {
  const waiting = documents.filter(({ status, document_type_id }) => document_type_id && status !== 'approved')
  const ids = [...new Set(waiting.flatMap(({ document_type_id }) => document_type_id ?? []))]
  if (!ids.length) return new Set()
  const types = await readRows(context, DocumentType, ['id'], { id: ids, only_show_approved: true })
  const withholding = new Set(types.map(({ id }) => id))
  return new Set(waiting.filter(({ document_type_id }) => withholding.has(document_type_id ?? 0)))
}

/** Whether a customer draws a signature to agree: the company asks for it of the kind, or of the type (R-DOC-026, R-DOC-027). */
export async function signatureRequired(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
): Promise<boolean> {
  if (await kind.signatureRequired?.(context, document)) return true
  const { document_type_id: id } = document
  if (!id) return false
  return (await readRows(context, DocumentType, ['id'], { id, approval_signature: true })).length > 0
}

/** Makes a type, for companies that start with some. Answers its number. */
export async function newDocumentType(
  context: Context,
  type: { readonly description: string; readonly tag: string; readonly approval_signature?: boolean },
): Promise<number> {
  return (await insertRecord(context, DocumentType, type)).id
}

/** The number of the type that the company gave a tag; null while it has none. */
export async function documentTypeWithTag(context: Context, tag: string): Promise<number | null> {
  const [found] = await readRows(context, DocumentType, ['id'], { tag })
  return found?.id ?? null
}

/** Fills `document_type` with the name of the type; one query for a whole page. */
export const documentTypeNames: Enricher['run'] = async (rows, context) => {
  const ids = [...new Set(rows.flatMap(({ document_type_id: id }) => (typeof id === 'number' ? id : [])))]
  const types = ids.length ? await readRows(context, DocumentType, ['id', 'description'], { id: ids }) : []
  for (const row of rows) row.document_type = types.find(({ id }) => id === row.document_type_id)?.description ?? null
}
