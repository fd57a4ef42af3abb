import { expect, test } from 'bun:test'
import { addWorkingDays, mondayOf } from './week'

test('working days pass over weekends, from a weekend too, and none of them is the day itself', () => {
  const [thursday, saturday] = ['2026-12-31', '2033-12-31']
  expect([-4, -1, 0, 1, 2, 7].map(days => addWorkingDays(thursday, days))).toEqual([
    '2026-12-25',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-04',
    '2027-01-11',
  ])
  expect([-1, 0, 1].map(days => addWorkingDays(saturday, days))).toEqual(['2033-12-30', saturday, '2034-01-02'])
})

test('a week begins on Monday, also that of a Sunday', () => {
  expect(['2027-01-03', '2027-01-04'].map(mondayOf)).toEqual(['2026-12-28', '2027-01-04'])
})
