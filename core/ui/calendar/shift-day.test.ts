import { expect, test } from 'bun:test'
import { shiftDay } from './shift-day'

test('a calendar steps by the period in sight, over ends of months and years', () => {
  expect(shiftDay('2026-01-31', 'month', 1)).toBe('2026-02-01')
  expect(shiftDay('2026-01-15', 'month', -1)).toBe('2025-12-01')
  expect(shiftDay('2026-12-28', 'week', 1)).toBe('2027-01-04')
  expect(shiftDay('2026-03-29', 'day', 1)).toBe('2026-03-30')
  expect(shiftDay(null, 'day', 1)).toMatch(/^\d{4}-\d\d-\d\d$/)
})
