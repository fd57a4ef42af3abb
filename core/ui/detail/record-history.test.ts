import { expect, test } from 'bun:test'
import type { LogLine } from '../query/resource-calls'
import { changesOf, undoing } from './record-history'

const line = (id: number, old_value: object | null, new_value: object, description = 'updated') =>
  ({ id, description, old_value, new_value }) as LogLine

test('only the newest change of a field can be taken back, and only while it still stands', () => {
  const lines = [
    line(4, { city: 'Kampen' }, { city: 'Zwolle' }),
    line(3, { email: 'a@b.nl' }, { email: 'c@d.nl' }),
    line(2, { city: null }, { city: 'Kampen' }),
    line(1, null, { city: null }, 'created'),
  ]
  const changes = changesOf(lines, { city: 'Zwolle', email: 'elders@gewijzigd.nl' })
  expect(changes.get(4)).toEqual([{ field: 'city', before: 'Kampen', after: 'Zwolle', newest: true }])
  expect(changes.get(3)?.[0]?.newest).toBe(false)
  expect(changes.get(2)?.[0]?.newest).toBe(false)
  expect(changes.get(1)).toEqual([])
})

test('fields of the company are told one by one, and taken back alone', () => {
  const before = { custom_fields: { dak: 'Plat', hond: true } }
  const after = { custom_fields: { hond: true, bel: 'Links' } }
  const changes = changesOf([line(1, before, after)], after).get(1) ?? []
  expect(changes.map(({ field }) => field)).toEqual(['custom_fields.dak', 'custom_fields.bel'])
  expect(changes.map(undoing)).toEqual([{ custom_fields: { dak: 'Plat' } }, { custom_fields: { bel: null } }])
})
