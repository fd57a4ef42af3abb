import { expect, test } from 'bun:test'
import { content, drawn, items, widgets } from '../tests/sample-document'
import { versionChanges } from './version-changes'

const first = content({ amount_inc_vat: 1210 })
const whatOf = (after: ReturnType<typeof content>) =>
  versionChanges(first, after).map(({ what, name }) => [what, name].filter(Boolean).join(' '))

test('a version that says the same has no changes', () => {
  expect(whatOf(content({ amount_inc_vat: 1210 }))).toEqual([])
})

test('lines that came, went or cost something else are told by their name, in that order after what went', () => {
  const [, second, third, ...rest] = items
  const changed = [
    { ...third, unit_rate_exc_manual: 1 },
    ...rest,
    { ...second, id: 99, item_name: 'Laadpaal', product_amount: 1, order: 99 },
  ] as typeof items
  expect(whatOf(content({ amount_inc_vat: 1210, widgets: drawn(widgets, changed) }))).toEqual(
    expect.arrayContaining([`removed ${second?.item_name}`, `price ${third?.item_name}`, 'added Laadpaal']),
  )
})

test('a table that is gone takes no lines off, and one that is new brings none', () => {
  const without = content({ amount_inc_vat: 1210, widgets: drawn(widgets.toSpliced(2, 1), items) })
  expect(whatOf(without)).toEqual([])
  expect(versionChanges(without, first)).toEqual([])
})

test('total, last day and texts are told as of the whole document', () => {
  const after = content({ amount_inc_vat: 1815, enddate: '2026-12-24', title: 'Anders' })
  expect(whatOf(after)).toEqual(['total', 'enddate', 'text'])
})
