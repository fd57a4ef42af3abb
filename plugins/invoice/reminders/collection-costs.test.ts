import { expect, test } from 'bun:test'
import { collectionCosts, costsAsked } from './collection-costs'

test('the collection costs are those of the table of the Besluit, at its bounds and a cent beside them', () => {
  const table: readonly (readonly [principal: number, costs: number])[] = [
    [0, 0],
    [0.01, 40],
    [266.66, 40],
    [266.67, 40],
    [266.73, 40],
    [266.74, 40.01],
    [980.1, 147.01],
    [2_500, 375],
    [2_500.05, 375],
    [2_500.1, 375.01],
    [5_000, 625],
    [5_000.2, 625.01],
    [10_000, 875],
    [10_000.99, 875],
    [10_001, 875.01],
    [200_000, 2_775],
    [200_002, 2_775.01],
    [1_000_000, 6_775],
    [1_000_002, 6_775],
    [99_999_999.99, 6_775],
  ]
  expect(table.map(([principal]) => collectionCosts(Math.round(principal * 100)))).toEqual(
    table.map(([, costs]) => Math.round(costs * 100)),
  )
})

test('the costs never fall when more is open, and never pass the maximum', () => {
  let before = 0
  for (let principal = 1; principal < 120_000_000; principal += 9_973) {
    const costs = collectionCosts(principal)
    expect(costs).toBeGreaterThanOrEqual(before)
    before = costs
  }
  expect(before).toBe(677_500)
})

test('a creditor who cannot reclaim VAT asks it on top, parts of a cent dropped; others ask none', () => {
  expect(costsAsked(1_000_00, { withVat: false })).toEqual({ total: 150_00, vat: 0 })
  expect(costsAsked(1_000_00, { withVat: true })).toEqual({ total: 181_50, vat: 31_50 })
  expect(costsAsked(266_74, { withVat: true })).toEqual({ total: 48_41, vat: 8_40 })
  expect(costsAsked(0, { withVat: true })).toEqual({ total: 0, vat: 0 })
})
