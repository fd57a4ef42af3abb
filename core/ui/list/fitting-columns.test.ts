import { expect, test } from 'bun:test'
import { steppingAside } from './fitting-columns.ts'

const columns = [
  { field: 'number', header: 'Nummer', minWidth: 100, phone: 'meta' },
  { field: 'name', header: 'Klant', minWidth: 200, phone: 'title' },
  { field: 'title', header: 'Titel', minWidth: 110 },
  { field: 'day', header: 'Dag', minWidth: 90 },
  { field: 'handler', header: 'Wie', minWidth: 120 },
  { field: 'worth', header: 'Bedrag', minWidth: 130, phone: 'value' },
] as const

const room = { width: 840, selectable: true, menu: true, hidden: [], asked: [], kept: [] }

test('all columns show where they fit, without those that are hidden', () => {
  expect(steppingAside(columns, room)).toEqual([])
  expect(steppingAside(columns, { ...room, width: 720, hidden: ['handler'] })).toEqual([])
})

test('where they do not fit the last one that a phone does without goes first, and the amount stays', () => {
  expect(steppingAside(columns, { ...room, width: 839 })).toEqual(['handler'])
  expect(steppingAside(columns, { ...room, width: 700 })).toEqual(['handler', 'day'])
  expect(steppingAside(columns, { ...room, width: 300 })).toEqual(['handler', 'day', 'title', 'number'])
})

test('of those under the name on a phone the narrowest goes that makes room enough, or else the last', () => {
  const relations = [
    { field: 'name', header: 'Naam', minWidth: 190, phone: 'title' },
    { field: 'city', header: 'Plaats', minWidth: 104, phone: 'meta' },
    { field: 'stage', header: 'Fase', minWidth: 242, phone: 'meta' },
    { field: 'worth', header: 'Bedrag', minWidth: 120, phone: 'value' },
  ] as const
  expect(steppingAside(relations, { ...room, width: 746 })).toEqual([])
  expect(steppingAside(relations, { ...room, width: 700 })).toEqual(['city'])
  expect(steppingAside(relations, { ...room, width: 540 })).toEqual(['stage'])
  expect(steppingAside(relations, { ...room, width: 340 })).toEqual(['stage', 'city'])
})

test('what the user asked for or made wider stays, and counts as wide as it was made', () => {
  expect(steppingAside(columns, { ...room, width: 830, asked: ['handler'] })).toEqual(['day'])
  expect(steppingAside(columns, { ...room, width: 840, kept: [{ colId: 'handler', width: 300 }] })).toEqual([
    'day',
    'title',
  ])
})
