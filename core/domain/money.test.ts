import { expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  exact,
  formatAmount,
  formatEuros,
  formatNumber,
  formatPercentage,
  fromEuros,
  parseDutchAmount,
  roundDecimals,
  roundToCents,
  toEuros,
} from './money'

test('half cents round away from zero on exact decimals (G-VATR)', () => {
  expect(roundToCents(exact(21.5).times(0.21))).toBe(452)
  expect(roundToCents(exact(-21.5).times(0.21))).toBe(-452)
  expect(fromEuros(1.005)).toBe(101)
  expect(fromEuros(-1.005)).toBe(-101)
  expect(roundDecimals(8.55425, 4)).toBe(8.5543)
})

test('cents survive the way to JSON and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      cents => fromEuros(JSON.parse(JSON.stringify(toEuros(cents)))) === cents,
    ),
  )
  expect(Object.is(toEuros(0), 0) && Object.is(fromEuros(-0.001), 0)).toBe(true)
})

test('amounts are written the Dutch way, with a real minus', () => {
  expect(formatEuros(13099.73)).toBe('€\u00a013.099,73')
  expect(formatEuros(-601.45)).toBe('€\u00a0−601,45')
  expect(formatAmount(1234567.5)).toBe('1.234.567,50')
  expect(formatAmount(-0.001)).toBe('0,00')
  expect(formatEuros(-1234.5, 'en')).toBe('−€1,234.50')
  expect(formatEuros(1234.5, 'es-AR')).toBe('€\u00a01.234,50')
  expect(formatNumber(1420)).toBe('1.420')
  expect(formatNumber(12.5)).toBe('12,5')
  expect(formatPercentage(8.5543)).toBe('8,5543\u00a0%')
})

test('what people type is read, whatever notation they use', () => {
  const typed: Record<string, number | undefined> = {
    '1.234,56': 1234.56,
    '€ 12,5': 12.5,
    '1234.56': 1234.56,
    '1.234': 1234,
    '1.234.567': 1234567,
    '−3': -3,
    ',5': 0.5,
    '5 %': 5,
    '12,': 12,
    '1,234.56': undefined,
    twee: undefined,
    '': undefined,
  }
  for (const [input, amount] of Object.entries(typed)) expect([input, parseDutchAmount(input)]).toEqual([input, amount])
})

test('what is written can be read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e10, max: 1e10 }),
      cents => parseDutchAmount(formatEuros(toEuros(cents))) === toEuros(cents),
    ),
  )
})
