import { expect, test } from 'bun:test'
import { type KeptAs, keptAs } from './what-is-kept'

const ORIGIN = 'https://vakwerk.example'
const asked = (path: string, more: { method?: string; mode?: string } = {}) =>
  keptAs({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...more }, ORIGIN)

test.each<[string, KeptAs | null]>([
  ['/api/flow/12', 'answer'],
  ['/api/calendar/events?from=2026-11-25', 'answer'],
  ['/api/search?query=jansen', null],
  ['/api/authenticate/refresh', null],
  ['/api/batch/7', null],
  ['/api/quotation/3/download', null],
  ['/api/relation/export', null],
  ['/api/intake/3/downloadallpictures', null],
  ['/static/js/index.31d96954fc.js', 'code'],
  ['/remotes/crm/entry.0123abcd45.js', 'code'],
  ['/remotes/crm/entry.js', null],
  ['/pages.json', 'file'],
  ['/admin/static/js/index.31d96954fc.js', null],
  ['/portal/static/js/index.31d96954fc.js', null],
  ['https://tiles.example/7/66/42.png', null],
])('a device keeps %s as %p', (path, kept) => {
  expect(asked(path)).toBe(kept)
})

test('all screens of the shell are one page; those of customers and of platform staff are not kept', () => {
  const visit = { mode: 'navigate' }
  for (const path of ['/', '/flow_detail/12?options=dossier', '/calendar']) expect(asked(path, visit)).toBe('page')
  for (const path of ['/portal/o/hanze-2-k3f9x0q7a1bz/offerte', '/admin/dashboardadmin', '/openapi', '/dev/mail'])
    expect(asked(path, visit)).toBeNull()
})

test('what a screen sends is never kept', () => {
  expect(asked('/api/picture/7/showthumbnail?width=400', { method: 'POST' })).toBe('picture')
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) expect(asked('/api/flow/12', { method })).toBeNull()
})
