import { expect, test } from 'bun:test'
import { exportAddress } from './list-export'

const columns = [
  { field: 'surname', header: 'Naam', exported: 'fullname' },
  { field: 'city', header: 'Plaats' },
  { field: 'email', header: 'E-mail' },
  { field: 'picture', header: 'Foto', exported: false as const },
]

const asked = (part: Partial<Parameters<typeof exportAddress>[2]>) =>
  new URL(
    exportAddress('/api/relation', 'csv', { columns, filters: [], hidden: [], order: [], query: {}, ...part }),
    'http://x',
  )

test('an export has the columns in sight, under their headers', () => {
  const { pathname, searchParams } = asked({ hidden: ['email'] })
  expect(pathname).toBe('/api/relation/export')
  expect(searchParams.get('columns')).toBe('fullname,city')
  expect(searchParams.get('headers')).toBe('Naam|Plaats')
})

test('an export follows the order of the columns, and filters, search and sort of the list', () => {
  const { searchParams } = asked({
    order: ['city', 'surname'],
    query: { sort: '-city', query: 'de wit', lead_source: 'Website,Beurs', after: undefined },
  })
  expect(searchParams.get('columns')).toBe('city,fullname,email')
  expect(searchParams.get('sort')).toBe('-city')
  expect(searchParams.get('query')).toBe('de wit')
  expect(searchParams.get('lead_source')).toBe('Website,Beurs')
  expect(searchParams.has('after')).toBe(false)
})

test('an export calls choices as the screen does: by the words of a filter, or of the column itself', () => {
  const options = [
    { value: 'draft', label: 'Concept' },
    { value: 'Beurs', label: 'Beurs' },
    { value: 'paid', label: 'Ja|nee' },
  ]
  const { searchParams } = asked({
    columns: [
      { field: 'status', header: 'Status' },
      { field: 'user_id', header: 'Behandelaar', exported: 'user_fullname' },
      { field: 'flow_status', header: 'Fase', words: { completed: 'Afgerond' } },
      { field: 'city', header: 'Plaats' },
    ],
    filters: [
      { field: 'status', options },
      { field: 'user_id', options: [{ value: '3', label: 'Lotte' }] },
    ],
  })
  expect(searchParams.get('words')).toBe('status:draft:Concept|status:paid:Ja nee|flow_status:completed:Afgerond')
  expect(asked({}).searchParams.has('words')).toBe(false)
})
