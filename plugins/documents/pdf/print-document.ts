import type { Context } from '@core/context/context'
import { dayOf } from '@core/time/today'
import { brandTokens } from '@core/ui/theme/brand'
import type { FileInside } from '../contract/document-kind'
import type { DocumentContent } from '../domain/document-content'
import type { SignatureRecord } from '../domain/signatures'

/** A signature as given by the customer. */
export interface PrintSignature {
  readonly name: string
  readonly place: string
  /** Day of the company. */
  readonly signedAt: string
  /** `drawn` carries an image, `checkbox` was agreed to by ticking (G-SIGT). */
  readonly type: 'drawn' | 'checkbox'
  /** PNG. */
  readonly image: Uint8Array | null
  /** SHA-256 of what was signed. */
  readonly fingerprint: string
}

/** Everything a document prints: what it says, and the bytes of its pictures. Nothing here reads a database. */
export interface PrintDocument {
  readonly content: DocumentContent
  readonly logo: Uint8Array | null
  /** Picture on the cover, of a design that has one. */
  readonly cover: Uint8Array | null
  /** `#rrggbb`: the header line and the colour of text in the house style. */
  readonly brand: { readonly line: string; readonly text: string }
  /** Bytes by number of the widget; a picture that is not here is left out. */
  readonly pictures: ReadonlyMap<number, Uint8Array>
  readonly signature: PrintSignature | null
  /** A file that goes inside the PDF. */
  readonly inside?: FileInside | null
}

/** Gathers what a document prints. */
export async function printDocument(
  { files }: Context,
  content: DocumentContent,
  signature: SignatureRecord | null,
): Promise<PrintDocument> {
  const { seller } = content
  const colours = brandTokens(seller.brand_color ?? '#0B6577').light
  const logo = seller.logo ? await files.get(seller.logo) : null
  const cover = content.design === 'brochure' && content.background ? await files.get(content.background) : null
  const pictures = new Map<number, Uint8Array>()
  for (const [id, key] of Object.entries(content.pictures)) {
    const file = await files.get(key)
    if (file) pictures.set(Number(id), file.bytes)
  }
  return {
    content,
    logo: logo?.bytes ?? null,
    cover: cover?.bytes ?? null,
    brand: { line: colours['brand-line'], text: colours['brand-text'] },
    pictures,
    signature: signature && {
      name: signature.username,
      place: signature.place ?? '',
      signedAt: dayOf(signature.signed_at, seller),
      type: signature.signature_type === 'drawn' ? 'drawn' : 'checkbox',
      image: signature.signature ? new Uint8Array(Buffer.from(signature.signature, 'base64')) : null,
      fingerprint: signature.fingerprint,
    },
  }
}
