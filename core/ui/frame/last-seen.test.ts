import { expect, test } from 'bun:test'
import { rememberedFlows, seen } from './last-seen'

test('a browser remembers the last 99 dossiers, each once, the latest first (R-FLOW-030)', () => {
  expect(seen([3, 2, 1], 2)).toEqual([2, 3, 1])
  const many = Array.from({ length: 99 }, (_, at) => at + 1)
  expect(seen(many, 500)).toHaveLength(rememberedFlows)
  expect(seen(many, 500).slice(0, 2)).toEqual([500, 1])
})
