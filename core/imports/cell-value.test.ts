import { expect, test } from 'bun:test'
import { DUTCH } from '@core/time/today'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { cellValue } from './cell-value'

const read = (schema: TSchema, cell: string | number | boolean, decimal: ',' | '.' = ',') =>
  cellValue({ name: 'x', label: 'X', names: [], schema, required: false, words: new Map([['vast', 'fixed']]) }, cell, {
    decimal,
    zoned: DUTCH,
  })

test.each([
  ['1.234,56', 1234.56],
  ['1.234.567', 1234567],
  ['1.234', 1234],
  ['1.5', 1.5],
  ['12,5', 12.5],
  ['€ 1.250,-', 1250],
  ['21 %', 21],
  ['-3,20', -3.2],
  [7.25, 7.25],
])('the number %p is read as it is written here', (cell, value) => {
  expect(read(t.Number(), cell)).toBe(value)
})

test('a file with commas between its cells writes numbers the English way', () => {
  expect(read(t.Number(), '1,234.56', '.')).toBe(1234.56)
  expect(read(t.Number(), '1.234', '.')).toBe(1.234)
  expect(read(t.Number(), '1,234', '.')).toBe(1234)
})

test.each(['veel', '1,2,3', '12 stuks', '--1', ''])('%p is no number and stays what it is', cell => {
  expect(read(t.Number(), cell)).toBe(cell)
})

test('days and moments are read by the clock of the company, also when it changes', () => {
  const day = t.String({ format: 'date' })
  expect(['31-12-2026', '1/2/2026', '1.2.2026', '2026-02-01'].map(text => read(day, text))).toEqual([
    '2026-12-31',
    '2026-02-01',
    '2026-02-01',
    '2026-02-01',
  ])
  expect(read(day, 'morgen')).toBe('morgen')
  const moment = t.String({ format: 'date-time' })
  expect(read(moment, '21-11-2026 14:30')).toBe('2026-11-21T13:30:00.000Z')
  expect(read(moment, '29-3-2026 14:30')).toBe('2026-03-29T12:30:00.000Z')
  expect(read(moment, '25-10-2026 14:30')).toBe('2026-10-25T13:30:00.000Z')
  expect(read(moment, '21-11-2026')).toBe('2026-11-20T23:00:00.000Z')
  expect(read(moment, '31-02-2026 10:00')).toBe('31-02-2026 10:00')
  expect(read(moment, '21-11-2026 29:00')).toBe('21-11-2026 29:00')
})

test('yes, no and what can be chosen are read in words', () => {
  expect(['Ja', 'x', 'WAAR', '1', true].map(cell => read(t.Boolean(), cell))).toEqual(Array(5).fill(true))
  expect(['nee', 'onwaar', 0, false].map(cell => read(t.Boolean(), cell))).toEqual(Array(4).fill(false))
  const choice = t.Union([t.Literal('fixed'), t.Literal('table')])
  expect(['Vast', 'TABLE', 'gok'].map(cell => read(choice, cell))).toEqual(['fixed', 'table', 'gok'])
})
