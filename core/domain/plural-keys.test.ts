import { expect, test } from 'bun:test'
import { createTranslate } from '@core/locales/translate'
import { pluralKeys } from './plural-keys'

test('the form of a language comes first; one and millions take that of the others where they have none', () => {
  expect(pluralKeys('file', 'nl', 1)).toEqual(['file_one', 'file', 'file_other'])
  expect(pluralKeys('file', 'en', 0)).toEqual(['file_zero', 'file_other', 'file'])
  expect(pluralKeys('file', 'es-AR', 2_000_000)).toEqual(['file_many', 'file_other', 'file'])
})

test('the server counts as screens do', () => {
  const texts = { wait_one: 'Nog {{count}} seconde.', wait_other: 'Nog {{count}} seconden.' }
  const translate = createTranslate({ core: { nl: texts, en: texts, 'es-AR': texts } })
  expect(translate('core.wait', 'nl', { count: 1 })).toBe('Nog 1 seconde.')
  expect(translate('core.wait', 'nl', { count: 2 })).toBe('Nog 2 seconden.')
})
