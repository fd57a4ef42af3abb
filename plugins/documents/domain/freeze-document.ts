import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { Picture } from '@core/files/pictures/picture'
import { factOperators } from '@core/merge-tags/fact-sources'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { widgetTypes } from '../contract/widget-type'
import { drawDocument } from '../drawing/draw-document'
import { DocumentVersion } from '../entities/document-version'
import { type DocumentContent, type DocumentSource, fingerprintOf } from './document-content'
import { documentSource } from './document-source'
import { hashedText } from './hashed-text'
import { brandOfDocument } from './profile-of'

/** A version as it was kept. */
export interface Version {
  readonly id: number
  readonly number: number
  readonly content: DocumentContent
  /** What it was drawn of. */
  readonly source: DocumentSource
  readonly fingerprint: string
}

/** What is deployed that documents are drawn with: types of widgets by tag, and operators of conditions. */
export const declaredIn = (context: Context) => ({
  types: new Map(context.all(widgetTypes).map(type => [type.tag, type] as const)),
  operators: context.all(factOperators),
})

/** A document drawn of its rows as they are now. */
export async function drawNow(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  audience: 'staff' | 'customer',
): Promise<DocumentContent> {
  return drawDocument(await documentSource(context, kind, document), declaredIn(context), audience)
}

/**
 * Keeps a document as it is now: everything that its customer sees, and its fingerprint. Files are copied by what is in
 * them, so that whatever happens to a logo or a picture afterwards, the version keeps its own.
 */
export async function freezeDocument(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<Version> {
  const live = await documentSource(context, kind, document)
  const source: DocumentSource = {
    ...live,
    seller: { ...live.seller, logo: await keptFile(context, live.seller.logo) },
    background: await keptFile(context, await backgroundOf(context, document)),
    customer_background_picture_id: document.customer_background_picture_id ?? null,
    widgets: await Promise.all(
      live.widgets.map(async widget => ({ ...widget, picture_key: await keptFile(context, widget.picture_key) })),
    ),
  }
  const [last] = await openRecords(
    context,
    DocumentVersion,
    { versionable_type: kind.code, versionable_id: document.id },
    { sort: '-number', limit: 1 },
  )
  return keepVersion(context, kind.code, document.id, (last?.number ?? 0) + 1, source)
}

/** Writes a version row of a source, drawn for the customer: whose choice made it, or that it was kept aside. */
export async function keepVersion(
  context: Context,
  code: string,
  documentId: number,
  number: number,
  source: DocumentSource,
  more: { readonly customer_name?: string | null; readonly kept_aside?: boolean } = {},
): Promise<Version> {
  const content = drawDocument(source, declaredIn(context), 'customer')
  const text = JSON.stringify(content)
  const hashed = hashedText(content, fingerprintOf(text))
  const fingerprint = fingerprintOf(hashed)
  const [id = 0] = await insertRows(context, DocumentVersion, [
    {
      versionable_type: code,
      versionable_id: documentId,
      number,
      content: text,
      hashed_text: hashed,
      source: JSON.stringify(source),
      fingerprint,
      user_id: context.user?.id ?? null,
      ...more,
    },
  ])
  return { id, number, content, source, fingerprint }
}

/** The picture above the page of a document: its own, else that of the brand of its dossier. */
async function backgroundOf(context: Context, document: DocumentRecord): Promise<string | null> {
  const own = document.customer_background_picture_id
  const [picture] = own ? await readRows(context, Picture, ['file_key'], { id: own, status: 'ready' }) : []
  return picture?.file_key ?? (await brandOfDocument(context, document)).background_key
}

/** Copies a file to a place named after its bytes, where nothing replaces it. */
async function keptFile({ files, company }: Context, key: string | null): Promise<string | null> {
  const file = key ? await files.get(key) : null
  if (!file) return null
  const kept = `company/${company.id}/kept/${fingerprintOf(file.bytes)}.${key?.split('.').at(-1) ?? 'bin'}`
  if (kept !== key && !(await files.get(kept))) await files.put(kept, file.bytes, file.contentType)
  return kept
}
