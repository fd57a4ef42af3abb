import { exact, fromEuros, roundDecimals, roundToCents, toEuros } from '@core/domain/money'
import type { CalculatedItem, CalculationResult } from './calculation'
import type { AskedBy, CalcBase } from './calculation-item'
import { afterDiscount } from './discount'
import { linePrice, type RateSource } from './line-price'
import { type VatGroup, vatGroups, vatOfLine } from './vat-groups'

/** An answer on a form that a figure was read from; without a value nobody gave it yet. */
export interface ReadAnswer {
  readonly label: string
  readonly form?: string
  readonly value?: unknown
}

/**
 * How one line came to its total: the amounts of `steps` add up to `total`, and `total` with `vat` is the other column. Euros.
 */
export interface LineSheet {
  readonly base: CalcBase
  readonly product_amount: number
  readonly unit_amount: number
  readonly quantity: number
  /** What forms asked for, of a line that came from them. */
  readonly asked: AskedBy | undefined
  /** Price of one unit, four decimals, and what decided it. */
  readonly unitRate: number
  readonly rateSource: RateSource
  readonly answers: readonly ReadAnswer[]
  readonly steps: readonly SheetStep[]
  /** Before the discount over the whole, which is the last step. */
  readonly ofLine: number
  readonly total: number
  readonly vat: readonly VatGroup[]
  /** The total in the other base. */
  readonly other: number
}

/** A figure that is added up. `times` is rate × quantity; `cents` is what rounding moves. */
export interface SheetStep {
  readonly kind: 'times' | 'start' | 'cents' | 'lineDiscount' | 'overallDiscount' | 'settled'
  /** Euros, four decimals. */
  readonly amount: number
  /** Of a discount. */
  readonly percentage?: number
}

/** Explains the total of one line (R-CALC-008) of a calculation that has `overall` percent discount. */
export function lineSheet(worked: CalculatedItem, overall: number): LineSheet {
  const { item, amounts, base } = worked
  const { rateSource, quantity, unitRate, start, total } = linePrice(item, base)
  const [own, other] = [amounts.amount_exc_vat, amounts.amount_inc_vat]
  const result = base === 'exc' ? own : other
  const discounted = item.settled ? fromEuros(result) : roundToCents(afterDiscount(total, item.discount_percentage))
  return {
    base,
    product_amount: worked.product_amount,
    unit_amount: worked.unit_amount,
    quantity: worked.quantity,
    asked: item.product?.asked ?? undefined,
    unitRate: roundDecimals(unitRate, 4),
    rateSource,
    answers: Object.entries(item.product?.answers ?? {}).map(([name, answer]) => answer ?? { label: name }),
    steps: steps(),
    ofLine: toEuros(discounted),
    total: result,
    vat: vatOfLine(worked, 'nl'),
    other: base === 'exc' ? other : own,
  }

  function steps(): SheetStep[] {
    if (item.settled) return [{ kind: 'settled', amount: result }]
    const times = roundDecimals(unitRate.times(quantity), 4)
    const begin = roundDecimals(start, 4)
    const gross = roundToCents(total)
    const cents = exact(toEuros(gross)).minus(times).minus(begin).toNumber()
    const ofLine = discounted - gross
    const ofWhole = fromEuros(result) - discounted
    const touched = overall !== 0 && !worked.additional
    return [
      { kind: 'times', amount: times },
      ...optional('start', begin),
      ...optional('cents', cents),
      ...optional('lineDiscount', toEuros(ofLine), item.discount_percentage ?? 0),
      ...(touched ? optional('overallDiscount', toEuros(ofWhole), overall) : optional('cents', toEuros(ofWhole))),
    ]
  }
}

const optional = (kind: SheetStep['kind'], amount: number, percentage?: number): SheetStep[] =>
  amount === 0 ? [] : [{ kind, amount, ...(percentage === undefined ? {} : { percentage }) }]

/** VAT of one rate as it is worked out: on top of a net sum, out of a gross sum, or as a part was billed. */
export interface SheetVat extends VatGroup {
  readonly from: CalcBase | 'settled'
}

/** How a calculation came to its totals: `lines` add up to `exc`, and with `vat` to `inc`. Euros. */
export interface TotalSheet {
  readonly lines: readonly { readonly worked: CalculatedItem; readonly exc: number }[]
  readonly exc: number
  readonly vat: readonly SheetVat[]
  readonly inc: number
}

/** Explains the totals of a calculation: discounts are in the lines already. */
export function totalSheet({ items, totals }: Readonly<CalculationResult>): TotalSheet {
  const counting = items.filter(({ counts, item }) => counts && item.item_type !== 'header')
  const from = ({ item, base }: CalculatedItem): SheetVat['from'] => (item.settled ? 'settled' : base)
  return {
    lines: counting.map(worked => ({ worked, exc: worked.amounts.amount_exc_vat })),
    exc: totals.amount_exc_vat,
    vat: [...Map.groupBy(counting, from)].flatMap(([kind, lines]) =>
      vatGroups(lines, 'nl').map(group => ({ ...group, from: kind })),
    ),
    inc: totals.amount_inc_vat,
  }
}
