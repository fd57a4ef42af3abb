import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { endMoved, later, minutesBetween, movedAlong, usualEnd } from './lasting'
import { addDays, dayOf, daysBetween, momentAt, startOfDay, wallTime } from './today'

/** Two that change their clocks on other days, of which one at midnight, and one that never does. */
const zones = ['Europe/Amsterdam', 'Africa/Cairo', 'America/Curacao'].map(time_zone => ({ time_zone }))
const zone = fc.constantFrom(...zones)

/** Days around both changes of the clock, and around the ends of months and years. */
const day = fc
  .tuple(
    fc.constantFrom('2027-03-28', '2027-10-31', '2027-04-30', '2027-10-29', '2028-02-29', '2026-12-31', '2027-01-31'),
    fc.integer({ min: -40, max: 40 }),
  )
  .map(([near, away]) => addDays(near, away))
const time = fc
  .integer({ min: 0, max: 1439 })
  .map(minutes => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)

test('days stay as many days, from first moment to first moment, whatever the clock does', () => {
  fc.assert(
    fc.property(zone, day, day, fc.integer({ min: 1, max: 40 }), (zoned, from, to, count) => {
      const was = { start: startOfDay(from, zoned), end: startOfDay(addDays(from, count), zoned) }
      const end = endMoved(was, startOfDay(to, zoned), 'days', zoned)
      expect(end).toEqual(startOfDay(addDays(to, count), zoned))
      expect(usualEnd(startOfDay(to, zoned), 'days', 60, zoned)).toEqual(startOfDay(addDays(to, 1), zoned))
    }),
  )
})

test('days that stand with hours keep their number too', () => {
  fc.assert(
    fc.property(zone, day, day, fc.integer({ min: 1, max: 40 }), time, time, (zoned, from, to, count, begins, ends) => {
      const was = { start: momentAt(from, begins, zoned), end: momentAt(addDays(from, count), ends, zoned) }
      const start = momentAt(to, begins, zoned)
      expect(daysBetween(dayOf(start, zoned), dayOf(endMoved(was, start, 'days', zoned), zoned))).toBe(count)
    }),
  )
})

test('a length stays a length to the minute', () => {
  fc.assert(
    fc.property(
      zone,
      day,
      day,
      time,
      time,
      fc.integer({ min: 0, max: 20_000 }),
      (zoned, from, to, at, then, minutes) => {
        const start = momentAt(from, at, zoned)
        const was = { start, end: new Date(later(start, minutes)) }
        const moved = momentAt(to, then, zoned)
        expect(minutesBetween(moved, endMoved(was, moved, 'length', zoned))).toBe(minutes)
      },
    ),
  )
})

test('two moments a day or more apart keep their times on the clock, closer ones the minutes between', () => {
  fc.assert(
    fc.property(zone, day, day, time, time, fc.integer({ min: 0, max: 9 }), (zoned, from, to, begins, ends, days) => {
      const was = { start: momentAt(from, begins, zoned), end: momentAt(addDays(from, days), ends, zoned) }
      if (was.end < was.start) return
      const start = momentAt(to, begins, zoned)
      const end = endMoved(was, start, 'moments', zoned)
      if (minutesBetween(was.start, was.end) < 1440)
        expect(minutesBetween(start, end)).toBe(minutesBetween(was.start, was.end))
      else if (skipsNone([was.start, was.end, start], [begins, ends, begins], zoned))
        expect(end).toEqual(momentAt(addDays(to, days), ends, zoned))
    }),
  )
})

/** Whether moments show the times that were asked: a clock that skips one shows the next. */
const skipsNone = (moments: readonly Date[], times: readonly string[], zoned: { time_zone: string }): boolean =>
  moments.every((moment, at) => wallTime(moment, zoned).slice(11, 16) === times[at])

test('moving back takes it back', () => {
  fc.assert(
    fc.property(zone, day, day, fc.integer({ min: 1, max: 9 }), (zoned, from, to, count) => {
      const was = { start: momentAt(from, '09:00', zoned), end: momentAt(addDays(from, count), '17:00', zoned) }
      const start = momentAt(to, '10:30', zoned)
      for (const lasting of ['days', 'length', 'moments'] as const) {
        const moved = { start, end: endMoved(was, start, lasting, zoned) }
        expect(endMoved(moved, was.start, lasting, zoned)).toEqual(was.end)
      }
    }),
  )
})

test('nothing ends before it begins, and a reminder of the day before stays at its time', () => {
  const [amsterdam] = zones
  if (!amsterdam) throw new Error('no zone')
  const at = (day: string, time: string) => momentAt(day, time, amsterdam)
  const was = { start: at('2027-03-01', '09:00'), end: at('2027-03-01', '09:00') }
  expect(endMoved(was, at('2027-03-02', '10:00'), 'days', amsterdam)).toEqual(at('2027-03-02', '10:00'))
  const reminder = movedAlong(
    at('2027-03-25', '08:00'),
    at('2027-03-26', '09:00'),
    at('2027-03-29', '09:00'),
    'moments',
    amsterdam,
  )
  expect(reminder).toEqual(at('2027-03-28', '08:00'))
})
