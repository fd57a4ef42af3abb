import { expect, test } from 'bun:test'
import { visitor } from '../gallery/visitor.ts'
import { trialOf } from './trial.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const flags = Object.fromEntries(
  Object.keys(visitor)
    .filter(flag => flag.startsWith('hasModule'))
    .map(flag => [flag, false]),
)
const user = { ...visitor, ...flags, hasModuleBASIS: true, hasModuleSETTINGS: true }
const daysOf = (trial_until: string | null, more = {}) => trialOf({ ...user, trial_until, ...more }, now)?.days

test('a trial counts the day it is in, and is over from its end on', () => {
  expect(daysOf(null)).toBeUndefined()
  expect(daysOf('2026-12-24T12:00:00Z')).toBe(30)
  expect(daysOf('2026-11-24T12:00:01Z')).toBe(1)
  expect(daysOf('2026-11-24T12:00:00Z')).toBe(0)
  expect(daysOf('2026-11-01T12:00:00Z')).toBe(0)
})

test('who bought a module hears no more of a trial that is over', () => {
  expect(daysOf('2026-11-01T12:00:00Z', { hasModuleCRM: true })).toBeUndefined()
  expect(daysOf('2026-12-24T12:00:00Z', { hasModuleCRM: true })).toBe(30)
})
