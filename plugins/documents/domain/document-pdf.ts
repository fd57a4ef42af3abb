import { Recent } from '@core/cache/recent'
import type { Context } from '@core/context/context'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { drawDocument } from '../drawing/draw-document'
import { printDocument } from '../pdf/print-document'
import { renderPdf } from '../pdf/render-pdf'
import { type DocumentContent, type DocumentSource, fingerprintOf } from './document-content'
import { documentSource } from './document-source'
import { declaredIn } from './freeze-document'
import { isShown } from './is-shown'
import { type SignatureRecord, standingSignature } from './signatures'
import { versionWith } from './version-with'

/** Raised when the template changes, so that drafts are printed anew; what was sent keeps the PDF that it has. */
const LAYOUT = '3'
const recent = new Recent<Uint8Array>(200)

/** File name of a document: `Offerte O2026-0001.pdf`. */
export const fileNameOf = (kind: DocumentKind, document: DocumentRecord): string =>
  `${[kind.nounOf?.(document) ?? kind.noun, document.number ?? 'concept'].join(' ').replace(/[^\p{L}\p{N} ._-]/gu, '')}.pdf`

/** Brings a PDF, printing it first where there is none: outside the transaction, so that no connection waits for a printer. */
export type ComingPdf = () => Promise<Uint8Array>

/**
 * Reads what the PDF of a document is made of: of the version that its customer sees, else of the rows as they are now.
 * `draft` asks for the rows also where a version was sent.
 */
export async function comingPdf(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  { draft = false }: { draft?: boolean } = {},
): Promise<ComingPdf> {
  if (!draft && isShown(kind, document) && document.documentversion_id)
    return comingVersionPdf(
      context,
      kind,
      document,
      document.documentversion_id,
      await standingSignature(context, kind, document.id),
    )
  const source = await documentSource(context, kind, document)
  const key = fingerprintOf(JSON.stringify([LAYOUT, source]))
  const known = recent.get(key)
  if (known) return async () => known
  const content = drawDocument(source, declaredIn(context), 'customer')
  const printed = await printDocument(context, content, null)
  const companyId = context.company.id
  return () => recent.getOrMake(key, () => renderPdf(printed, companyId))
}

/** {@link comingPdf} of a version, with the signature if it is under this version. It is made once and kept, byte for byte. */
export async function comingVersionPdf(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  versionId: number,
  signature: SignatureRecord | null,
): Promise<ComingPdf> {
  const { files, company } = context
  const signed = signature?.documentversion_id === versionId ? signature : null
  const key = `company/${company.id}/version/${versionId}${signed ? `-${signed.id}` : ''}.pdf`
  const known = recent.get(key) ?? (await files.get(key))?.bytes
  if (known) return async () => recent.set(key, known)
  const row = await versionWith(context, versionId)
  const content = JSON.parse(row.content) as DocumentContent
  const inside = await kind.inside?.(context, document, { content, source: JSON.parse(row.source) as DocumentSource })
  const printed = { ...(await printDocument(context, content, signed)), inside }
  return () =>
    recent.getOrMake(key, async () => {
      const pdf = await renderPdf(printed, company.id)
      await files.put(key, pdf, 'application/pdf')
      return pdf
    })
}
