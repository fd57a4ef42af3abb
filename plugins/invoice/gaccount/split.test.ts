import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { mirrored, splitFault, splitOf } from './split'

const percent = (value: number) => ({ type: 'percentage', value }) as const
const amount = (value: number) => ({ type: 'amount', value }) as const
/** 1,000 euros and 21 % VAT. */
const TOTALS = { exc: 100_000, inc: 121_000 }

test('the part for the G-rekening is a share of the wages, with their VAT where the company says so', () => {
  const chosen = { wages: percent(50), share: percent(40) }
  expect(splitOf(chosen, TOTALS, false)).toEqual({ wages: 50_000, amount: 20_000 })
  expect(splitOf(chosen, TOTALS, true)).toEqual({ wages: 50_000, amount: 24_200 })
  // Reverse-charged: there is no VAT to add.
  expect(splitOf(chosen, { exc: 100_000, inc: 100_000 }, true)).toEqual({ wages: 50_000, amount: 20_000 })
  expect(splitOf({ wages: amount(333.33), share: percent(25) }, TOTALS, false)).toEqual({ wages: 33_333, amount: 8333 })
  expect(splitOf({ wages: amount(333.33), share: amount(100) }, TOTALS, false)).toEqual({
    wages: 33_333,
    amount: 10_000,
  })
})

test('an invoice of nothing or less has no split, and more wages or more apart than there is are told', () => {
  const chosen = { wages: percent(50), share: percent(40) }
  for (const inc of [0, -121_000]) expect(splitOf(chosen, { exc: inc, inc }, false)).toBeNull()
  expect(splitFault(chosen, TOTALS)).toBeNull()
  expect(splitFault({ wages: amount(1000.01), share: percent(40) }, TOTALS)).toBe('invoice.gaccount_wages_too_high')
  expect(splitFault({ wages: amount(1000), share: amount(1210.01) }, TOTALS)).toBe('invoice.gaccount_too_high')
  expect(splitFault({ wages: amount(1000), share: amount(1210) }, TOTALS)).toBeNull()
})

test('a credit takes back as much of the split as of the invoice, and all of it when it takes back all', () => {
  const split = { wages: 50_000, amount: 20_000 }
  expect(mirrored(split, 121_000, -121_000)).toEqual({ wages: -50_000, amount: -20_000 })
  expect(mirrored(split, 121_000, -40_333)).toEqual({ wages: -16_667, amount: -6667 })
  expect(mirrored(split, 121_000, 0)).toBeNull()
})

test('whatever is chosen, the part is whole cents between nothing and what is to be paid', () => {
  const part = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map(n => percent(n / 100)),
    fc.integer({ min: 1, max: 10_000_000 }).map(n => amount(n / 100)),
  )
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 10_000_000 }), fc.boolean(), (wages, share, exc, withVat) => {
      const inc = Math.round(exc * 1.21)
      const split = splitOf({ wages, share }, { exc, inc }, withVat)
      if (!split) return
      expect(Number.isInteger(split.amount)).toBe(true)
      expect(split.amount).toBeGreaterThan(0)
      expect(split.amount).toBeLessThanOrEqual(inc)
    }),
  )
})
