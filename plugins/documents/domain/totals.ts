import { type Exact, exact, roundDecimals, toEuros } from '@core/domain/money'
import { sum } from './allocate'
import { perRate, VAT_RATES } from './vat'
import type { Ledger } from './vat-ledger'

/** Amounts in euros that a line, a group of lines and a whole calculation have in common. */
export interface Amounts {
  amount_exc_vat: number
  amount_exc_vat_0: number
  amount_exc_vat_6: number
  amount_exc_vat_9: number
  amount_exc_vat_21: number
  amount_vat_6: number
  amount_vat_9: number
  amount_vat_21: number
  amount_inc_vat: number
  /** Discount of the items and of the calculation together. */
  amount_discount_exc: number
  amount_discount_inc: number
  /** Totals as they were before any discount. */
  amount_exc_vat_exc_discount: number
  amount_inc_vat_exc_discount: number
}

/** The amount fields of a calculation (R-CALC-008), euros. */
export interface CalculationTotals extends Amounts {
  /** Units and products of all lines that count. */
  unit_amount: number
  product_amount: number
  /** Average price of a unit before discount, without and with start amounts, four decimals. */
  unit_rate_exc: number
  unit_rate_inc: number
  overall_unit_rate_exc: number
  overall_unit_rate_inc: number
  /** What this calculation still asks to pay: the part to invoice, else everything not yet invoiced. */
  paymentamount_exc: number
  paymentamount_inc: number
  paymentamount_vat_6: number
  paymentamount_vat_9: number
  paymentamount_vat_21: number
  /** Invoiced earlier, including VAT. */
  invoicedamount: number
}

/** What a ledger comes to, per rate and in all. */
function columnsOf(ledger: Ledger) {
  const net = perRate(rate => sum(ledger.map(line => line[rate].net)))
  const vat = perRate(rate => sum(ledger.map(line => line[rate].vat)))
  const exc = sum(VAT_RATES.map(rate => net[rate]))
  return { net, vat, exc, inc: exc + sum(VAT_RATES.map(rate => vat[rate])) }
}

/** Adds up settled lines, with and without their discounts. */
export function addUp(discounted: Ledger, undiscounted: Ledger): Amounts {
  const { net, vat, exc, inc } = columnsOf(discounted)
  const before = discounted === undiscounted ? { exc, inc } : columnsOf(undiscounted)
  return {
    amount_exc_vat: toEuros(exc),
    amount_exc_vat_0: toEuros(net[0]),
    amount_exc_vat_6: toEuros(net[6]),
    amount_exc_vat_9: toEuros(net[9]),
    amount_exc_vat_21: toEuros(net[21]),
    amount_vat_6: toEuros(vat[6]),
    amount_vat_9: toEuros(vat[9]),
    amount_vat_21: toEuros(vat[21]),
    amount_inc_vat: toEuros(inc),
    amount_discount_exc: toEuros(before.exc - exc),
    amount_discount_inc: toEuros(before.inc - inc),
    amount_exc_vat_exc_discount: toEuros(before.exc),
    amount_inc_vat_exc_discount: toEuros(before.inc),
  }
}

/** Adds amounts of lines without a trace of binary fractions; a group row is the sum of its lines. */
export function sumAmounts(parts: readonly Amounts[]): Amounts {
  const add = (field: keyof Amounts) => parts.reduce<Exact>((all, part) => all.plus(part[field]), exact(0)).toNumber()
  return {
    amount_exc_vat: add('amount_exc_vat'),
    amount_exc_vat_0: add('amount_exc_vat_0'),
    amount_exc_vat_6: add('amount_exc_vat_6'),
    amount_exc_vat_9: add('amount_exc_vat_9'),
    amount_exc_vat_21: add('amount_exc_vat_21'),
    amount_vat_6: add('amount_vat_6'),
    amount_vat_9: add('amount_vat_9'),
    amount_vat_21: add('amount_vat_21'),
    amount_inc_vat: add('amount_inc_vat'),
    amount_discount_exc: add('amount_discount_exc'),
    amount_discount_inc: add('amount_discount_inc'),
    amount_exc_vat_exc_discount: add('amount_exc_vat_exc_discount'),
    amount_inc_vat_exc_discount: add('amount_inc_vat_exc_discount'),
  }
}

/** `amount / count` with four decimals, zero when there is nothing to divide by. */
export const average = (amount: Exact | number, count: Exact | number): number =>
  exact(count).isZero() ? 0 : roundDecimals(exact(amount).div(count), 4)
