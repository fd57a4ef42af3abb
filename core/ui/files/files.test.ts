import { expect, test } from 'bun:test'
import { wrap } from './lightbox'
import { fileName } from './transfer'

test('stepping past the last picture gives the first, before the first the last (R-UI-011)', () => {
  expect([wrap(3, 3), wrap(-1, 3), wrap(1, 3)]).toEqual([0, 2, 1])
})

test('a download takes its name from x-filename, else from Content-Disposition (R-FILE-001)', () => {
  expect(
    fileName(new Headers({ 'x-filename': 'Offerte%202026.pdf', 'Content-Disposition': 'attachment; filename="x"' })),
  ).toBe('Offerte 2026.pdf')
  expect(fileName(new Headers({ 'Content-Disposition': 'attachment; filename="export.xlsx"' }))).toBe('export.xlsx')
  expect(fileName(new Headers({ 'Content-Disposition': "attachment; filename*=UTF-8''caf%C3%A9.pdf" }))).toBe(
    'café.pdf',
  )
  expect(fileName(new Headers())).toBe('download')
})
