import { expect, test } from 'bun:test'
import { DUTCH, hourOf, type Zoned } from '@core/time/today'
import fc from 'fast-check'
import { afterWorkingHours as afterHours, type WorkingWeek } from './working-hours'

const at = (text: string) => new Date(text)
const OFFICE: WorkingWeek = { opens: 480, closes: 1020, days: [1, 2, 3, 4, 5] }
const afterWorkingHours = (from: Date, hours: number, zoned: Zoned, week = OFFICE) =>
  afterHours(from, hours, zoned, week)

test('working hours end on the same day, go over the night and skip the weekend', () => {
  // Thursday 26 November 2026, winter time.
  expect(afterWorkingHours(at('2026-11-26T08:00:00Z'), 4, DUTCH)).toEqual(at('2026-11-26T12:00:00Z'))
  expect(afterWorkingHours(at('2026-11-26T15:00:00Z'), 4, DUTCH)).toEqual(at('2026-11-27T10:00:00Z'))
  expect(afterWorkingHours(at('2026-11-27T15:30:00Z'), 4, DUTCH)).toEqual(at('2026-11-30T10:30:00Z'))
})

test('what comes in at night or in the weekend counts from the next morning of work', () => {
  expect(afterWorkingHours(at('2026-11-26T19:41:00Z'), 4, DUTCH)).toEqual(at('2026-11-27T11:00:00Z'))
  expect(afterWorkingHours(at('2026-11-28T10:00:00Z'), 9, DUTCH)).toEqual(at('2026-11-30T16:00:00Z'))
  expect(afterWorkingHours(at('2026-11-28T10:00:00Z'), 0, DUTCH)).toEqual(at('2026-11-30T07:00:00Z'))
})

test('public holidays are no working days', () => {
  // Friday 25 December 2026, then Saturday.
  expect(afterWorkingHours(at('2026-12-24T15:00:00Z'), 2, DUTCH)).toEqual(at('2026-12-28T08:00:00Z'))
})

test('the change of the clock does not move the end of a working day', () => {
  // The clock goes forward on Sunday 29 March 2026 and back on Sunday 25 October 2026.
  expect(afterWorkingHours(at('2026-03-27T15:00:00Z'), 2, DUTCH)).toEqual(at('2026-03-30T07:00:00Z'))
  expect(afterWorkingHours(at('2026-10-23T14:00:00Z'), 2, DUTCH)).toEqual(at('2026-10-26T08:00:00Z'))
})

test('it always ends within a working day, and more hours never end earlier', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2025-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 200 }),
      (from, hours) => {
        const end = afterWorkingHours(from, hours, DUTCH)
        expect(hourOf(new Date(end.getTime() - 1), DUTCH)).toBeWithin(8, 17)
        expect(afterWorkingHours(from, hours + 1, DUTCH).getTime()).toBeGreaterThan(end.getTime())
      },
    ),
  )
})

test('a company that works on Saturdays and until late counts those hours', () => {
  const shop: WorkingWeek = { opens: 540, closes: 1260, days: [2, 3, 4, 5, 6] }
  // Friday 27 November 2026, 19:30: an hour and a half on Friday, the rest on Saturday from 9.
  expect(afterWorkingHours(at('2026-11-27T18:30:00Z'), 4, DUTCH, shop)).toEqual(at('2026-11-28T10:30:00Z'))
  expect(afterWorkingHours(at('2026-11-28T19:00:00Z'), 2, DUTCH, shop)).toEqual(at('2026-12-01T09:00:00Z'))
})
