import { expect, test } from 'bun:test'
import { conflictsIn, merged } from './form-conflict'

const names = ['city', 'email', 'phone', 'organization']
const start = { city: 'Zwolle', email: 'a@b.nl', phone: null, organization: { id: 1 } }
const given = { city: 'Kampen', email: 'a@b.nl', phone: '0612345678', organization: { id: 2 } }
const current: Record<string, unknown> = { city: 'Raalte', email: 'c@d.nl', phone: null, organization_id: 1 }
const there = (name: string) => current[name]

test('only what both changed is a choice', () => {
  expect(conflictsIn(names, start, given, there)).toEqual([{ name: 'city', ours: 'Kampen', other: 'Raalte' }])
  expect(conflictsIn(names, start, { ...given, city: 'Raalte' }, there)).toEqual([])
})

test('nothing of either gets lost: what the other alone changed comes along, the rest is as typed', () => {
  const rest = { email: 'c@d.nl', phone: '0612345678', organization: { id: 2 } }
  expect(merged(names, start, given, there, new Set())).toEqual({ city: 'Kampen', ...rest })
  expect(merged(names, start, given, there, new Set(['city']))).toEqual({ city: 'Raalte', ...rest })
})
