import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { PriceMatrix } from './price-matrix'

export { type AskAnswers, type PriceAnswer, priceAnswers, priceAnswersChanged } from './price-answers'
export { hasPrice, type PriceMatrix } from './price-matrix'
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
}

/** Answers questions about products, whatever module the asker's company owns. */
export interface ProductCatalog {
  byIds(context: Context, ids: readonly number[]): Promise<SoldProduct[]>
  /** Approved products whose name holds all words of the query, by name. */
  find(context: Context, query: string, limit: number): Promise<SoldProduct[]>
}
export const productCatalog = definePort<ProductCatalog>('sales.product-catalog')
