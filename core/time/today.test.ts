import { expect, test } from 'bun:test'
import { isTimeZone } from './time-zone'
import { dayOf, hourOf, startOfDay } from './today'

const at = (time_zone: string) => ({ time_zone })
const start = (day: string, zone: string) => startOfDay(day, at(zone)).toISOString()

test('a day starts at midnight of its own clock, in winter and in summer', () => {
  expect(start('2026-01-15', 'Europe/Amsterdam')).toBe('2026-01-14T23:00:00.000Z')
  expect(start('2026-07-15', 'Europe/Amsterdam')).toBe('2026-07-14T22:00:00.000Z')
  expect(start('2026-07-15', 'America/Curacao')).toBe('2026-07-15T04:00:00.000Z')
  expect(start('2026-07-15', 'Asia/Kathmandu')).toBe('2026-07-14T18:15:00.000Z')
})

test('on days that the clock changes a day lasts 23 or 25 hours, and no moment falls between two days', () => {
  const hours = (day: string, next: string, zone: string) =>
    (startOfDay(next, at(zone)).getTime() - startOfDay(day, at(zone)).getTime()) / 3_600_000
  expect(hours('2026-03-29', '2026-03-30', 'Europe/Amsterdam')).toBe(23)
  expect(hours('2026-10-25', '2026-10-26', 'Europe/Amsterdam')).toBe(25)
  for (const [day, zone] of [
    ['2026-03-29', 'Europe/Amsterdam'],
    // Skips midnight itself.
    ['2026-04-24', 'Africa/Cairo'],
    // Shows the hour after midnight twice.
    ['2026-11-01', 'America/Havana'],
    // Showed the last hour of the day before twice.
    ['2018-02-18', 'America/Sao_Paulo'],
    ['2026-06-01', 'Pacific/Kiritimati'],
  ] as const) {
    const begin = startOfDay(day, at(zone))
    expect(dayOf(begin, at(zone))).toBe(day)
    expect(dayOf(new Date(begin.getTime() - 1), at(zone)) < day).toBe(true)
  }
})

test('midnight is hour 0', () => {
  expect(hourOf(new Date('2026-01-14T23:00:00Z'), at('Europe/Amsterdam'))).toBe(0)
})

test('a time zone is a name that the clock knows', () => {
  for (const zone of ['Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])
    expect(isTimeZone(zone)).toBe(true)
  for (const zone of ['', 'Europa/Amsterdam', 'europe/amsterdam; drop', '+02:00', 'Europe/Amsterdam ', 'CET\0'])
    expect(isTimeZone(zone)).toBe(false)
})
