import { expect, test } from 'bun:test'
import { matrixCell } from '@plugins/sales/contract/price-matrix'
import { calculate } from './calculation'
import type { CalculationItemInput, PricedProduct } from './calculation-item'
import { graduatedRow } from './line-price'

const rows = [
  { unit_amount: 50, unit_rate_exc: 14, unit_rate_inc: null },
  { unit_amount: 0, unit_rate_exc: 20, unit_rate_inc: null },
  { unit_amount: 20, unit_rate_exc: 17.5, unit_rate_inc: null },
]
const priceOf = (product: PricedProduct, more: Partial<CalculationItemInput> = {}, fields = {}) =>
  calculate({}, [{ id: 1, item_type: 'product', product, ...more }], { fieldsOf: () => fields }).items[0]!

test('a price table takes the row with the highest amount that the quantity reaches (G-PRICE)', () => {
  const table: PricedProduct = { calc_method: 'table', producttablerows: rows }
  expect([1, 19.99, 20, 49, 50, 62].map(unit_amount => priceOf(table, { unit_amount }).unit_rate_exc)).toEqual([
    20, 20, 17.5, 17.5, 14, 14,
  ])
  expect(priceOf(table, { product_amount: -50 }).unit_rate_exc).toBe(14)
})

test('below the lowest row the lowest row holds, and a row without a price does not exist', () => {
  expect(graduatedRow([{ unit_amount: 10, unit_rate_exc: 5, unit_rate_inc: null }], 3)?.unit_rate_exc).toBe(5)
  expect(graduatedRow([{ unit_amount: 0, unit_rate_exc: null, unit_rate_inc: null }], 3)).toBeUndefined()
})

test('a fixed price ignores the quantity and uses the first row', () => {
  expect(priceOf({ calc_method: 'fixed', producttablerows: rows }, { unit_amount: 62 }).unit_rate_exc).toBe(20)
})

test('a matrix takes the first size that fits and knows when none does', () => {
  const matrix = {
    row_field: 'breedte',
    column_field: 'hoogte',
    rows: [80, 100, 120],
    columns: [100, 150],
    values: [
      [1, 2],
      [3, 4],
      [5, null],
    ],
  }
  expect(matrixCell(matrix, { breedte: '90', hoogte: 120 })?.price).toBe(4)
  expect(matrixCell(matrix, { breedte: 80, hoogte: '100,0' })?.price).toBe(1)
  expect(matrixCell(matrix, { breedte: 121, hoogte: 100 })?.price).toBeUndefined()
  const missing = priceOf({ calc_method: 'matrix', matrix }, {}, { breedte: 110, hoogte: 140 })
  expect(missing).toMatchObject({ price_missing: true, unit_rate_exc: 0 })
})

test('a matrix of names compares names', () => {
  const matrix = {
    row_field: 'dak',
    column_field: 'kleur',
    rows: ['Pannen', 'Plat'],
    columns: ['Zwart', 'Blauw'],
    values: [
      [10, 20],
      [30, 40],
    ],
  }
  expect(matrixCell(matrix, { dak: 'plat ', kleur: 'zwart' })?.price).toBe(30)
})

test('a field price reads the form', () => {
  const field: PricedProduct = { calc_method: 'field', price_field: 'uurtarief', calc_base: 'inc' }
  expect(priceOf(field, {}, { uurtarief: '60,50' })).toMatchObject({
    base: 'inc',
    unit_rate_inc: 60.5,
    unit_rate_exc: 50,
  })
})

test('a derivative takes over the price of the other product, a manual rate replaces both (R-CALC-012)', () => {
  const derivative: PricedProduct = {
    producttablerows: [],
    derivative: { calc_method: 'table', producttablerows: rows },
  }
  expect(priceOf(derivative, { unit_amount: 25 }).unit_rate_exc).toBe(17.5)
  expect(priceOf(derivative, { unit_amount: 25, unit_rate_exc_manual: 0 })).toMatchObject({
    unit_rate_exc: 0,
    price_missing: false,
  })
  expect(priceOf(derivative, { unit_rate_inc_manual: 12.1 })).toMatchObject({ base: 'inc', unit_rate_exc: 10 })
})

test('a product priced including VAT stays so on the line (R-PROD-001)', () => {
  const product: PricedProduct = {
    calc_base: 'inc',
    calc_method: 'fixed',
    producttablerows: [{ unit_amount: 1, unit_rate_exc: null, unit_rate_inc: 9.99 }],
  }
  expect(priceOf(product, { product_amount: 3, start_amount_exc: 10 }).amounts.amount_inc_vat).toBe(42.07)
})
