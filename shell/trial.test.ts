import { expect, test } from 'bun:test'
import { daysOfTrial } from './trial'

const now = Date.parse('2026-11-24T12:00:00Z')

test('a trial counts the day it is in, and is over from its end on', () => {
  expect(daysOfTrial('2026-12-24T12:00:00Z', now)).toBe(30)
  expect(daysOfTrial('2026-11-24T12:00:01Z', now)).toBe(1)
  expect(daysOfTrial('2026-11-24T12:00:00Z', now)).toBe(0)
  expect(daysOfTrial('2026-11-01T12:00:00Z', now)).toBe(0)
})
