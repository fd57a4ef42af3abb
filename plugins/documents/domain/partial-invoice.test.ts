import { expect, test } from 'bun:test'
import { exact } from '@core/domain/money'
import fc from 'fast-check'
import { calculate } from './calculation'
import type { CalculationItemInput } from './calculation-item'
import {
  creditLine,
  type PartialInvoice,
  PartialInvoiceTooHigh,
  partialInvoiceItems,
  partialInvoiceLines,
} from './partial-invoice'
import { type CalculationTotals, sumAmounts } from './totals'
import { splitForRate } from './vat'

const house: CalculationItemInput[] = [
  { id: 1, item_type: 'manual', unit_rate_exc_manual: 4837.4, ...splitForRate(0) },
  { id: 2, item_type: 'manual', unit_rate_exc_manual: 824.6, ...splitForRate(9) },
  { id: 3, item_type: 'manual', unit_rate_exc_manual: 6085.55, ...splitForRate(21) },
]

function invoice(whole: CalculationTotals, earlier: CalculationTotals[], part: PartialInvoice): CalculationTotals {
  const items = partialInvoiceItems(
    partialInvoiceLines(whole, earlier, part),
    line => `Deelfactuur ${line.vat_percentage} %`,
  )
  return calculate(
    {},
    items.map((item, index) => ({ ...item, id: index + 1 })),
  ).totals
}

const together = (parts: CalculationTotals[]) => {
  const {
    amount_discount_exc: _e,
    amount_discount_inc: _i,
    amount_exc_vat_exc_discount: _x,
    amount_inc_vat_exc_discount: _n,
    ...amounts
  } = sumAmounts(parts)
  return amounts
}

// 20 % of 13,099.73 is 2,619.95; the odd cent goes to the rate that falls short most.
test('20 % on agreement is one line per VAT rate (R-INV-008, G-PART)', () => {
  const { totals } = calculate({}, house)
  expect(partialInvoiceLines(totals, [], { type: 'frompercentage', percentage: 20 })).toEqual([
    { vat_percentage: 0, amount_exc: 967.48, amount_vat: 0, amount_inc: 967.48 },
    { vat_percentage: 9, amount_exc: 164.92, amount_vat: 14.84, amount_inc: 179.76 },
    { vat_percentage: 21, amount_exc: 1217.12, amount_vat: 255.59, amount_inc: 1472.71 },
  ])
})

test('an amount is asked exactly, VAT included', () => {
  const { totals } = calculate({}, house)
  expect(invoice(totals, [], { type: 'fromamount', amount: 1000 }).amount_inc_vat).toBe(1000)
})

test('40 % and the rest are the whole, per rate, to the cent', () => {
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(0, 6, 9, 21)), {
    minLength: 1,
    maxLength: 6,
  })
  const firstPart = fc.oneof(
    fc.integer({ min: 1, max: 9900 }).map((p): PartialInvoice => ({ type: 'frompercentage', percentage: p / 100 })),
    fc.integer({ min: 1, max: 100 }).map((a): PartialInvoice => ({ type: 'fromamount', amount: a / 100 })),
  )
  fc.assert(
    fc.property(prices, fc.boolean(), firstPart, (lines, inc, part) => {
      const items = lines.map(([price, rate], index) => ({
        id: index + 1,
        item_type: 'manual' as const,
        [inc ? 'unit_rate_inc_manual' : 'unit_rate_exc_manual']: price / 100,
        ...splitForRate(rate),
      }))
      const { totals } = calculate({}, items)
      fc.pre(part.type !== 'fromamount' || part.amount <= totals.amount_inc_vat)
      const first = invoice(totals, [], part)
      const rest = invoice(totals, [first], { type: 'rest' })
      expect(totals).toMatchObject(together([first, rest]))
      expect(invoice(totals, [first, rest], { type: 'rest' }).amount_inc_vat).toBe(0)
    }),
  )
})

test('20, 60 and 20 % in three invoices are the whole as well', () => {
  const { totals } = calculate({}, house)
  const parts: CalculationTotals[] = []
  for (const percentage of [20, 60, 20]) parts.push(invoice(totals, parts, { type: 'frompercentage', percentage }))
  parts.push(invoice(totals, parts, { type: 'rest' }))
  expect(totals).toMatchObject(together(parts))
  expect(Math.abs(parts[3]!.amount_inc_vat)).toBeLessThanOrEqual(0.01)
})

test('two halves of an odd cent do not ask a cent too much', () => {
  const { totals } = calculate({}, [{ id: 1, item_type: 'manual', unit_rate_inc_manual: 0.01 }])
  const first = invoice(totals, [], { type: 'frompercentage', percentage: 50 })
  const second = invoice(totals, [first], { type: 'frompercentage', percentage: 50 })
  expect(exact(first.amount_inc_vat).plus(second.amount_inc_vat).toNumber()).toBe(0.01)
})

test('more than what is left is refused with both amounts', () => {
  const { totals } = calculate({}, house)
  const first = invoice(totals, [], { type: 'fromamount', amount: 13000 })
  expect(() => invoice(totals, [first], { type: 'fromamount', amount: 200 })).toThrow(
    new PartialInvoiceTooHigh(200, 99.73),
  )
})

test('a credited part can be invoiced again, and a credit of settled lines mirrors them', () => {
  const { totals } = calculate({}, house)
  const lines = partialInvoiceItems(
    partialInvoiceLines(totals, [], { type: 'frompercentage', percentage: 40 }),
    () => 'Deel',
  )
  const items = lines.map((item, index) => ({ ...item, id: index + 1 }))
  const part = calculate({}, items).totals
  const credit = calculate({}, items.map(creditLine)).totals
  expect(credit.amount_inc_vat).toBe(-part.amount_inc_vat)
  expect(invoice(totals, [part, credit], { type: 'rest' })).toMatchObject({ amount_inc_vat: totals.amount_inc_vat })
})

test('the calculation says what is still to pay', () => {
  const { totals } = calculate({}, house)
  const part = invoice(totals, [], { type: 'frompercentage', percentage: 40 })
  const later = calculate({}, house, { invoiced: [part] }).totals
  expect(later.invoicedamount).toBe(5239.89)
  expect(later.paymentamount_inc).toBe(7859.84)
  expect(exact(later.paymentamount_vat_21).plus(part.amount_vat_21).toNumber()).toBe(totals.amount_vat_21)
})
