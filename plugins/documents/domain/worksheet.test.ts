import { expect, test } from 'bun:test'
import { exact } from '@core/domain/money'
import fc from 'fast-check'
import { someDiscount, someItems } from '../tests/some-lines'
import { calculate } from './calculation'
import { vatInGross, vatOnNet } from './vat'
import { lineSheet, totalSheet } from './worksheet'

const add = (amounts: readonly number[]) => amounts.reduce((all, amount) => all.plus(amount), exact(0)).toNumber()
const cents = (euros: number) => exact(euros).times(100).toNumber()

test('the steps of a line add up to its total, and with its VAT to the other column (R-CALC-008)', () => {
  fc.assert(
    fc.property(someItems, someDiscount, (items, discount) => {
      for (const worked of calculate({ discount }, items).items) {
        const sheet = lineSheet(worked, discount)
        const ofLine = sheet.steps.filter(({ kind }) => kind !== 'overallDiscount')
        expect(add(sheet.steps.map(({ amount }) => amount))).toBe(sheet.total)
        if (ofLine.length !== sheet.steps.length) expect(add(ofLine.map(({ amount }) => amount))).toBe(sheet.ofLine)
        expect(sheet.total).toBe(sheet.base === 'exc' ? worked.amounts.amount_exc_vat : worked.amounts.amount_inc_vat)
        const vat = add(sheet.vat.map(({ amount }) => amount))
        expect(add([sheet.total, sheet.base === 'exc' ? vat : -vat])).toBe(sheet.other)
      }
    }),
  )
})

test('the lines and the VAT of a worksheet add up to the totals, and its VAT is its rate over what it names (G-VATR)', () => {
  fc.assert(
    fc.property(someItems, someDiscount, (items, discount) => {
      const result = calculate({ discount }, items)
      const { lines, exc, vat, inc } = totalSheet(result)
      expect(add(lines.map(line => line.exc))).toBe(exc)
      expect(add([exc, ...vat.map(({ amount }) => amount)])).toBe(inc)
      for (const { from, rate, base, amount } of vat)
        if (rate === 6 || rate === 9 || rate === 21)
          expect(cents(amount)).toBe(
            from === 'inc' ? vatInGross(cents(add([base, amount])), rate) : vatOnNet(cents(base), rate),
          )
    }),
  )
})

test('a line without whole cents says what was rounded', () => {
  const [worked] = calculate({}, [
    { id: 1, item_type: 'manual', product_amount: 3, unit_rate_exc_manual: 0.3333 },
  ]).items
  expect(lineSheet(worked!, 0).steps).toEqual([
    { kind: 'times', amount: 0.9999 },
    { kind: 'cents', amount: 0.0001 },
  ])
})

test('a worksheet names the price row, the cell of the matrix or the answer that made the price', () => {
  const rows = [1, 10, 25].map((unit_amount, at) => ({ unit_amount, unit_rate_exc: 30 - at * 5, unit_rate_inc: null }))
  const matrix = {
    row_field: 'hoogte',
    column_field: 'breedte',
    rows: [100, 200],
    columns: [50, 150],
    values: [
      [1, 2],
      [3, 4],
    ],
  }
  const answer = (value: unknown) => ({ value, label: 'Maat', form: 'Opname' })
  const sheets = calculate({}, [
    { id: 1, product_amount: 12, product: { calc_method: 'table', producttablerows: rows } },
    {
      id: 2,
      product: { calc_method: 'matrix', matrix, answers: { hoogte: answer(120), breedte: answer('50') } },
    },
    { id: 3, product: { calc_method: 'field', price_field: 'prijs', answers: { prijs: answer('12,50') } } },
    { id: 4, product: { calc_method: 'field', price_field: 'prijs', answers: { prijs: null } } },
    { id: 5, unit_rate_exc_manual: 7, product: { calc_method: 'table', producttablerows: rows } },
  ]).items.map(worked => lineSheet(worked, 0))
  expect(sheets.map(({ rateSource, unitRate }) => [unitRate, rateSource])).toEqual([
    [25, { kind: 'row', from: 10 }],
    [3, { kind: 'matrix', row: 200, column: 50 }],
    [12.5, { kind: 'field', field: 'prijs' }],
    [0, { kind: 'none' }],
    [7, { kind: 'typed' }],
  ])
  expect(sheets[3]?.answers).toEqual([{ label: 'prijs' }])
  expect(sheets[1]?.answers).toContainEqual({ label: 'Maat', form: 'Opname', value: '50' })
})

test('a part of a quotation has its fixed amount and no sum of its own', () => {
  const items = [{ id: 1, item_type: 'manual' as const, product_amount: 2, settled: { exc: 100.1, vat: 21.02 } }]
  const sheet = lineSheet(calculate({}, items).items[0]!, 0)
  expect(sheet).toMatchObject({ steps: [{ kind: 'settled', amount: 100.1 }], total: 100.1, other: 121.12 })
})
