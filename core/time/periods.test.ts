import { expect, test } from 'bun:test'
import { daysBefore, daysOf, PERIODS } from './periods'

test('each period has its days, weeks from Monday (R-DASH-004)', () => {
  expect(PERIODS.map(period => [period, daysOf(period, '2026-11-25')])).toEqual([
    ['thisweek', { from: '2026-11-23', to: '2026-11-29' }],
    ['lastweek', { from: '2026-11-16', to: '2026-11-22' }],
    ['thismonth', { from: '2026-11-01', to: '2026-11-30' }],
    ['lastmonth', { from: '2026-10-01', to: '2026-10-31' }],
    ['thisyear', { from: '2026-01-01', to: '2026-12-31' }],
    ['lastyear', { from: '2025-01-01', to: '2025-12-31' }],
    ['thismonthlastyear', { from: '2025-11-01', to: '2025-11-30' }],
    ['lastmonthlastyear', { from: '2025-10-01', to: '2025-10-31' }],
  ])
})

test('a period that runs is compared with as much of the one before, a whole one with the whole one before', () => {
  expect(PERIODS.map(period => [period, daysBefore(period, '2026-11-25')])).toEqual([
    ['thisweek', { from: '2026-11-16', to: '2026-11-18' }],
    ['lastweek', { from: '2026-11-09', to: '2026-11-15' }],
    ['thismonth', { from: '2026-10-01', to: '2026-10-25' }],
    ['lastmonth', { from: '2026-09-01', to: '2026-09-30' }],
    ['thisyear', { from: '2025-01-01', to: '2025-11-25' }],
    ['lastyear', { from: '2024-01-01', to: '2024-12-31' }],
    ['thismonthlastyear', { from: '2025-10-01', to: '2025-10-31' }],
    ['lastmonthlastyear', { from: '2025-09-01', to: '2025-09-30' }],
  ])
  expect(daysBefore('thismonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})
