import { expect, test } from 'bun:test'
import { IconCheck } from '@tabler/icons-react'
import { addressIn, currentRegistry, registerUi } from './registry'

const nl = { first: 'Eerste', second: 'Tweede', done: 'Klaar' } as const
const locales = { nl, en: async () => nl, 'es-AR': async () => nl }
const icon = IconCheck

/** Other tests of this process may have registered plugins too. */
const ownGroups = () => currentRegistry().searchGroups.filter(({ code }) => code === 'one' || code === 'other')

test('what plugins declare stands together: groups in their order, each with the plugin whose texts it uses', () => {
  registerUi({ code: 'one', locales, searchGroups: [{ group: 'invoices', title: 'second', icon, order: 2 }] })
  registerUi({
    code: 'other',
    locales,
    searchGroups: [{ group: 'flows', title: 'first', icon, order: 1 }],
    statuses: { done: { title: 'done', tone: 'ok', icon } },
    kinds: { visit: { noun: 'first', address: id => `/visit_detail/${id}` } },
  })
  const { statuses, kinds } = currentRegistry()
  expect(ownGroups().map(({ group, code }) => [group, code])).toEqual([
    ['flows', 'other'],
    ['invoices', 'one'],
  ])
  expect(kinds.visit?.code).toBe('other')
  expect(statuses.done).toEqual({ title: 'done', tone: 'ok', icon, code: 'other' })
  expect(addressIn(kinds, { id: 3, title: 'Bezoek', visit_id: 7 })).toBe('/visit_detail/7')
  expect(addressIn(kinds, { id: 3, visit_id: null })).toBeNull()
})

test('a plugin that is registered again replaces what it declared before', () => {
  registerUi({ code: 'other', locales })
  expect(ownGroups().map(({ code }) => code)).toEqual(['one'])
  expect(currentRegistry().statuses.done).toBeUndefined()
})
