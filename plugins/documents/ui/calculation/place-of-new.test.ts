import { expect, test } from 'bun:test'
import type { LineRow } from './line-rows'
import { placeOfNew } from './place-of-new'

const row = (id: number, item_type: 'header' | 'manual' = 'manual', under: number | null = null) =>
  ({ line: { id, item_type, calculationitem_id: under }, sub: under !== null }) as LineRow
// 1 without a group, 2 a header over 3, with sub-item 4, and 5, 6 a header over 7
const rows = [row(1), row(2, 'header'), row(3), row(4, 'manual', 3), row(5), row(6, 'header'), row(7)]

test('a line comes after the one with the focus, and after what hangs under that', () => {
  expect([1, 3, 4, 5].map(id => placeOfNew(rows, id, undefined))).toEqual([1, 3, 3, 5])
})

test('from the header of a group it comes at the end of that group', () => {
  expect([placeOfNew(rows, 2, undefined), placeOfNew(rows, 6, undefined)]).toEqual([5, null])
})

test('without a focus it comes at the end of the group that is in sight, and last where nothing is', () => {
  expect([3, 7, undefined].map(id => placeOfNew(rows, undefined, id))).toEqual([5, null, null])
})
