import { expect, test } from 'bun:test'
import { tenantEntity } from './entity'
import { day } from './fields'
import { orderOf } from './order'

test('a list of an entity that nothing else looked at yet stands in the order that was asked for', () => {
  const Visit = tenantEntity({ name: 'visit_of_this_test', properties: { on: day() } })
  const { field, forward, ranks } = orderOf(Visit, 1, 'on')
  expect(field).toBe('"on"')
  expect(forward(ranks.map(({ text }) => text))).toBe('"on" asc, "id" asc')
})
