import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { below } from '@core/db/where'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { DocumentVersion } from '../entities/document-version'
import type { DocumentContent, DocumentSource } from './document-content'
import { drawNow, freezeDocument, type Version } from './freeze-document'
import { versionWith } from './version-with'

/**
 * The version that the customer of a document sees; null while there is none. What was sent before versions were kept
 * becomes one when somebody first looks.
 */
export async function shownVersion(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
): Promise<(Version & { readonly source: DocumentSource }) | null> {
  if (kind.hidden.includes(document.status)) return null
  document.documentversion_id ??= (await freezeDocument(context, kind, document)).id
  const row = await versionWith(context, document.documentversion_id)
  return {
    id: row.id,
    number: row.number,
    fingerprint: row.fingerprint,
    content: JSON.parse(row.content) as DocumentContent,
    source: JSON.parse(row.source) as DocumentSource,
  }
}

/** What a document says to its customer: the version that they see, or before there is one what the rows say. */
export async function contentFor(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
): Promise<DocumentContent> {
  return (await shownVersion(context, kind, document))?.content ?? (await drawNow(context, kind, document, 'customer'))
}

/** What the customer saw before version `number` of a document, if there was anything. */
export async function previousVersion(
  context: Context,
  kind: DocumentKind,
  id: number,
  number: number,
): Promise<DocumentContent | null> {
  const [before] = await openRecords(
    context,
    DocumentVersion,
    { versionable_type: kind.code, versionable_id: id, number: below(number) },
    { sort: '-id', limit: 1 },
  )
  return before ? (JSON.parse(before.content) as DocumentContent) : null
}
