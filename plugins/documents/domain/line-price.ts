import { type Exact, exact } from '@core/domain/money'
import { type FormValues, type MatrixHeading, matrixCell, numberIn } from '@plugins/sales/contract/price-matrix'
import type { CalcBase, CalculationItemInput, PricedProduct, PriceRow } from './calculation-item'
import { vatFactor, vatShares } from './vat'

/** What decided the unit rate of a line. `row` is a row of the price table that holds from so many units on. */
export type RateSource =
  | { readonly kind: 'typed' | 'fixed' | 'none' }
  | { readonly kind: 'row'; readonly from: number }
  | { readonly kind: 'matrix'; readonly row: MatrixHeading; readonly column: MatrixHeading }
  | { readonly kind: 'field'; readonly field: string }

interface Rate {
  readonly amount: Exact
  readonly source: RateSource
}

/** One line before discount and rounding. All amounts in exact euros of `base`. */
export interface LinePrice {
  base: CalcBase
  /** `product_amount` × units per product. */
  quantity: Exact
  productAmount: Exact
  unitAmount: Exact
  unitRate: Exact
  rateSource: RateSource
  start: Exact
  total: Exact
  /** No price could be found, for instance a size outside the matrix. */
  priceMissing: boolean
}

/**
 * Price of one line: start amount once + unit rate × quantity (G-PRICE). Manual figures replace computed ones
 * (R-CALC-012). A negative `product_amount` turns the whole line around, start amount included (G-CREDIT).
 */
export function linePrice(item: CalculationItemInput, fallbackBase: CalcBase, fields = answersOf(item)): LinePrice {
  const productAmount = exact(item.product_amount ?? 1)
  const unitAmount = exact(item.unit_amount_manual ?? item.unit_amount ?? 1)
  const quantity = productAmount.times(unitAmount)
  const base = baseOf(item, fallbackBase)
  const rate = unitRate(item, base, quantity.abs(), fields)
  const start = inBase(item.start_amount_exc, item.start_amount_inc, base, item).times(
    Math.sign(productAmount.toNumber()),
  )
  return {
    base,
    quantity,
    productAmount,
    unitAmount,
    unitRate: rate?.amount ?? exact(0),
    rateSource: rate?.source ?? { kind: 'none' },
    start,
    total: start.plus((rate?.amount ?? exact(0)).times(quantity)),
    priceMissing: rate === undefined && item.item_type !== 'header' && (start.isZero() || followsForms(item)),
  }
}

/** A start amount is a price of its own, but for a product that also costs what forms say. */
const followsForms = ({ product }: CalculationItemInput): boolean =>
  product?.calc_method === 'matrix' || product?.calc_method === 'field'

/** What the line keeps of the forms of its dossier. */
const answersOf = ({ product }: CalculationItemInput): FormValues =>
  Object.fromEntries(Object.entries(product?.answers ?? {}).map(([name, answer]) => [name, answer?.value]))

/** The only manual rate decides; otherwise the product; otherwise the calculation. */
function baseOf(item: CalculationItemInput, fallback: CalcBase): CalcBase {
  const exc = isFilled(item.unit_rate_exc_manual)
  const inc = isFilled(item.unit_rate_inc_manual)
  if (exc !== inc) return exc ? 'exc' : 'inc'
  return item.product?.calc_base ?? fallback
}

function unitRate(item: CalculationItemInput, base: CalcBase, quantity: Exact, fields: FormValues): Rate | undefined {
  if (isFilled(item.unit_rate_exc_manual) || isFilled(item.unit_rate_inc_manual))
    return {
      amount: inBase(item.unit_rate_exc_manual, item.unit_rate_inc_manual, base, item),
      source: { kind: 'typed' },
    }
  if (!item.product) return item.item_type === 'product' ? undefined : { amount: exact(0), source: { kind: 'none' } }
  return productRate(item.product, base, quantity, fields, item)
}

function productRate(
  product: PricedProduct,
  base: CalcBase,
  quantity: Exact,
  fields: FormValues,
  item: CalculationItemInput,
): Rate | undefined {
  const own = ownRate(product, base, quantity, fields, item)
  if (own !== undefined || !product.derivative) return own
  return productRate(product.derivative, base, quantity, fields, item)
}

function ownRate(
  product: PricedProduct,
  base: CalcBase,
  quantity: Exact,
  fields: FormValues,
  item: CalculationItemInput,
): Rate | undefined {
  const productBase = product.calc_base ?? base
  const converted = (amount: number) =>
    inBase(productBase === 'exc' ? amount : undefined, productBase === 'inc' ? amount : undefined, base, item)
  switch (product.calc_method) {
    case 'matrix': {
      const cell = product.matrix ? matrixCell(product.matrix, fields) : undefined
      return (
        cell && {
          amount: converted(cell.price),
          source: { kind: 'matrix', row: cell.row, column: cell.column },
        }
      )
    }
    case 'field': {
      const field = product.price_field ?? ''
      const amount = numberIn(fields[field])
      return amount === undefined ? undefined : { amount: converted(amount), source: { kind: 'field', field } }
    }
    default: {
      const table = product.calc_method === 'table'
      const row = graduatedRow(product.producttablerows ?? [], table ? quantity : exact(0))
      return (
        row && {
          amount: inBase(row.unit_rate_exc, row.unit_rate_inc, base, item),
          source: table ? { kind: 'row', from: row.unit_amount ?? 0 } : { kind: 'fixed' },
        }
      )
    }
  }
}

/** The row with the highest `unit_amount` that the quantity reaches, else the lowest row. */
export function graduatedRow(rows: readonly PriceRow[], quantity: Exact | number): PriceRow | undefined {
  const priced = rows.filter(row => isFilled(row.unit_rate_exc) || isFilled(row.unit_rate_inc))
  const ascending = priced.toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0))
  return ascending.findLast(row => exact(row.unit_amount ?? 0).lte(quantity)) ?? ascending[0]
}

/** The amount in `base`, converted from the other one when only that is filled; zero exc does not hide a filled inc. */
function inBase(
  exc: number | null | undefined,
  inc: number | null | undefined,
  base: CalcBase,
  item: CalculationItemInput,
): Exact {
  const own = base === 'exc' ? exc : inc
  const other = base === 'exc' ? inc : exc
  if (own || !other) return exact(own ?? 0)
  const factor = vatFactor(vatShares(item))
  return base === 'exc' ? exact(other).div(factor) : exact(other).times(factor)
}

const isFilled = (value: number | null | undefined): value is number => value !== null && value !== undefined
