import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { Condition } from '@core/expressions/conditions'
import type { PriceMatrix } from './price-matrix'

export { type AskAnswers, type PriceAnswer, priceAnswers, priceAnswersChanged } from './price-answers'
export { hasPrice, type PriceMatrix } from './price-matrix'
export { marginOf, withoutVat } from './product-margin'
export { checkVatRate } from './vat-rate'

/** A step of a graduated price, euros with four decimals. */
export interface PriceStep {
  readonly unit_amount: number | null
  readonly unit_rate_exc: number | null
  readonly unit_rate_inc: number | null
}

/** A product as a calculation needs it. */
export interface SoldProduct {
  readonly id: number
  readonly item_name: string
  readonly description: string | null
  readonly type: string
  readonly product_group: string
  readonly calc_base: 'inc' | 'exc'
  readonly calc_method: 'fixed' | 'table' | 'matrix' | 'field'
  readonly unit_of_measurement: string
  readonly start_amount_inc: number
  readonly start_amount_exc: number
  readonly percentage_vat_0: number
  readonly percentage_vat_6: number
  readonly percentage_vat_9: number
  readonly percentage_vat_21: number
  readonly vat_percentage: number
  /** Two form fields and the price of each pair of their answers, when `calc_method` is `matrix`. */
  readonly matrix: PriceMatrix | null
  /** Form field whose answer is the price, when `calc_method` is `field`. */
  readonly price_field: string | null
  readonly producttablerows: readonly PriceStep[]
  /**
   * What one unit costs the company, euros without VAT; of a combination what its parts cost, unless it says so itself. For
   * staff alone: it must not get into anything that customers receive.
   */
  readonly cost_price: number | null
  /** Product that it is a part of, or whose price it follows (G-PTYPE). */
  readonly derivative_id: number | null
  /** Its price as a share of that of the product that it follows, in percents; already in the price that is answered. */
  readonly derivative_percentage: number
  /** Units of a part that go with one unit of what it is part of. */
  readonly sub_amount: number
  /** Form field whose answer is the amount that is sold. */
  readonly alternativeamount_id: number | null
  /** What has to hold on the forms of a dossier for it to be proposed, all of it; nothing proposes one without (G-TOGGLE). */
  readonly conditions: readonly Condition[]
  /** Where it is ordered, and the number that it has there. */
  readonly supplier: string | null
  readonly external_reference: string | null
  /** One that was placed becomes a piece of equipment of the customer. */
  readonly is_equipment: boolean
  readonly gl_reference: string | null
  readonly gl_description: string | null
}

/**
 * Answers questions about products, whatever module the asker's company owns. The price of one that follows another, or
 * that bundles parts, is worked out in its answers: they are priced like any other.
 */
export interface ProductCatalog {
  byIds(context: Context, ids: readonly number[]): Promise<SoldProduct[]>
  /** Approved products whose name holds all words of the query, by name. */
  find(context: Context, query: string, limit: number): Promise<SoldProduct[]>
  /** Approved products under these, by the product that they are parts of, in the order in which they were made. */
  partsOf(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, readonly SoldProduct[]>>
  /** Approved products with conditions on forms, for whoever looks which of them hold. */
  proposable(context: Context): Promise<SoldProduct[]>
}
export const productCatalog = definePort<ProductCatalog>('sales.product-catalog')

/** An account of the general ledger, as the company numbers and names it. */
export interface LedgerAccount {
  readonly number: string
  readonly name: string | null
}

/** Says where products are booked, whatever module the asker's company owns. */
export interface LedgerAccounts {
  /** By the number of the product, those in the trash too; a product without an account of its own is left out. */
  ofProducts(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, LedgerAccount>>
  /** Where all else is booked; null where the company chose none. */
  standard(context: Context): Promise<LedgerAccount | null>
}
export const ledgerAccounts = definePort<LedgerAccounts>('sales.ledger-accounts')
