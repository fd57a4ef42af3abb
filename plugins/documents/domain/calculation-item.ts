import type { PriceMatrix } from '@plugins/sales/contract/price-matrix'
import type { OptionRule } from './option-groups'
import type { VatSplit } from './vat'
import type { VatCategory } from './vat-category'

/** `inc`: prices are typed including VAT and VAT is taken out of them; `exc`: VAT comes on top (R-CALC-010). */
export type CalcBase = 'inc' | 'exc'

/** One row of a product's price table: this rate holds from `unit_amount` units on. Euros, four decimals. */
export interface PriceRow {
  unit_amount: number | null
  unit_rate_exc: number | null
  unit_rate_inc: number | null
}

/** How many of a product forms of the dossier asked for, and the answers that said so. */
export interface AskedBy {
  readonly amount: number
  readonly answers: readonly { readonly value: unknown; readonly label: string; readonly form: string }[]
}

/** What a calculation needs to know of a product. */
export interface PricedProduct {
  calc_base?: CalcBase | null
  calc_method?: 'fixed' | 'table' | 'matrix' | 'field' | null
  producttablerows?: PriceRow[] | null
  matrix?: PriceMatrix | null
  /** Form field that holds the unit rate when `calc_method` is `field`. */
  price_field?: string | null
  /** Answers that the price looks at, by the name of their field. */
  answers?: Readonly<Record<string, { value: unknown; label: string; form: string } | null>> | null
  /** What forms asked for, of a line that follows them. */
  asked?: AskedBy | null
  /** The price was agreed with these answers and follows others no more. */
  answers_kept?: boolean
  /** The product whose price a derivative takes over (G-PTYPE). */
  derivative?: PricedProduct | null
}

/** An item as stored (catalogue names). Amounts are euros, percentages 0 to 100. */
export interface CalculationItemInput extends Partial<VatSplit> {
  id: number
  /** Parent item. */
  calculationitem_id?: number | null
  item_type?: 'product' | 'manual' | 'header' | null
  item_name?: string | null
  custom_item_name?: string | null
  infotext?: string | null
  custom_infotext?: string | null
  unit_of_measurement?: string | null
  product_type?: string | null
  product?: PricedProduct | null
  /** Number of products; negative on a credit invoice (G-CREDIT). */
  product_amount?: number | null
  /** Units per product (metres, m²); one when nothing is measured. */
  unit_amount?: number | null
  unit_amount_manual?: number | null
  unit_rate_exc_manual?: number | null
  unit_rate_inc_manual?: number | null
  start_amount_exc?: number | null
  start_amount_inc?: number | null
  vat_percentage?: number | null
  vat_category?: VatCategory | null
  vat_reason?: string | null
  discount_percentage?: number | null
  additionalwork?: boolean | null
  selected?: boolean | null
  option_group?: string | null
  option_rule?: OptionRule | null
  option_max?: number | null
  order?: number | null
  /** Amounts that are already settled to the cent: the line of a partial invoice. They replace every price, sign included. */
  settled?: { exc: number; vat: number } | null
  subitems?: CalculationItemInput[] | null
}

/** Values a new item starts with (R-CALC-004, R-CALC-011). */
export const NEW_CALCULATION_ITEM = {
  item_type: 'product',
  unit_of_measurement: 'stuks',
  product_amount: 1,
  start_amount_inc: 0,
  start_amount_exc: 0,
  vat_percentage: 21,
  percentage_vat_0: 0,
  percentage_vat_6: 0,
  percentage_vat_9: 0,
  percentage_vat_21: 100,
} as const

/** The name the customer reads. */
export const itemName = (item: CalculationItemInput): string => item.custom_item_name || item.item_name || ''

/** The explanation under the name, as HTML. */
export const itemInfo = (item: CalculationItemInput): string => item.custom_infotext || item.infotext || ''

/** All items as one flat list in reading order, each sub-item right after its parent. */
export function inReadingOrder(items: readonly CalculationItemInput[]): CalculationItemInput[] {
  const flat = items.flatMap(function flatten(item: CalculationItemInput): CalculationItemInput[] {
    return [
      item,
      ...(item.subitems ?? []).flatMap(sub =>
        flatten({ ...sub, calculationitem_id: sub.calculationitem_id ?? item.id }),
      ),
    ]
  })
  const unique = [...new Map(flat.map(item => [item.id, item])).values()]
  const known = new Set(unique.map(item => item.id))
  const byParent = Map.groupBy(unique, item =>
    known.has(item.calculationitem_id ?? -1) ? item.calculationitem_id! : null,
  )
  const placed = new Set<number>()
  const place = (parent: number | null): CalculationItemInput[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)
      .flatMap(item => {
        if (placed.has(item.id)) return []
        placed.add(item.id)
        return [item, ...place(item.id)]
      })
  const reachable = place(null)
  return [...reachable, ...unique.filter(item => !placed.has(item.id))]
}
