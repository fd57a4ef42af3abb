import { expect, test } from 'bun:test'
import type { Line } from '../editor/document-row'
import { placesAfter } from './line-rows'

const line = (id: number, calculationitem_id: number | null = null, item_type: Line['item_type'] = 'product') =>
  ({ id, calculationitem_id, item_type }) as Line
// 1 header, 2 line with sub-items 3 and 4, 5 line
const lines = [line(1, null, 'header'), line(2), line(3, 2), line(4, 2), line(5)]
const ids = (places: ReturnType<typeof placesAfter>) =>
  places.map(place => (place.calculationitem_id ? [place.id, place.calculationitem_id] : place.id))

test('a dragged line takes its sub-items along (R-CALC-007)', () => {
  expect(ids(placesAfter([1, 3, 4, 5, 2], lines, 2))).toEqual([1, 5, 2, [3, 2], [4, 2]])
})

test('a line dropped among the sub-items of another stands behind all of them', () => {
  expect(ids(placesAfter([1, 2, 3, 5, 4], lines, 5))).toEqual([1, 2, [3, 2], [4, 2], 5])
})

test('a sub-item hangs under the line it is dropped behind, and stands alone behind a header', () => {
  expect(ids(placesAfter([1, 2, 4, 5, 3], lines, 3))).toEqual([1, 2, [4, 2], 5, [3, 5]])
  expect(ids(placesAfter([1, 4, 2, 3, 5], lines, 4))).toEqual([1, 4, 2, [3, 2], 5])
  expect(ids(placesAfter([1, 2, 4, 3, 5], lines, 4))).toEqual([1, 2, [4, 2], [3, 2], 5])
})
