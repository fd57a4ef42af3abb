import { expect, test } from 'bun:test'
import { isSame } from './is-same'

test('fields may stand in another order, rows of a list may not', () => {
  const term = { description: 'bij opdracht', percentage: 30, amount: null }
  expect(isSame([term], [{ amount: null, percentage: 30, description: 'bij opdracht' }])).toBe(true)
  expect(isSame({ term: { a: 1, b: [term] } }, { term: { b: [{ ...term }], a: 1 } })).toBe(true)
  expect(isSame([term, 1], [1, term])).toBe(false)
  expect(isSame([term], [{ ...term, percentage: 25 }])).toBe(false)
})

test('what is not there is null, and a moment is what it says', () => {
  expect(isSame(undefined, null)).toBe(true)
  expect(isSame({ since: undefined }, {})).toBe(true)
  expect(isSame('', null)).toBe(false)
  expect(isSame(new Date(0), '1970-01-01T00:00:00.000Z')).toBe(true)
})
