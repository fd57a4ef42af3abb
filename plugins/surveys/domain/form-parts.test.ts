import { expect, test } from 'bun:test'
import { partsOf } from './form-parts'

test('the structure of a form counts what stands under its headings and in its groups, and no field twice', () => {
  const field = (id: number, field_type: string, group_id: number | null = null) => ({
    id,
    group_id,
    field_type,
    field_label: `${field_type} ${id}`,
  })
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
