import { expect, test } from 'bun:test'
import { periodAround, periodDays, readPeriod, shiftedPeriod, writtenPeriod } from './period'

test('periods are read and written alike, and go from their first to their last day', () => {
  const days = (text: string) => Object.values(periodDays(readPeriod(text, '2026-11-29')))
  expect(days('2024-Q1')).toEqual(['2024-01-01', '2024-03-31'])
  expect(days('2024-02')).toEqual(['2024-02-01', '2024-02-29'])
  expect(days('2026')).toEqual(['2026-01-01', '2026-12-31'])
  for (const text of ['2024-Q1', '2024-12', '2026']) expect(writtenPeriod(readPeriod(text, '2026-01-01'))).toBe(text)
  for (const text of [null, '2026-Q5', '2026-13', 'x'])
    expect(writtenPeriod(readPeriod(text, '2026-11-29'))).toBe('2026-Q4')
})

test('the period before the first of a year is the last of the year before', () => {
  const before = (text: string) => writtenPeriod(shiftedPeriod(readPeriod(text, '2026-01-01'), -1))
  expect(['2026-Q1', '2026-01', '2026', '2026-Q2'].map(before)).toEqual(['2025-Q4', '2025-12', '2025', '2026-Q1'])
  expect(writtenPeriod(periodAround('quarter', '2026-09-30'))).toBe('2026-Q3')
  expect(writtenPeriod(shiftedPeriod(readPeriod('2026-12', '2026-01-01'), 1))).toBe('2027-01')
})
