import { describe, expect, test } from 'bun:test'
import { type CalculationSettings, calculate } from './calculation'
import { type CalculationItemInput, NEW_CALCULATION_ITEM } from './calculation-item'
import { discountFromAmount, discountFromTotal } from './discount'
import type { CalculationTotals } from './totals'
import { splitForRate } from './vat'

let nextId = 1
const line = (
  amount: number,
  rate: number,
  vat = 21,
  more: Partial<CalculationItemInput> = {},
): CalculationItemInput => ({
  id: nextId++,
  item_type: 'manual',
  product_amount: amount,
  unit_rate_exc_manual: rate,
  ...splitForRate(vat),
  ...more,
})
const lineInc = (amount: number, rate: number, vat = 21, more: Partial<CalculationItemInput> = {}) =>
  line(amount, 0, vat, { unit_rate_exc_manual: null, unit_rate_inc_manual: rate, ...more })
const header = (name: string): CalculationItemInput => ({ id: nextId++, item_type: 'header', item_name: name })

const sunAndHeat = () => [
  header('Zonnepanelen'),
  line(14, 148, 0),
  line(14, 42.5, 0),
  line(1, 1145, 0),
  line(1, 1280, 0),
  header('Hybride warmtepomp'),
  line(1, 3450),
  line(1, 685),
  line(1, 1190),
  header('Vloerisolatie'),
  line(62, 12),
  line(62, 14, 9),
  header('Meerwerk en opties'),
  line(1, 320, 21, { additionalwork: true, selected: true }),
  line(1, 1235.54, 21, { additionalwork: true, selected: false }),
  line(1, 4916.53, 21, { additionalwork: true }),
]

interface Example {
  name: string
  settings?: CalculationSettings
  items: CalculationItemInput[]
  totals: Partial<CalculationTotals>
}

// Figures worked out by hand, with a desk calculator.
const examples: Example[] = [
  {
    name: 'one service call of 21.50 at 21 %: half a cent of VAT rounds up',
    items: [line(1, 21.5)],
    totals: { amount_exc_vat: 21.5, amount_vat_21: 4.52, amount_inc_vat: 26.02 },
  },
  {
    name: 'three filters of 2.15: VAT over 6.45, not three times over 2.15',
    items: [line(1, 2.15), line(1, 2.15), line(1, 2.15)],
    totals: { amount_exc_vat: 6.45, amount_vat_21: 1.35, amount_inc_vat: 7.8 },
  },
  {
    name: 'a hundred clips of 0.0149: the unit rate keeps four decimals',
    items: [line(100, 0.0149)],
    totals: { amount_exc_vat: 1.49, amount_vat_21: 0.31, amount_inc_vat: 1.8 },
  },
  {
    name: 'prices including VAT: the customer pays exactly what was typed',
    items: [lineInc(3, 9.99)],
    totals: { amount_inc_vat: 29.97, amount_vat_21: 5.2, amount_exc_vat: 24.77 },
  },
  {
    name: 'prices including VAT: VAT from the gross sum of the group, not from rounded net lines',
    items: [lineInc(1, 0.05), lineInc(1, 0.05), lineInc(1, 0.05)],
    totals: { amount_inc_vat: 0.15, amount_vat_21: 0.03, amount_exc_vat: 0.12 },
  },
  {
    name: 'materials at 21 %, labour on an older house at 9 %, panels at 0 %, an old line at 6 %',
    items: [line(1, 1000), line(8, 52.5, 9), line(10, 150, 0), line(1, 100, 6)],
    totals: {
      amount_exc_vat: 3020,
      amount_exc_vat_0: 1500,
      amount_exc_vat_6: 100,
      amount_exc_vat_9: 420,
      amount_exc_vat_21: 1000,
      amount_vat_6: 6,
      amount_vat_9: 37.8,
      amount_vat_21: 210,
      amount_inc_vat: 3273.8,
    },
  },
  {
    name: 'insulation split 60 % labour at 9 and 40 % material at 21',
    items: [
      line(1, 1612, 21, { percentage_vat_0: 0, percentage_vat_6: 0, percentage_vat_9: 60, percentage_vat_21: 40 }),
    ],
    totals: {
      amount_exc_vat_9: 967.2,
      amount_exc_vat_21: 644.8,
      amount_vat_9: 87.05,
      amount_vat_21: 135.41,
      amount_inc_vat: 1834.46,
    },
  },
  {
    name: 'the same split with a price including VAT: 1.138 gross per net euro',
    items: [
      lineInc(1, 1138, 21, { percentage_vat_0: 0, percentage_vat_6: 0, percentage_vat_9: 60, percentage_vat_21: 40 }),
    ],
    totals: {
      amount_exc_vat: 1000,
      amount_exc_vat_9: 600,
      amount_exc_vat_21: 400,
      amount_vat_9: 54,
      amount_vat_21: 84,
      amount_inc_vat: 1138,
    },
  },
  {
    name: 'call-out charge once, then 2.5 hours of 58',
    items: [line(2.5, 58, 21, { start_amount_exc: 45 })],
    totals: {
      amount_exc_vat: 190,
      amount_vat_21: 39.9,
      amount_inc_vat: 229.9,
      overall_unit_rate_exc: 76,
      unit_rate_exc: 58,
    },
  },
  {
    name: 'two runs of 4.5 m pipe: number of products times units',
    items: [line(2, 12.4, 21, { unit_amount: 4.5 })],
    totals: { amount_exc_vat: 111.6, unit_amount: 9, product_amount: 2, amount_inc_vat: 135.04 },
  },
  {
    name: 'a measured length corrected by hand (R-CALC-012)',
    items: [line(1, 10, 21, { unit_amount: 8, unit_amount_manual: 10 })],
    totals: { amount_exc_vat: 100 },
  },
  {
    name: 'discount of 12.5 % on one line',
    items: [line(1, 199.99, 21, { discount_percentage: 12.5 }), line(1, 100)],
    totals: {
      amount_exc_vat: 274.99,
      amount_exc_vat_exc_discount: 299.99,
      amount_discount_exc: 25,
      amount_vat_21: 57.75,
      amount_inc_vat: 332.74,
      amount_inc_vat_exc_discount: 362.99,
      amount_discount_inc: 30.25,
    },
  },
  {
    name: 'the plan of picture 06: 5 % over the work, chosen additional work outside the discount',
    settings: { discount: 5 },
    items: sunAndHeat(),
    totals: {
      amount_exc_vat_exc_discount: 12349,
      amount_discount_exc: 601.45,
      amount_exc_vat: 11747.55,
      amount_exc_vat_0: 4837.4,
      amount_exc_vat_9: 824.6,
      amount_exc_vat_21: 6085.55,
      amount_vat_9: 74.21,
      amount_vat_21: 1277.97,
      amount_inc_vat: 13099.73,
    },
  },
  {
    name: 'a credit of a service call with its call-out charge mirrors the invoice',
    items: [line(-2.5, 58, 21, { start_amount_exc: 45 }), line(-1, 21.5)],
    totals: { amount_exc_vat: -211.5, amount_vat_21: -44.42, amount_inc_vat: -255.92 },
  },
  {
    name: 'a deduction as a negative line',
    items: [line(1, 1000), line(1, -250)],
    totals: { amount_exc_vat: 750, amount_vat_21: 157.5, amount_inc_vat: 907.5 },
  },
  {
    name: 'nothing at all',
    items: [],
    totals: { amount_exc_vat: 0, amount_inc_vat: 0, unit_rate_exc: 0, paymentamount_inc: 0 },
  },
]

describe('worked examples of the trade (R-CALC-008, R-CALC-010, R-CALC-014)', () => {
  for (const { name, settings = {}, items, totals } of examples) {
    test(name, () => expect(calculate(settings, items).totals).toMatchObject(totals))
  }
})

test('a new item counts as one piece at 21 % (R-CALC-004, R-CALC-011)', () => {
  const { totals, items } = calculate({}, [
    { id: 1, ...NEW_CALCULATION_ITEM, item_type: 'manual', unit_rate_exc_manual: 80 },
  ])
  expect(totals).toMatchObject({ amount_exc_vat: 80, amount_exc_vat_21: 80, amount_inc_vat: 96.8 })
  expect(items[0]).toMatchObject({ quantity: 1, start_amount_exc: 0, item: { unit_of_measurement: 'stuks' } })
})

test('additional work is in the totals only when chosen, and so is everything under it (R-CALC-006)', () => {
  const work = line(1, 500)
  const option = line(1, 1000, 21, { additionalwork: true, selected: false })
  const sub = line(1, 200, 21, { calculationitem_id: option.id })
  const off = calculate({ discount: 10 }, [work, option, sub])
  expect(off.totals.amount_exc_vat).toBe(450)
  expect(off.items.map(item => item.counts)).toEqual([true, false, false])
  expect(off.items[1]!.amounts.amount_inc_vat).toBe(1210)
  expect(calculate({ discount: 10 }, [work, { ...option, selected: true }, sub]).totals.amount_exc_vat).toBe(1650)
})

test('sub-items come right after their parent, nested or linked, and count once', () => {
  const parent = line(1, 100, 21, { id: 50, order: 2 })
  const linked = line(1, 10, 21, { id: 60, calculationitem_id: 50, order: 1 })
  const nested = calculate({}, [{ ...parent, subitems: [linked] }, linked, line(1, 1, 21, { id: 40, order: 1 })])
  expect(nested.items.map(({ item, depth }) => [item.id, depth])).toEqual([
    [40, 0],
    [50, 0],
    [60, 1],
  ])
  expect(nested.totals.amount_exc_vat).toBe(111)
})

test('lines that hang under each other in a circle still count once', () => {
  const circle = [
    line(1, 100, 21, { id: 70, calculationitem_id: 71 }),
    line(1, 10, 21, { id: 71, calculationitem_id: 70 }),
  ]
  expect(calculate({}, circle).totals.amount_exc_vat).toBe(110)
})

test('a typed total becomes a percentage of four decimals (R-CALC-005)', () => {
  expect(discountFromTotal(12029, 11000)).toBe(8.5543)
  expect(discountFromTotal(12349, 11747.55, 320)).toBe(5)
  expect(discountFromAmount(12349, 601.45, 320)).toBe(5)
  expect(discountFromTotal(0, 10)).toBe(0)
  expect(discountFromTotal(100, 110)).toBe(-10)
})

test('item and overall discount follow each other', () => {
  const { items, totals } = calculate({ discount: 5 }, [line(1, 100, 21, { discount_percentage: 10 })])
  expect(items[0]!.discount_percentage).toBe(14.5)
  expect(totals.amount_exc_vat).toBe(85.5)
})
