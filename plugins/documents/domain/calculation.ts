import { type Exact, exact, fromEuros, roundDecimals, toEuros } from '@core/domain/money'
import type { FormValues } from '@plugins/sales/contract/price-matrix'
import { sum } from './allocate'
import { type CalcBase, type CalculationItemInput, inReadingOrder } from './calculation-item'
import { type LinePrice, linePrice } from './line-price'
import {
  type InvoicedPart,
  leftToInvoice,
  type PartialInvoice,
  type PartialInvoiceLine,
  partialInvoiceLines,
} from './partial-invoice'
import { type Amounts, addUp, average, type CalculationTotals } from './totals'
import { vatFactor, vatShares } from './vat'
import { type PricedLine, settle } from './vat-ledger'

/** What the calculation itself decides. */
export interface CalculationSettings {
  /** Whether prices are typed with VAT, for lines that do not say so themselves; `exc` when left out. */
  calc_base?: CalcBase | null
  /** Discount over the whole calculation in percent, four decimals; chosen additional work is outside it. */
  discount?: number | null
}

export interface CalculateOptions {
  /** Answers of the forms that an item's price looks at. */
  fieldsOf?: (item: CalculationItemInput) => FormValues
  /** Earlier invoices of this calculation, credits with their minus. */
  invoiced?: readonly InvoicedPart[]
  /** The part to pay now; without it everything that is left. */
  partial?: PartialInvoice
}

/** An item with what it came to. */
export interface CalculatedItem {
  item: CalculationItemInput
  /** 0 for a main line, 1 for its sub-items, and so on. */
  depth: number
  /** False for additional work that nobody chose: it has amounts of its own that are in no total. */
  counts: boolean
  /** The line, or a line it hangs under, is additional work. */
  additional: boolean
  base: CalcBase
  /** `product_amount` × units per product. */
  quantity: number
  product_amount: number
  unit_amount: number
  /** Euros, four decimals, before discount. */
  unit_rate_exc: number
  unit_rate_inc: number
  start_amount_exc: number
  start_amount_inc: number
  /** Unit rate with the start amount spread over the quantity. */
  overall_unit_rate_exc: number
  overall_unit_rate_inc: number
  /** Discount of item and calculation together, percent. */
  discount_percentage: number
  price_missing: boolean
  amounts: Amounts
}

/** What one of a line costs, and how many there are. */
type LinePrices = Omit<CalculatedItem, 'item' | 'depth' | 'counts' | 'additional' | 'discount_percentage' | 'amounts'>

/** A calculation worked out: what `calculate` answers. */
export interface CalculationResult {
  totals: CalculationTotals
  /** In reading order, each sub-item after its parent. */
  items: CalculatedItem[]
}

/**
 * Works out a calculation (R-CALC-008). Pure: the same items in any order give the same totals.
 *
 * @throws {PartialInvoiceTooHigh} when `options.partial` asks more than what is left
 */
export function calculate(
  calculation: CalculationSettings,
  items: readonly CalculationItemInput[],
  options: CalculateOptions = {},
): CalculationResult {
  const tree = new Map(items.flatMap(withSubitems).map(item => [item.id, item]))
  const lines = inReadingOrder(items).map(item => {
    const branch = withAncestors(item, tree)
    const additional = branch.some(each => each.additionalwork)
    return {
      item,
      price: priceOf(item, calculation.calc_base ?? 'exc', options.fieldsOf?.(item)),
      depth: branch.length - 1,
      additional,
      discountable: !additional,
      counts: branch.every(each => !each.additionalwork || each.selected === true),
    }
  })
  const counting = lines.filter(line => line.counts)
  const overall = calculation.discount ?? 0
  const discounted = settle(counting, { perItem: true, overall })
  const anyDiscount = overall || counting.some(({ item }) => item.discount_percentage)
  const undiscounted = anyDiscount ? settle(counting, { perItem: false, overall: 0 }) : discounted
  const amounts = addUp(discounted, undiscounted)

  let position = 0
  const calculated = lines.map(({ item, price, depth, additional, counts, discountable }): CalculatedItem => {
    const line: PricedLine = { item, price, discountable }
    const at = counts ? position++ : undefined
    const own =
      at === undefined
        ? addUp(settle([line], { perItem: true, overall: 0 }), settle([line], { perItem: false, overall: 0 }))
        : addUp([discounted[at]!], [undiscounted[at]!])
    return {
      item,
      depth,
      counts,
      additional,
      ...pricesOf(item, price),
      discount_percentage: item.settled ? 0 : twoDiscounts(item.discount_percentage ?? 0, discountable ? overall : 0),
      amounts: own,
    }
  })
  return { totals: { ...amounts, ...averages(counting, amounts), ...toPay(amounts, options) }, items: calculated }
}

const withSubitems = (item: CalculationItemInput): CalculationItemInput[] => [
  item,
  ...(item.subitems ?? []).flatMap(sub =>
    withSubitems({ ...sub, calculationitem_id: sub.calculationitem_id ?? item.id }),
  ),
]

/** The item and the lines it hangs under, nearest first; a circle of parents ends where it closes. */
function withAncestors(
  item: CalculationItemInput,
  tree: ReadonlyMap<number, CalculationItemInput>,
): CalculationItemInput[] {
  const branch = [tree.get(item.id) ?? item]
  for (let parent = branch[0]!.calculationitem_id; parent && !branch.some(each => each.id === parent); ) {
    const found = tree.get(parent)
    if (!found) break
    branch.push(found)
    parent = found.calculationitem_id
  }
  return branch
}

/** A header is a title: whatever figures it carries, it costs nothing. */
function priceOf(item: CalculationItemInput, base: CalcBase, fields: FormValues | undefined): LinePrice {
  const price = linePrice(item, base, fields)
  if (item.item_type !== 'header') return price
  const nothing = exact(0)
  return {
    ...price,
    quantity: nothing,
    productAmount: nothing,
    unitAmount: nothing,
    unitRate: nothing,
    start: nothing,
    total: nothing,
  }
}

function pricesOf(item: CalculationItemInput, price: LinePrice): LinePrices {
  if (item.settled) return settledPrices(item, item.settled, price)
  const factor = vatFactor(vatShares(item))
  const exc = (amount: Exact) => roundDecimals(price.base === 'exc' ? amount : amount.div(factor), 4)
  const inc = (amount: Exact) => roundDecimals(price.base === 'inc' ? amount : amount.times(factor), 4)
  const overallRate = price.quantity.isZero() ? price.unitRate : price.total.div(price.quantity)
  return {
    base: price.base,
    quantity: price.quantity.toNumber(),
    product_amount: price.productAmount.toNumber(),
    unit_amount: price.unitAmount.toNumber(),
    unit_rate_exc: exc(price.unitRate),
    unit_rate_inc: inc(price.unitRate),
    start_amount_exc: exc(price.start),
    start_amount_inc: inc(price.start),
    overall_unit_rate_exc: exc(overallRate),
    overall_unit_rate_inc: inc(overallRate),
    price_missing: price.priceMissing,
  }
}

/** What is settled costs what it is settled at: every price of the line follows from that. */
function settledPrices(
  { settled: _, ...item }: CalculationItemInput,
  { exc, vat }: { exc: number; vat: number },
  price: LinePrice,
): LinePrices {
  const count = price.quantity.isZero() ? exact(1) : price.quantity
  const rate_exc = roundDecimals(exact(exc).div(count), 4)
  const rate_inc = roundDecimals(exact(exc).plus(vat).div(count), 4)
  return {
    ...pricesOf(item, price),
    unit_rate_exc: rate_exc,
    unit_rate_inc: rate_inc,
    start_amount_exc: 0,
    start_amount_inc: 0,
    overall_unit_rate_exc: rate_exc,
    overall_unit_rate_inc: rate_inc,
    price_missing: false,
  }
}

/** Two discounts one after the other: 10 % and then 5 % is 14.5 %. */
export const twoDiscounts = (first: number, second: number): number => {
  if (!first || !second) return roundDecimals(first || second, 4)
  const kept = exact(100).minus(first).times(exact(100).minus(second)).div(100)
  return roundDecimals(exact(100).minus(kept), 4)
}

function averages(lines: readonly PricedLine[], amounts: Amounts) {
  const total = (figure: (line: PricedLine) => Exact) =>
    lines.reduce<Exact>((all, line) => all.plus(figure(line)), exact(0))
  const units = total(line => line.price.quantity)
  const starts = (base: CalcBase) =>
    total(({ item, price }) => {
      if (price.base === base) return price.start
      const factor = vatFactor(vatShares(item))
      return base === 'exc' ? price.start.div(factor) : price.start.times(factor)
    })
  return {
    unit_amount: units.toNumber(),
    product_amount: total(line => line.price.productAmount).toNumber(),
    unit_rate_exc: average(exact(amounts.amount_exc_vat_exc_discount).minus(starts('exc')), units),
    unit_rate_inc: average(exact(amounts.amount_inc_vat_exc_discount).minus(starts('inc')), units),
    overall_unit_rate_exc: average(amounts.amount_exc_vat_exc_discount, units),
    overall_unit_rate_inc: average(amounts.amount_inc_vat_exc_discount, units),
  }
}

function toPay(amounts: Amounts, { invoiced = [], partial = { type: 'rest' } }: CalculateOptions) {
  const lines = partialInvoiceLines(amounts, invoiced, partial)
  const add = (figure: (line: PartialInvoiceLine) => number) => toEuros(sum(lines.map(line => fromEuros(figure(line)))))
  const vatAt = (rate: number) => add(line => (line.vat_percentage === rate ? line.amount_vat : 0))
  return {
    paymentamount_exc: add(line => line.amount_exc),
    paymentamount_inc: add(line => line.amount_inc),
    paymentamount_vat_6: vatAt(6),
    paymentamount_vat_9: vatAt(9),
    paymentamount_vat_21: vatAt(21),
    invoicedamount: exact(amounts.amount_inc_vat).minus(leftToInvoice(amounts, invoiced)).toNumber(),
  }
}
