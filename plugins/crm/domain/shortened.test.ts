import { expect, test } from 'bun:test'
import { NOTE_SHOWN, shortened } from './shortened'

test('a note of 256 characters is listed whole, a longer one up to there (R-NOTE-003)', () => {
  expect(shortened('a'.repeat(256), NOTE_SHOWN)).toBe('a'.repeat(256))
  expect(shortened('a'.repeat(257), NOTE_SHOWN)).toBe(`${'a'.repeat(256)}…`)
})

test('a preview of a message stops at 128 characters (R-MSG-007)', () => {
  expect(shortened('b'.repeat(128))).toBe('b'.repeat(128))
  expect(shortened('b'.repeat(300))).toBe(`${'b'.repeat(128)}…`)
})
