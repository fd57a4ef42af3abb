import { expect, test } from 'bun:test'
import { delayEnd } from './delay-end'

const zoned = { time_zone: 'Europe/Amsterdam' }
const end = (
  from: string,
  minutes: number,
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | null = null,
) => delayEnd(new Date(from), minutes, unit, zoned).toISOString()

test('days end at the same time on the clock over its change, hours are a length', () => {
  expect(end('2027-03-27T09:00:00+01:00', 1440, 'day')).toBe('2027-03-28T07:00:00.000Z')
  expect(end('2027-10-30T09:00:00+02:00', 10_080, 'week')).toBe('2027-11-06T08:00:00.000Z')
  expect(end('2027-03-27T09:00:00+01:00', 24 * 60 - 60, 'hour')).toBe('2027-03-28T07:00:00.000Z')
})

test('months and years are those of the calendar, and end on the last day where theirs is missing', () => {
  expect(end('2027-01-31T12:00:00Z', 43_200, 'month')).toBe('2027-02-28T12:00:00.000Z')
  expect(end('2028-02-29T12:00:00Z', 525_600, 'year')).toBe('2029-02-28T12:00:00.000Z')
  expect(end('2027-01-31T12:00:00Z', 43_200)).toBe('2027-03-02T12:00:00.000Z')
})
