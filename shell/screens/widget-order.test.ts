import { expect, test } from 'bun:test'
import { inOrder, moved } from './widget-order'

const keyOf = (key: string) => key

test('panels stand as the user put them, and a new one finds a place (R-UI-001)', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  expect(inOrder(['a', 'b', 'c'], keyOf, ['a', 'c', 'b'])).toEqual(['a', 'c', 'b'])
  expect(inOrder(['a', 'b', 'c'], keyOf, [])).toEqual(['a', 'b', 'c'])
  expect(inOrder(['a', 'new', 'b'], keyOf, ['b', 'a'])).toEqual(['b', 'a', 'new'])
})
