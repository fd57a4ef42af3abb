import { expect, test } from 'bun:test'
import { fromAmsterdam } from './amsterdam-time'

test('a time on site is the right moment in winter, in summer and around the change', () => {
  expect(fromAmsterdam('2026-11-12', '09:30')).toBe('2026-11-12T08:30:00.000Z')
  expect(fromAmsterdam('2026-07-01', '09:30')).toBe('2026-07-01T07:30:00.000Z')
  expect(fromAmsterdam('2026-03-29', '03:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(fromAmsterdam('2026-03-29', '00:30')).toBe('2026-03-28T23:30:00.000Z')
})
