import { expect, test } from 'bun:test'
import { searchablePhone, searchablePostcode, searchWords } from './search-words'

test('a telephone number is one word in every spelling, and found by its beginning', () => {
  const stored = searchablePhone('06 12 34 56 78') ?? ''
  for (const typed of ['0612345678', '06-12345678', '+31 6 12345678', '0031612345678', '(06) 12 34 56 78', '06-1234'])
    expect([typed, searchWords(typed).every(word => stored.includes(word))]).toEqual([typed, true])
  expect(searchablePhone('+32 475 12 34 56')).toContain(searchWords('+32 475 12')[0] ?? '-')
  expect(searchablePhone(null)).toBeNull()
})

test('names, numbers of documents and house numbers are searched word by word as they are', () => {
  expect(searchWords('  Müller  ZWOLLE ')).toEqual(['muller', 'zwolle'])
  expect(searchWords('2026-0418')).toEqual(['2026-0418'])
  expect(searchWords('0 42')).toEqual(['0', '42'])
  expect(searchablePostcode('8011 AB')).toBe('8011 AB 8011AB')
})
