import { describe, expect, test } from 'bun:test'
import { formatDate, formatDateTime, formatDay, formatListed, formatMoment, parseDate, parseTime } from './date'
import { periodRange } from './date-presets'
import { durationUnit } from './duration'
import { formatMoney, formatNumber, parseNumber } from './number'
import { initials, roleName } from './person'
import { messagingNumber } from './phone'

describe('numbers', () => {
  test('are written the Dutch way, with a real minus', () => {
    expect(formatMoney(13_099.73)).toBe('€ 13.099,73')
    expect(formatMoney(-320)).toBe('€ −320,00')
    expect(formatMoney(148_600, { cents: false, sign: false })).toBe('148.600')
    expect(formatMoney(null)).toBe('–')
    expect(formatMoney(5000.275)).toBe('€ 5.000,28')
    expect(formatNumber(62.5)).toBe('62,5')
  })

  test.each([
    ['1.250,50', 1250.5],
    ['1250,5', 1250.5],
    ['1250.5', 1250.5],
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['0.125', 0.125],
    ['€ 3.450,00', 3450],
    ['−3', -3],
    ['21 %', 21],
  ])('%p is read as %p', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  test.each(['', 'abc', '1,2,3', '1,2.3', '-', ','])('%p is no number', text => {
    expect(parseNumber(text)).toBeNull()
  })
})

describe('dates', () => {
  const now = new Date('2026-11-12T08:41:00Z')

  test('read DD/MM/YYYY HH:mm in the time of the work (R-FMT-002)', () => {
    expect(formatDateTime('2026-11-12T08:41:00Z')).toBe('12/11/2026 09:41')
    expect(formatDate('2026-07-31T22:30:00Z')).toBe('01-08-2026')
    expect(formatDateTime(null)).toBe('–')
  })

  test('stand in overviews as DD/MM/YYYY HH:mm, without a time where there is none (R-FMT-002)', () => {
    expect(formatListed('2026-11-12T08:41:00Z')).toBe('12/11/2026 09:41')
    expect(formatListed('2026-07-31T22:30:00+00:00')).toBe('01/08/2026 00:30')
    expect(formatListed('2026-11-12')).toBe('12/11/2026')
    expect(formatListed(null)).toBe('–')
  })

  test('are relative on cards and in texts, in Dutch (R-FMT-003)', () => {
    expect(formatDay('2026-11-12T22:59:00Z', now)).toBe('vandaag')
    expect(formatDay('2026-11-11T23:30:00Z', now)).toBe('vandaag')
    expect(formatDay('2026-11-11T20:41:00Z', now)).toBe('gisteren')
    expect(formatDay('2026-11-06T12:00:00Z', now)).toBe('6 nov')
    expect(formatDay('2025-11-06T12:00:00Z', now)).toBe('6 nov 2025')
    expect(formatMoment('2026-11-11T19:41:00Z', now)).toBe('gisteren 20:41')
  })

  test('are read as typed, and only when they exist', () => {
    expect(parseDate('12-11-2026')).toBe('2026-11-12')
    expect(parseDate('1/2/26')).toBe('2026-02-01')
    expect(parseDate('31-02-2026')).toBeNull()
    expect(parseDate('morgen')).toBeNull()
    expect(['9', '930', '9:30', '0930', '9.30', '9u30', '23:59'].map(parseTime)).toEqual([
      '09:00',
      '09:30',
      '09:30',
      '09:30',
      '09:30',
      '09:30',
      '23:59',
    ])
    expect(['24:00', '9:60', '9:3', 'straks', ''].map(parseTime)).toEqual([null, null, null, null, null])
  })

  test('have presets from Monday and over month ends (R-FMT-005)', () => {
    const today = '2026-03-01'
    expect(periodRange('thisWeek', today)).toEqual({ from: '2026-02-23', until: '2026-03-01' })
    expect(periodRange('lastWeek', today)).toEqual({ from: '2026-02-16', until: '2026-02-22' })
    expect(periodRange('thisMonth', today)).toEqual({ from: '2026-03-01', until: '2026-03-31' })
    expect(periodRange('lastMonth', today)).toEqual({ from: '2026-02-01', until: '2026-02-28' })
    expect(periodRange('monthBeforeLast', today)).toEqual({ from: '2026-01-01', until: '2026-01-31' })
    expect(periodRange('thisYear', today)).toEqual({ from: '2026-01-01', until: '2026-12-31' })
    expect(periodRange('lastYear', today)).toEqual({ from: '2025-01-01', until: '2025-12-31' })
  })
})

test('a duration takes the unit people use for it (R-FMT-001)', () => {
  expect(durationUnit(89)).toEqual({ unit: 'minutes', count: 89 })
  expect(durationUnit(90).unit).toBe('hours')
  expect(durationUnit(1439).unit).toBe('hours')
  expect(durationUnit(1440)).toEqual({ unit: 'days', count: 1 })
  expect(durationUnit(525_599).unit).toBe('days')
  expect(durationUnit(525_600)).toEqual({ unit: 'years', count: 1 })
})

test('a number for the messaging app is cleaned and gets 31 (R-FMT-004)', () => {
  expect(messagingNumber('06 12 34 56 78')).toBe('31612345678')
  expect(messagingNumber('6-12345678')).toBe('31612345678')
  expect(messagingNumber('+31 6 12345678')).toBe('31612345678')
  expect(messagingNumber('0031612345678')).toBe('31612345678')
})

test('roles have their names (R-ROLE-001)', () => {
  expect([100, 200, 300, 1000, 5000, 250].map(roleName)).toEqual([
    'Uitvoerend',
    'Supervisor',
    'Zelfstandig uitvoerend',
    'Manager',
    'Systeembeheerder',
    'Standaard',
  ])
})

test('initials come from the first and the last word', () => {
  expect(['Ilse van den Berg', 'Cher', 'Gert-Jan Bouwmeester', ''].map(initials)).toEqual(['IB', 'C', 'GB', ''])
})
