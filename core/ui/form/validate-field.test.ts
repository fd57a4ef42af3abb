import { expect, test } from 'bun:test'
import type { FormValues } from './form-field'
import { validateField } from './validate-field'

const check = (field: object, value: unknown, values = {}) =>
  validateField<FormValues>({ name: 'x', label: 'X', ...field }, value, values)

test('an empty required field asks for it, an empty optional one is fine', () => {
  expect(check({ required: true }, null)).toBe('Vul dit in.')
  expect(check({ required: true, kind: 'select' }, null)).toBe('Maak een keuze.')
  expect(check({ kind: 'email' }, null)).toBeUndefined()
  expect(check({ required: true, kind: 'number' }, 0)).toBeUndefined()
})

test('the text names the fix', () => {
  expect(check({ kind: 'email' }, 'marieke@')).toBe('Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.')
  expect(check({ kind: 'postcode' }, '8024')).toBe('Vul een postcode in als 1234 AB.')
  expect(check({ kind: 'postcode' }, '8024 ab')).toBeUndefined()
  expect(check({ kind: 'postcode' }, '8024', { country: 'Nederland' })).toBe('Vul een postcode in als 1234 AB.')
  expect(check({ kind: 'postcode' }, '2000', { country: 'België' })).toBeUndefined()
  expect(check({ kind: 'percent', max: 100 }, 120)).toBe('Kies 100 of minder.')
  expect(check({ maxLength: 3 }, 'abcd')).toBe('Gebruik hoogstens 3 tekens.')
})

test('a field that is not asked is not checked', () => {
  const field = { required: true, when: (values: { on?: boolean }) => values.on === true }
  expect(check(field, null, { on: false })).toBeUndefined()
  expect(check(field, null, { on: true })).toBe('Vul dit in.')
})

test('a rule of the form itself comes last', () => {
  const field = {
    kind: 'date',
    validate: (value: unknown) => (value === '2026-01-01' ? undefined : 'Kies nieuwjaarsdag.'),
  }
  expect(check(field, '2026-01-02')).toBe('Kies nieuwjaarsdag.')
  expect(check(field, '2026-01-01')).toBeUndefined()
})
