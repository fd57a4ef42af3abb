import { expect, test } from 'bun:test'
import { easterOf, isWorkingDay, workingDayFrom } from './working-day'

test('Easter falls where the calendars have it, in March and on its last possible day too', () => {
  const years = [1961, 2008, 2024, 2025, 2026, 2027, 2038, 2049, 2076]
  expect(years.map(easterOf)).toEqual([
    '1961-04-02',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
  ])
})

test('weekends and the holidays of the Algemene termijnenwet are no working days', () => {
  const free = '01-01 04-03 04-06 04-27 05-05 05-14 05-25 12-25 11-28 11-29'
  expect(free.split(' ').filter(day => isWorkingDay(`2026-${day}`))).toEqual([])
  expect('01-02 04-02 04-07 05-04 12-24 12-31'.split(' ').filter(day => !isWorkingDay(`2026-${day}`))).toEqual([])
})

test('the birthday of the King is kept a day earlier when it falls on a Sunday', () => {
  // 27 April 2025 was a Sunday; the Monday after it people worked.
  expect(['2025-04-25', '2025-04-28'].map(isWorkingDay)).toEqual([true, true])
  expect(['2028-04-26', '2028-04-27'].map(isWorkingDay)).toEqual([true, false])
})

test('what falls on a free day waits for the first working day', () => {
  expect(workingDayFrom('2026-12-25')).toBe('2026-12-28')
  expect(workingDayFrom('2026-04-03')).toBe('2026-04-07')
  expect(workingDayFrom('2026-11-30')).toBe('2026-11-30')
})
