import { expect, test } from 'bun:test'
import { languages, preferredLanguage } from './languages'

test('without a choice the browser’s language counts, and English when we do not have it (R-GEN-003)', () => {
  expect([...languages]).toEqual(['nl', 'en', 'es-AR'])
  expect(preferredLanguage(['fr-FR', 'de'], null)).toBe('en')
  expect(preferredLanguage([], null)).toBe('en')
  expect(preferredLanguage(['fr-FR', 'nl-BE'], null)).toBe('nl')
  expect(preferredLanguage(['es-ES'], null)).toBe('es-AR')
  expect(preferredLanguage(['nl-NL'], 'es-AR')).toBe('es-AR')
})
