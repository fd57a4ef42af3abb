import { createHash } from 'node:crypto'
import type { MoneyLanguage } from '@core/domain/money'
import type { ConditionContext } from '@core/expressions/conditions'
import type { MergeValues } from '@core/expressions/merge-tags'
import type { DrawnWidget, PriceTableTotal } from '../contract/block'
import type { Design } from '../contract/design'
import type { StoredCustomer } from '../contract/document-columns'
import type { OwnStyle } from '../contract/own-style'
import type { Location } from '../contract/place-sources'
import type { Recurrence, StoredWidget } from '../contract/widget-type'
import type { TagChoice } from '../drawing/price-table-columns'
import type { PaymentTerm } from './payment-terms'
import type { VatCategory } from './vat-category'
import type { VatGroup } from './vat-groups'
import type { CalculationItemRow } from './work-out'

/** The company as it stands on a document, with its legal data of that moment. */
export interface Seller {
  readonly name: string
  /** The line of an envelope; its parts stand apart as well, as electronic invoices want them. */
  readonly address: string | null
  readonly street: string | null
  readonly number: string | null
  readonly number_addition: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country: string
  readonly phone: string | null
  readonly email: string | null
  readonly kvk: string | null
  readonly vat_number: string | null
  readonly iban: string | null
  readonly time_zone: string
  readonly brand_color: string | null
  /** Key of the logo among the files. */
  readonly logo: string | null
}

/** A file that goes along with a document. */
export interface KeptFile {
  readonly id: number
  readonly filename: string
  readonly size: number
  readonly content_type: string
  readonly file_key: string
  /** SHA-256 of its bytes, where it was kept. */
  readonly digest?: string | null
}

/** Everything that a document is drawn of: its rows and what they refer to, as they are at one moment. */
export interface DocumentSource {
  readonly kind: string
  readonly noun: string
  readonly enddateLabel: 'validUntil' | 'dueOn'
  readonly language: MoneyLanguage
  readonly number: string | null
  readonly title: string | null
  readonly documentdate: string | null
  readonly enddate: string | null
  readonly delivery_date: string | null
  readonly custom_css: string | null
  /** Versions of before there was a choice do not say: `classic`. */
  readonly design?: Design
  readonly seller: Seller
  /** The dossier that it belongs to; versions of before it was kept do not say. */
  readonly flow_id?: number | null
  readonly buyer: StoredCustomer | null
  readonly calc_base: 'inc' | 'exc'
  readonly discount: number
  /** Terms in which it is paid; versions of before they were kept do not say. */
  readonly paymentterms?: readonly PaymentTerm[]
  readonly columns: readonly TagChoice[] | null
  readonly rows: readonly TagChoice[] | null
  readonly items: readonly CalculationItemRow[]
  readonly widgets: readonly StoredWidget[]
  readonly merge: MergeValues
  readonly conditions: ConditionContext
  readonly recurrences: readonly Recurrence[]
  readonly locations: readonly Location[]
  readonly attachments: readonly KeptFile[]
  /** The page on which it is paid, of a kind that is paid; versions of before it was kept do not say. */
  readonly payable?: { readonly link: string }
  /** What of it is paid to another account; absent where all goes to that of the company. */
  readonly apart?: PaidApart
  /** Key of the picture above its page; versions of before it was kept do not say. */
  readonly background?: string | null
  /** The picture that somebody chose for this document alone. */
  readonly customer_background_picture_id?: number | null
}

/** A line as it stands on a document, for electronic invoices and for what changed between two versions; euros. */
export interface DocumentLine {
  readonly id: number
  readonly name: string
  readonly quantity: number
  readonly unit: string
  /** Price of one, excluding VAT, with the discount taken off. */
  readonly unit_price_exc: number
  readonly amount_exc_vat: number
  readonly amount_inc_vat: number
  /** Discount that was taken off, excluding VAT; versions of before it was kept do not say. */
  readonly amount_discount_exc?: number
  readonly vat_rate: number
  /** Why VAT is charged or not, with the reason in words where none is. */
  readonly vat_category: VatCategory
  readonly vat_reason: string | null
  /** What it comes to by rate; one group unless the line is split over rates. */
  readonly vat: readonly VatGroup[]
  readonly optional: boolean
}

/** What a document says, drawn for its customer: this is shown, printed, hashed and kept. */
export interface DocumentContent
  extends Pick<
    DocumentSource,
    | 'kind'
    | 'noun'
    | 'enddateLabel'
    | 'language'
    | 'number'
    | 'title'
    | 'documentdate'
    | 'enddate'
    | 'delivery_date'
    | 'custom_css'
    | 'design'
    | 'seller'
    | 'buyer'
    | 'attachments'
    | 'background'
    | 'apart'
  > {
  readonly widgets: readonly DrawnWidget[]
  /** A style of its own, checked; absent where it has none. */
  readonly style?: OwnStyle
  /** Keys of the pictures, by number of the widget. */
  readonly pictures: Readonly<Record<string, string>>
  readonly lines: readonly DocumentLine[]
  readonly amount_exc_vat: number
  readonly amount_inc_vat: number
  readonly amount_discount_exc: number
  readonly amount_discount_inc: number
  readonly vat: readonly VatGroup[]
  /** How it is paid: by a transfer that bank apps scan, or on its page; absent where nothing is asked. */
  readonly transfer?: DocumentTransfer
}

/** The part of a document that is paid to another account than that of the company; euros, with a minus to pay back. */
export interface PaidApart {
  readonly iban: string
  readonly amount: number
  /** What stands about it below the totals. */
  readonly rows: readonly PriceTableTotal[]
}

/** A transfer as a document asks for it. */
export interface DocumentTransfer {
  readonly name: string
  readonly iban: string
  /** Euros. */
  readonly amount: number
  readonly reference: string
  readonly link: string
}

/** SHA-256 of a text, as hexadecimal digits. */
export const fingerprintOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
