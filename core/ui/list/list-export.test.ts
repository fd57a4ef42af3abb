import { expect, test } from 'bun:test'
import { exportAddress } from './list-export'

const columns = [
  { field: 'surname', header: 'Naam', exported: 'fullname' },
  { field: 'city', header: 'Plaats' },
  { field: 'email', header: 'E-mail' },
  { field: 'picture', header: 'Foto', exported: false as const },
]

const asked = (part: Partial<Parameters<typeof exportAddress>[2]>) =>
  new URL(exportAddress('/api/relation', 'csv', { columns, hidden: [], order: [], query: {}, ...part }), 'http://x')

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
