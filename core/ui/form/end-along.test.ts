import { expect, test } from 'bun:test'
import { endAlong } from './end-along.ts'

test('an end moves along with its beginning, over the end of a day too, and stays where a moment is missing', () => {
  const nine = '2026-12-01T08:00:00.000Z'
  const eleven = '2026-12-01T10:00:00.000Z'
  expect(endAlong(nine, '2026-12-02T22:30:00.000Z', eleven, 'length')).toBe('2026-12-03T00:30:00.000Z')
  for (const [was, now, end] of [
    [null, nine, eleven],
    [nine, null, eleven],
    [nine, eleven, null],
  ])
    expect(endAlong(was, now, end, 'length')).toBeUndefined()
})

test('days stay as many when their beginning moves over the change of the clock', () => {
  const [friday, saturday] = ['2027-03-25T23:00:00.000Z', '2027-03-26T23:00:00.000Z']
  const [sunday, monday] = ['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z']
  expect(endAlong(friday, saturday, sunday, 'days')).toBe(monday)
})
