import { expect, test } from 'bun:test'
import { EMPTY_MATRIX, pastedInto, withoutColumn, withoutRow } from './paste-cells'

const matrix = { ...EMPTY_MATRIX, rows: [100], columns: ['Enkel', 'Dubbel'], values: [[50, 80]] }

test('a table that is pasted in the corner takes the place of all prices, with its headings', () => {
  expect(pastedInto(matrix, { row: -1, column: -1 }, '\t600\t1.200\r\n100\t€ 12,50\t\r\n200\t3\t4\r\n')).toEqual({
    ...EMPTY_MATRIX,
    rows: [100, 200],
    columns: [600, 1200],
    values: [
      [12.5, null],
      [3, 4],
    ],
  })
})

test('prices that are pasted in a cell fill on from there, and rows and columns come as they need', () => {
  expect(pastedInto(matrix, { row: 0, column: 1 }, '81\t95\n140\t')).toEqual({
    ...EMPTY_MATRIX,
    rows: [100, ''],
    columns: ['Enkel', 'Dubbel', ''],
    values: [
      [50, 81, 95],
      [null, 140, null],
    ],
  })
  expect(pastedInto(matrix, { row: -1, column: 1 }, 'Drie\n7')).toMatchObject({
    columns: ['Enkel', 'Drie'],
    values: [[50, 7]],
  })
  expect(matrix.values).toEqual([[50, 80]])
})

test('what is no price is named and changes nothing', () => {
  expect(pastedInto(matrix, { row: 0, column: 0 }, '12\tgratis')).toEqual({ wrong: 'gratis' })
})

test('a row or column that goes takes its prices along', () => {
  expect(withoutColumn(matrix, 0)).toMatchObject({ columns: ['Dubbel'], values: [[80]] })
  expect(withoutRow(matrix, 0)).toMatchObject({ rows: [], values: [] })
})
