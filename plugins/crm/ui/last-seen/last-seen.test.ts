import { expect, test } from 'bun:test'
import { rememberedFlows, rememberSeen, seen, seenIds, seenLines } from './last-seen'

test('a browser remembers the last 99 dossiers, each once, the latest first (R-FLOW-030)', () => {
  expect(seen([3, 2, 1], 2)).toEqual([2, 3, 1])
  const many = Array.from({ length: 99 }, (_, at) => at + 1)
  expect(seen(many, 500)).toHaveLength(rememberedFlows)
  expect(seen(many, 500).slice(0, 2)).toEqual([500, 1])
})

test('each company has its own, and what is gone is left out (G-LASTSEEN)', () => {
  rememberSeen(1, 7)
  rememberSeen(1, 12)
  rememberSeen(2, 5)
  expect(seenIds(1)).toEqual([12, 7])
  const flow = { id: 12, relation_fullname: 'Ada Postma', number: '2026-12', description: null }
  expect(seenLines(seenIds(1), [flow])).toEqual([
    { key: 12, title: 'Ada Postma', note: '2026-12', to: '/flow_detail/12' },
  ])
})
