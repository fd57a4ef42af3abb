import { expect, test } from 'bun:test'
import { isStrongPassword } from './password-rule'

test('a password needs 8 characters, a small letter, a capital and a digit (R-AUTH-008)', () => {
  expect(isStrongPassword('Welkom2026')).toBe(true)
  for (const weak of ['Wel2026', 'welkom2026', 'WELKOM2026', 'WelkomWelkom']) expect(isStrongPassword(weak)).toBe(false)
})
