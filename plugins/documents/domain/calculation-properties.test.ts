import { expect, test } from 'bun:test'
import { exact, roundDecimals } from '@core/domain/money'
import fc from 'fast-check'
import { anItem, listOf, someDiscount, someItems } from '../tests/some-lines'
import { calculate } from './calculation'
import type { CalculationItemInput } from './calculation-item'
import { creditLine } from './partial-invoice'
import { type Amounts, sumAmounts } from './totals'
import { vatInGross, vatOnNet } from './vat'

const add = (...amounts: number[]) => amounts.reduce((all, amount) => all.plus(amount), exact(0)).toNumber()
const toCents = (euros: number) => exact(euros).times(100).toNumber()

test('totals are the sum of their lines, per rate and with VAT, whatever the discounts', () => {
  fc.assert(
    fc.property(someItems, someDiscount, (items, discount) => {
      const { totals, items: lines } = calculate({ discount }, items)
      const counted: Amounts = sumAmounts(lines.filter(line => line.counts).map(line => line.amounts))
      expect(totals).toMatchObject(counted)
    }),
  )
})

test('net and VAT per rate make the total, and total plus discount the total before it', () => {
  fc.assert(
    fc.property(someItems, someDiscount, (items, discount) => {
      const { totals: t } = calculate({ discount }, items)
      expect(add(t.amount_exc_vat_0, t.amount_exc_vat_6, t.amount_exc_vat_9, t.amount_exc_vat_21)).toBe(
        t.amount_exc_vat,
      )
      expect(add(t.amount_exc_vat, t.amount_vat_6, t.amount_vat_9, t.amount_vat_21)).toBe(t.amount_inc_vat)
      expect(add(t.amount_exc_vat, t.amount_discount_exc)).toBe(t.amount_exc_vat_exc_discount)
      expect(add(t.amount_inc_vat, t.amount_discount_inc)).toBe(t.amount_inc_vat_exc_discount)
    }),
  )
})

test('VAT is computed on the group: on the net sum, or out of the gross sum (G-VATR)', () => {
  for (const base of ['exc', 'inc'] as const) {
    fc.assert(
      fc.property(listOf(anItem(base)), someDiscount, (items, discount) => {
        const { totals } = calculate({ discount }, items)
        for (const rate of [6, 9, 21] as const) {
          const net = toCents(totals[`amount_exc_vat_${rate}`])
          const vat = toCents(totals[`amount_vat_${rate}`])
          expect(vat).toBe(base === 'exc' ? vatOnNet(net, rate) : vatInGross(net + vat, rate))
        }
      }),
    )
  }
})

test('the order of lines changes no total', () => {
  fc.assert(
    fc.property(
      someItems.chain(items => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
      someDiscount,
      ([items, shuffled], discount) => {
        const reordered = shuffled.map((item, order) => ({ ...item, order }))
        expect(calculate({ discount }, reordered).totals).toEqual(calculate({ discount }, items).totals)
      },
    ),
  )
})

test('the discount over the whole is its percentage of the sum, to the cent', () => {
  fc.assert(
    fc.property(listOf(anItem('exc')), someDiscount, (items, discount) => {
      const plain = items.map(item => ({ ...item, additionalwork: false, discount_percentage: null }))
      const { totals } = calculate({ discount }, plain)
      const wanted = roundDecimals(exact(totals.amount_exc_vat_exc_discount).times(discount).div(100), 2)
      expect(totals.amount_discount_exc).toBe(wanted)
    }),
  )
})

test('putting lines together under a header, or taking them apart, changes nothing', () => {
  fc.assert(
    fc.property(someItems, someDiscount, fc.nat(11), (items, discount, from) => {
      const header: CalculationItemInput = { id: 99, item_type: 'header', order: -1 }
      const grouped = [
        header,
        ...items.map((item, index) => (index >= from ? { ...item, calculationitem_id: 99 } : item)),
      ]
      expect(calculate({ discount }, grouped).totals).toEqual(calculate({ discount }, items).totals)
    }),
  )
})

test('what is quoted without VAT splits into groups without losing a cent', () => {
  fc.assert(
    fc.property(listOf(anItem('exc')), fc.nat(12), (items, at) => {
      const whole = calculate({}, items).totals
      const halves = [items.slice(0, at), items.slice(at)].map(half => calculate({}, half).totals.amount_exc_vat)
      expect(add(...halves)).toBe(whole.amount_exc_vat)
    }),
  )
})

test('a credit is the exact mirror of its invoice (G-CREDIT)', () => {
  const flip = (amount: number) => (amount === 0 ? 0 : -amount)
  fc.assert(
    fc.property(someItems, someDiscount, (items, discount) => {
      const invoice = calculate({ discount }, items)
      const credit = calculate({ discount }, items.map(creditLine))
      for (const field of Object.keys(sumAmounts([])) as (keyof Amounts)[]) {
        expect(credit.totals[field]).toBe(flip(invoice.totals[field]))
        credit.items.forEach((line, index) => {
          expect(line.amounts[field]).toBe(flip(invoice.items[index]!.amounts[field]))
        })
      }
    }),
  )
})
