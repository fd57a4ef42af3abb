import { expect, test } from 'bun:test'
import { listColumns, otherColumns } from './list-columns'
import { listFilters } from './list-filters'

const boiler = {
  path: '/api/boiler',
  texts: 'service',
  fields: {
    name: { input: 'text', label: 'name', required: true },
    kind: { input: 'select', label: 'kind', choices: { gas: 'kind.gas' } },
    price: { input: 'money', label: 'price' },
    checked: { input: 'checkbox', label: 'checked', asNumber: true },
    installed: { input: 'date', label: 'installed' },
    remarks: { input: 'richtext', label: 'remarks' },
    relation_id: {
      input: 'reference',
      label: 'relation',
      reference: { path: '/api/relation', by: 'fullname', notes: [], sort: 'surname' },
    },
  },
} as const

const t = (key: string) => `De ${key}`

test('a list names columns and says only what differs; a choice stands there in its word, a day as R-FMT-002 has it, an amount to the right', () => {
  const columns = listColumns<typeof boiler, Record<string, unknown>>(boiler, t, [
    'name',
    { field: 'kind', header: 'Sort', width: 90 },
    'price',
    { field: 'flow_count', header: 'Dossiers' },
    'installed',
  ])
  expect(columns[4]?.render?.({ installed: '2026-11-12', flow_count: 1 })).toBe('12/11/2026')
  expect(columns.map(({ field, header }) => [field, header])).toEqual([
    ['name', 'De name'],
    ['kind', 'Sort'],
    ['price', 'De price'],
    ['flow_count', 'Dossiers'],
    ['installed', 'De installed'],
  ])
  expect(columns[1]?.render?.({ kind: 'gas', flow_count: 1 })).toBe('De kind.gas')
  expect(columns[2]?.align).toBe('right')
})

test('on the card of a phone a day is said as people say it, unless the list draws it its own way (R-FMT-003)', () => {
  const row = { installed: '2020-11-12' }
  const phoneOf = (column: Parameters<typeof listColumns<typeof boiler, typeof row>>[2][number]) =>
    listColumns<typeof boiler, typeof row>(boiler, t, [column])[0]?.renderPhone
  expect(phoneOf('installed')?.(row)).toBe('12 nov 2020')
  expect(phoneOf({ field: 'installed', render: () => 'lang geleden' })).toBeUndefined()
})

test('all other fields are columns that start hidden, but for texts of pages and numbers of other records', () => {
  const offered = otherColumns(boiler, t, [{ field: 'name' }, { field: 'kind' }])
  expect(offered.map(({ field, hidden }) => [field, hidden])).toEqual([
    ['price', true],
    ['checked', true],
    ['installed', true],
  ])
})

test('a list is filtered on every field by what it holds, those that it names first', () => {
  const brands = [{ value: 'a', label: 'A' }]
  const filters = listFilters(boiler, t, ['kind', { field: 'installed', label: 'Geplaatst', options: brands }])
  expect(filters.map(({ field, label }) => [field, label]).slice(0, 2)).toEqual([
    ['kind', 'De kind'],
    ['installed', 'Geplaatst'],
  ])
  const by = (name: string) => filters.find(({ field }) => field === name)
  expect(by('kind')).toMatchObject({ options: [{ value: 'gas', label: 'De kind.gas' }] })
  expect(by('installed')).toMatchObject({ kind: undefined, options: brands })
  expect(by('price')).toMatchObject({ kind: 'money' })
  expect(by('name')).toMatchObject({ textsOf: '/api/boiler' })
  expect(by('checked')).toMatchObject({ single: true, options: [{ value: '1' }, { value: '0' }] })
  expect(by('relation_id')).toMatchObject({ reference: { path: '/api/relation' } })
  expect(by('remarks')).toBeUndefined()
})

test('nobody filters on records that they may not see', () => {
  const filters = listFilters(boiler, t, [], ({ path }) => path !== '/api/relation')
  expect(filters.map(({ field }) => field)).not.toContain('relation_id')
  expect(filters.map(({ field }) => field)).toContain('name')
})
