/** The two specifications that an invoice is written in: of the Netherlands, and of the Peppol network. */
export const FORMATS = ['nlcius', 'peppol'] as const
export type Format = (typeof FORMATS)[number]

/** What the XML inside the PDF keeps to: Factur-X in the profile of the European norm, which has no rules of a country. */
export const INSIDE_PDF = 'factur-x'

/** Codes of VAT categories (EN 16931, BT-151). */
export type CategoryCode = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'O'

/** Codes of the list VATEX for why no VAT is charged. */
export const WHY_UNTAXED: Partial<Record<CategoryCode, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  O: 'VATEX-EU-O',
}

/** A company or person on an electronic invoice (BG-4, BG-7). */
export interface EParty {
  readonly name: string
  readonly street: string | null
  readonly city: string | null
  readonly postcode: string | null
  /** Two letters. */
  readonly country: string
  /** Number at the chamber of commerce, eight digits. */
  readonly kvk: string | null
  readonly vat_number: string | null
  readonly contact: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** A line at one VAT rate (BG-25); money in cents, with a minus where it takes off. */
export interface ELine {
  readonly name: string
  readonly description: string | null
  /** Quantity and net price as they are written: the price has no minus (BR-27). */
  readonly quantity: string
  readonly price: string
  /** Code of UN/ECE recommendation 20. */
  readonly unit: string
  readonly net: number
  /** Discount that was taken off (BG-27), cents; 0 without. */
  readonly discount: number
  readonly category: CategoryCode
  readonly rate: number
  /** Why no VAT is charged, in words. */
  readonly reason: string | null
}

/** VAT of a category and rate (BG-23); cents. */
export interface EVat {
  readonly category: CategoryCode
  readonly rate: number
  readonly base: number
  readonly amount: number
  readonly reason: string | null
}

/** An invoice or credit note in the terms of EN 16931. A credit note has its amounts without their minus. */
export interface EInvoice {
  readonly isCredit: boolean
  readonly number: string
  readonly date: string
  readonly due: string | null
  readonly delivery: string | null
  readonly note: string | null
  readonly order: string | null
  /** The invoice that a credit note takes back (BG-3). */
  readonly preceding: { readonly number: string; readonly date: string | null } | null
  readonly seller: EParty
  readonly buyer: EParty
  readonly iban: string | null
  /** The G-rekening that a part of it is paid on. */
  readonly gaccount: string | null
  readonly terms: string | null
  readonly lines: readonly ELine[]
  readonly vat: readonly EVat[]
  /** Totals as they stand on the version; cents. */
  readonly totalExc: number
  readonly totalInc: number
}
