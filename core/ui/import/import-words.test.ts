import { expect, test } from 'bun:test'
import { countShownAs, shownAs, statusesShownAs } from './import-words'

const counts = { create: 4, update: 2, read: 1, created: 3, wrong: 1 }

test('rows that a stopped import would have made or changed are left to do, in the counts and in the table alike (R-BATCH-003)', () => {
  const stopped = { state: 'stopped', counts } as const
  expect([shownAs(stopped, 'create'), shownAs(stopped, 'update')]).toEqual(['read', 'read'])
  expect(statusesShownAs(stopped, 'read').sort()).toEqual(['create', 'read', 'update'])
  const shown = ['create', 'update', 'read', 'created', 'wrong'] as const
  expect(shown.map(status => countShownAs(stopped, status))).toEqual([0, 0, 7, 3, 1])
})

test('before it starts, an import says what would become of each row', () => {
  const checked = { state: 'checked', counts } as const
  expect(shownAs(checked, 'create')).toBe('create')
  expect(statusesShownAs(checked, 'read')).toEqual(['read'])
  expect(countShownAs(checked, 'update')).toBe(2)
})
