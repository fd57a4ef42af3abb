import { expect, test } from 'bun:test'
import { addDays } from '@core/time/today'
import { countFrom, dateAt, datesFrom, periodAt, periodInWords, type Recurrence } from './periods'
import { UNITS } from './units'

const every = (interval_unit: Recurrence['interval_unit'], first_date: string, interval_count = 1): Recurrence => ({
  interval_unit,
  interval_count,
  first_date,
})
const from = (recurrence: Recurrence, most: number) => datesFrom(recurrence, recurrence.first_date, '9999-12-31', most)

test('what begins on the 31st comes on the last day of a short month, and on the 31st again after it', () => {
  expect(from(every('month', '2027-01-31'), 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ])
  expect(from(every('year', '2028-02-29'), 5).at(1)).toBe('2029-02-28')
  expect(from(every('year', '2028-02-29'), 5).at(4)).toBe('2032-02-29')
  expect(from(every('quarter', '2026-11-30'), 3)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30'])
  expect(from(every('half_year', '2026-08-31'), 3)).toEqual(['2026-08-31', '2027-02-28', '2027-08-31'])
  expect(from(every('week', '2026-12-28', 2), 3)).toEqual(['2026-12-28', '2027-01-11', '2027-01-25'])
  expect(from(every('year', '2026-12-01', 2), 2)).toEqual(['2026-12-01', '2028-12-01'])
})

test('the first period from any day on is the one that a count from the first finds', () => {
  for (const unit of UNITS)
    for (const first of ['2026-01-31', '2028-02-29', '2026-11-29'])
      for (const count of [1, 2, 5]) {
        const recurrence = every(unit, first, count)
        for (let day = first, n = 0; n < 800; day = addDays(day, 1), n++) {
          let slow = 0
          while (dateAt(recurrence, slow) < day) slow++
          expect([unit, first, count, day, countFrom(recurrence, day)]).toEqual([unit, first, count, day, slow])
        }
      }
})

test('periods lie side by side without a day between, ahead or in arrears', () => {
  for (const unit of UNITS) {
    const recurrence = every(unit, '2027-01-31')
    const dates = from(recurrence, 20)
    for (const [at, date] of dates.entries()) {
      const ahead = periodAt(recurrence, date, false)
      expect([ahead.from, ahead.to]).toEqual([date, addDays(dateAt(recurrence, at + 1), -1)])
      expect(addDays(periodAt(recurrence, date, true).to, 1)).toBe(date)
    }
  }
})

test('a period is called what customers call it', () => {
  const called = (recurrence: Recurrence, inArrears = false) =>
    periodInWords(periodAt(recurrence, recurrence.first_date, inArrears))
  expect(called(every('month', '2026-12-01'))).toBe('december 2026')
  expect(called(every('month', '2027-01-01'), true)).toBe('december 2026')
  expect(called(every('quarter', '2026-10-01'))).toBe('4e kwartaal 2026')
  expect(called(every('quarter', '2026-11-01'))).toBe('1 november 2026 t/m 31 januari 2027')
  expect(called(every('half_year', '2027-07-01'))).toBe('2e helft 2027')
  expect(called(every('year', '2027-01-01'))).toBe('2027')
  expect(called(every('week', '2026-12-28'))).toBe('week 53 van 2026')
  expect(called(every('week', '2027-01-04'))).toBe('week 1 van 2027')
  expect(called(every('month', '2026-12-15'))).toBe('15 december 2026 t/m 14 januari 2027')
})
