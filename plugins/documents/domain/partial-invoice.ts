import { asFactor, type Cents, exact, fromEuros, roundCents, toEuros } from '@core/domain/money'
import { allocate, sum } from './allocate'
import type { CalculationItemInput } from './calculation-item'
import type { Amounts } from './totals'
import { type PerRate, perRate, splitForRate, VAT_RATES, type VatRate, vatInGross } from './vat'
import type { NetAndVat } from './vat-ledger'

/** The figures of an invoice that matter to what is left of its calculation, euros. */
export type InvoicedPart = Pick<
  Amounts,
  | 'amount_exc_vat_0'
  | 'amount_exc_vat_6'
  | 'amount_exc_vat_9'
  | 'amount_exc_vat_21'
  | 'amount_vat_6'
  | 'amount_vat_9'
  | 'amount_vat_21'
>

/** What part to invoice (R-INV-008): an amount including VAT in euros, a percentage of the total, or all that is left. */
export type PartialInvoice =
  | { type: 'fromamount'; amount: number }
  | { type: 'frompercentage'; percentage: number }
  | { type: 'rest' }

/** One line of a partial invoice, euros. */
export interface PartialInvoiceLine {
  vat_percentage: VatRate
  amount_exc: number
  amount_vat: number
  amount_inc: number
}

/** More is asked than what is left to invoice. Both in euros including VAT. */
export class PartialInvoiceTooHigh extends Error {
  constructor(
    readonly asked: number,
    readonly left: number,
  ) {
    super(`asked ${asked}, left ${left}`)
  }
}

/**
 * The part to invoice as one line per VAT rate (G-PART). Every rate gets its proportion of the part; what takes the last
 * cent is the plain difference with the earlier parts, so that all parts together are the whole, per rate, to the cent.
 *
 * @throws {PartialInvoiceTooHigh} when the part is larger than what is left
 */
export function partialInvoiceLines(
  whole: InvoicedPart,
  earlier: readonly InvoicedPart[],
  part: PartialInvoice,
): PartialInvoiceLine[] {
  const left = subtract(inCents(whole), earlier.map(inCents))
  const gross = VAT_RATES.map(rate => left[rate].net + left[rate].vat)
  const asked = askedCents(part, inCents(whole), sum(gross))
  if (asked === sum(gross)) return toLines(left)
  const shares = allocate(asked, gross)
  return toLines(
    perRate(rate => {
      const share = shares[VAT_RATES.indexOf(rate)]!
      const vat = vatInGross(share, rate)
      return { net: share - vat, vat }
    }),
  )
}

/** What an invoice comes to at a rate, euros. */
export const amountsAt = (part: InvoicedPart, rate: VatRate): { readonly net: number; readonly vat: number } => ({
  net: part[`amount_exc_vat_${rate}`],
  vat: rate === 0 ? 0 : part[`amount_vat_${rate}`],
})

/** What is left to invoice, including VAT, euros. */
export function leftToInvoice(whole: InvoicedPart, earlier: readonly InvoicedPart[]): number {
  const left = subtract(inCents(whole), earlier.map(inCents))
  return toEuros(sum(VAT_RATES.map(rate => left[rate].net + left[rate].vat)))
}

/** The lines as items of the new invoice, settled so that calculating them changes no cent. */
export function partialInvoiceItems(
  lines: readonly (PartialInvoiceLine & Pick<CalculationItemInput, 'vat_category' | 'vat_reason'>)[],
  description: (line: PartialInvoiceLine) => string,
): Omit<CalculationItemInput, 'id'>[] {
  return lines.map((line, index) => ({
    item_type: 'manual',
    item_name: description(line),
    product_amount: 1,
    unit_rate_exc_manual: line.amount_exc,
    unit_rate_inc_manual: line.amount_inc,
    vat_percentage: line.vat_percentage,
    vat_category: line.vat_category ?? null,
    vat_reason: line.vat_reason ?? null,
    ...splitForRate(line.vat_percentage),
    settled: { exc: line.amount_exc, vat: line.amount_vat },
    order: index + 1,
  }))
}

/** The line of a credit invoice: the same line with its amounts turned around (G-CREDIT). */
export const creditLine = <Line extends Pick<CalculationItemInput, 'product_amount' | 'settled'>>(
  line: Line,
): Line => ({
  ...line,
  product_amount: exact(line.product_amount ?? 1)
    .negated()
    .toNumber(),
  ...(line.settled && { settled: { exc: negated(line.settled.exc), vat: negated(line.settled.vat) } }),
})

const negated = (euros: number): number => (euros === 0 ? 0 : -euros)

function askedCents(part: PartialInvoice, whole: PerRate<NetAndVat>, left: Cents): Cents {
  if (part.type === 'rest') return left
  const total = sum(VAT_RATES.map(rate => whole[rate].net + whole[rate].vat))
  const asked =
    part.type === 'fromamount' ? fromEuros(part.amount) : roundCents(exact(total).times(asFactor(part.percentage)))
  const over = Math.abs(asked) - Math.abs(left)
  // Percentages that add up to 100 may together round one cent above the whole.
  if (part.type === 'frompercentage' && over === 1) return left
  if (over > 0 || (asked !== 0 && Math.sign(asked) !== Math.sign(left)))
    throw new PartialInvoiceTooHigh(toEuros(asked), toEuros(left))
  return asked
}

const inCents = (part: InvoicedPart): PerRate<NetAndVat> =>
  perRate(rate => {
    const { net, vat } = amountsAt(part, rate)
    return { net: fromEuros(net), vat: fromEuros(vat) }
  })

const subtract = (whole: PerRate<NetAndVat>, parts: readonly PerRate<NetAndVat>[]): PerRate<NetAndVat> =>
  perRate(rate => ({
    net: whole[rate].net - sum(parts.map(part => part[rate].net)),
    vat: whole[rate].vat - sum(parts.map(part => part[rate].vat)),
  }))

const toLines = (amounts: PerRate<NetAndVat>): PartialInvoiceLine[] =>
  VAT_RATES.filter(rate => amounts[rate].net !== 0 || amounts[rate].vat !== 0).map(rate => ({
    vat_percentage: rate,
    amount_exc: toEuros(amounts[rate].net),
    amount_vat: toEuros(amounts[rate].vat),
    amount_inc: toEuros(amounts[rate].net + amounts[rate].vat),
  }))
