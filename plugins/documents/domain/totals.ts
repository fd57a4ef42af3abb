import { type Cents, type Exact, exact, roundDecimals, toEuros } from '@core/domain/money'
import { sum } from './allocate'
import { VAT_RATES, type VatRate } from './vat'
import type { Ledger, NetAndVat } from './vat-ledger'

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

const group = (ledger: Ledger, rate: VatRate, column: keyof NetAndVat): Cents =>
  sum(ledger.map(line => line[rate][column]))

/** Adds up settled lines, with and without their discounts. */
export function addUp(discounted: Ledger, undiscounted: Ledger): Amounts {
  const net = (ledger: Ledger) => sum(VAT_RATES.map(rate => group(ledger, rate, 'net')))
  const gross = (ledger: Ledger) => net(ledger) + sum(VAT_RATES.map(rate => group(ledger, rate, 'vat')))
  return {
    amount_exc_vat: toEuros(net(discounted)),
    amount_exc_vat_0: toEuros(group(discounted, 0, 'net')),
    amount_exc_vat_6: toEuros(group(discounted, 6, 'net')),
    amount_exc_vat_9: toEuros(group(discounted, 9, 'net')),
    amount_exc_vat_21: toEuros(group(discounted, 21, 'net')),
    amount_vat_6: toEuros(group(discounted, 6, 'vat')),
    amount_vat_9: toEuros(group(discounted, 9, 'vat')),
    amount_vat_21: toEuros(group(discounted, 21, 'vat')),
    amount_inc_vat: toEuros(gross(discounted)),
    amount_discount_exc: toEuros(net(undiscounted) - net(discounted)),
    amount_discount_inc: toEuros(gross(undiscounted) - gross(discounted)),
    amount_exc_vat_exc_discount: toEuros(net(undiscounted)),
    amount_inc_vat_exc_discount: toEuros(gross(undiscounted)),
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
