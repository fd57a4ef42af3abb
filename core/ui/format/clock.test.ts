import { afterEach, describe, expect, test } from 'bun:test'
import { shiftDay } from '../calendar/shift-day'
import { applyTimeZone, currentTimeZone, dayAt, momentAt, today } from './clock'
import { formatDate, formatDateTime, formatDay, formatMoment, formatTime } from './date'
import { periodRange } from './date-presets'

afterEach(() => applyTimeZone('Europe/Amsterdam'))

test('a time on site is the right moment in winter, in summer and around the change', () => {
  expect(momentAt('2026-11-12', '09:30')).toBe('2026-11-12T08:30:00.000Z')
  expect(momentAt('2026-07-01', '09:30')).toBe('2026-07-01T07:30:00.000Z')
  expect(momentAt('2026-03-29', '03:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(momentAt('2026-03-29', '00:30')).toBe('2026-03-28T23:30:00.000Z')
})

test('a time that the clock skips is an hour later, one that it shows twice is the first', () => {
  expect(formatTime(momentAt('2026-03-29', '02:30'))).toBe('03:30')
  expect(momentAt('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
})

describe('a company in Buenos Aires', () => {
  const evening = '2026-11-13T01:30:00Z'

  test('sees its own days and times', () => {
    applyTimeZone('America/Argentina/Buenos_Aires')
    expect(formatDateTime(evening)).toBe('12/11/2026 22:30')
    expect(formatDate(evening)).toBe('12-11-2026')
    expect(formatDay(evening, new Date('2026-11-12T12:00:00Z'))).toBe('vandaag')
    expect(formatMoment(evening, new Date('2026-11-13T12:00:00Z'))).toBe('gisteren 22:30')
    expect(dayAt(evening)).toBe('2026-11-12')
    expect(momentAt('2026-11-12', '22:30')).toBe('2026-11-13T01:30:00.000Z')
  })

  test('keeps a day without a time the day it is', () => {
    for (const zone of ['America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'Pacific/Niue']) {
      applyTimeZone(zone)
      expect(formatDate('2026-11-12')).toBe('12-11-2026')
      expect(formatDay('2026-11-06', new Date('2026-11-12T12:00:00Z'))).toBe('6 nov')
    }
  })

  test('begins its day, week and month on its own clock', () => {
    applyTimeZone('Pacific/Kiritimati')
    const early = today()
    applyTimeZone('Pacific/Niue')
    expect(today() < early).toBe(true)
    expect(shiftDay(null, 'day', 1)).toBe(today())
    expect(periodRange('thisMonth').from).toBe(`${today().slice(0, 7)}-01`)
  })
})

test('a zone that this browser does not know leaves the Dutch clock', () => {
  applyTimeZone('Mars/Olympus')
  expect(currentTimeZone()).toBe('Europe/Amsterdam')
})
