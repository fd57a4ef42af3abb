import type { MoneyLanguage } from '@core/domain/money'
import type { PreparedWidget } from '../domain/prepared-widget'

export type PrintKind = 'quotation' | 'confirmation' | 'invoice' | 'creditinvoice' | 'document'

/** A signature as given by the customer. */
export interface PrintSignature {
  name: string
  place: string
  /** ISO date or moment. */
  signedAt: string
  /** `drawn` carries an image, `checkbox` was agreed to by ticking (G-SIGT). */
  type: 'drawn' | 'checkbox'
  /** PNG or JPEG. */
  image?: Uint8Array | null
}

/** Everything a document prints. The caller looks it all up; nothing here reads a database. */
export interface PrintDocument {
  kind: PrintKind
  language: MoneyLanguage
  title: string
  /** Empty for a draft without a number. */
  number: string
  /** Name of the document type, when the kind alone says too little. */
  kindName?: string
  /** ISO days; `enddate` is valid until, or due on an invoice. */
  dates: { documentdate: string; enddate?: string | null }
  company: { name: string; address: string; kvk?: string; vat?: string; iban?: string; phone?: string; email?: string }
  /** PNG, JPEG or WebP. */
  logo?: Uint8Array | null
  /** `#rrggbb`: the header line and the colour of text in the house style. */
  brand: { line: string; text: string }
  /** Address block, one line per entry, the name first. */
  relation: readonly string[]
  widgets: readonly PreparedWidget[]
  /** Bytes by `widgetpicture_id`; a picture that is not here is left out. */
  pictures?: ReadonlyMap<number, Uint8Array>
  signature?: PrintSignature | null
}
