import { expect, test } from 'bun:test'
import { inPartOrder, partsOf } from './form-parts'

const field = (id: number, field_type: string, group_id: number | null = null) => ({
  ...{ id, group_id, field_type, field_label: `${field_type} ${id}` },
})

test('the structure of a form counts what stands under its headings and in its groups, and no field twice', () => {
  expect(
    partsOf([
      field(1, 'text'),
      field(2, 'header'),
      field(3, 'number'),
      field(4, 'photo'),
      field(5, 'group'),
      field(6, 'number', 5),
      field(7, 'text'),
      field(8, 'header'),
    ]).map(({ title, count, isGroup }) => [title, count, isGroup]),
  ).toEqual([
    ['header 2', 2, false],
    ['group 5', 1, true],
    ['header 8', 0, false],
  ])
})

test('a heading moves with what stands under it, a group with its rows and what follows it; what comes first stays', () => {
  const fields = [
    ...[field(1, 'text'), field(2, 'header'), field(3, 'number'), field(6, 'number', 5), field(5, 'group')],
    ...[field(7, 'text'), field(8, 'header'), field(9, 'photo')],
  ]
  const ids = (order: number[]) => inPartOrder(fields, order).map(({ id }) => id)
  expect(ids([8, 2, 5])).toEqual([1, 8, 9, 2, 3, 5, 6, 7])
  expect(ids([2, 5, 8])).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
  expect(partsOf(inPartOrder(fields, [5, 8, 2])).map(({ id, count }) => [id, count])).toEqual([
    ...[
      [5, 1],
      [8, 1],
      [2, 1],
    ],
  ])
})
