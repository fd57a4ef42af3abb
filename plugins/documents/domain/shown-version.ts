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
): Promise<Version | null> {
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
    { versionable_type: kind.code, versionable_id: id, number: below(number), kept_aside: false },
    { sort: '-id', limit: 1 },
  )
  return before ? (JSON.parse(before.content) as DocumentContent) : null
}

type Titled = Pick<DocumentRecord, 'title' | 'documentversion_id' | 'changed_since_sent'>

/** What documents are called on the versions that their customers see; a new title waits for the next version. */
export async function shownTitles(context: Context, documents: readonly Titled[]): Promise<(string | null)[]> {
  const ids = documents.flatMap(({ changed_since_sent, documentversion_id: id }) =>
    changed_since_sent && id ? [id] : [],
  )
  const versions = ids.length ? await openRecords(context, DocumentVersion, { id: ids }) : []
  const titles = new Map(versions.map(({ id, content }) => [id, (JSON.parse(content) as DocumentContent).title]))
  return documents.map(({ title = null, documentversion_id: id }) =>
    id && titles.has(id) ? (titles.get(id) ?? null) : title,
  )
}
