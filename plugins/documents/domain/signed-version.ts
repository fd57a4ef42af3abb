import type { Context } from '@core/context/context'
import type { DocumentKind } from '../contract/document-kind'
import type { DocumentContent } from './document-content'
import { type SignatureRecord, standingSignature } from './signatures'
import { versionWith } from './version-with'

/** What was agreed to, and by whom. */
export interface SignedVersion {
  readonly signature: SignatureRecord
  readonly number: number
  readonly content: DocumentContent
  /** SHA-256 of what was agreed to. */
  readonly fingerprint: string
  /** UTF-8 text that has this fingerprint; null where the customer may not have what was hashed. */
  readonly hashedText: string | null
}

/** The version under the signature that stands; null where none stands, or where it was given before versions were kept. */
export async function signedVersion(context: Context, kind: DocumentKind, id: number): Promise<SignedVersion | null> {
  const signature = await standingSignature(context, kind, id)
  if (!signature?.documentversion_id) return null
  const { number, content, fingerprint, hashed_text } = await versionWith(context, signature.documentversion_id)
  return {
    signature,
    number,
    content: JSON.parse(content) as DocumentContent,
    fingerprint,
    hashedText: hashed_text ?? null,
  }
}
