import { expect, test } from 'bun:test'
import { isField } from '../form/form-field'
import { asBody, customItems, formName, valueIn } from './custom-form'
import type { CustomField } from './use-custom-fields'

const field = (part: Partial<CustomField>) =>
  ({ key: 'x', label: 'X', type: 'text', options: [], ...part }) as CustomField

test('a form asks the fields of the company under a heading, each in its own way', () => {
  const [heading, ...items] = customItems([
    field({ key: 'dak', label: 'Type dak', type: 'choice', options: ['Plat', 'Schuin'], required: true }),
    field({ key: 'hond', type: 'boolean' }),
  ])
  expect(heading && isField(heading)).toBe(false)
  expect(items).toMatchObject([
    { label: 'Type dak', kind: 'select', required: true, options: [{ value: 'Plat' }, { value: 'Schuin' }] },
    { kind: 'checkbox' },
  ])
  expect(customItems([])).toEqual([])
})

test('values of such fields are read from, and sent in, custom_fields', () => {
  const [, item] = customItems([field({ key: 'dak' })])
  const name = item && isField(item) ? item.name : ''
  expect(valueIn({ city: 'Zwolle', custom_fields: { dak: 'Plat' } }, name)).toBe('Plat')
  expect(valueIn({ city: 'Zwolle', custom_fields: { dak: 'Plat' } }, 'city')).toBe('Zwolle')
  expect(asBody({ city: 'Zwolle', [name]: null })).toEqual({ city: 'Zwolle', custom_fields: { dak: null } })
  expect(asBody({ city: 'Zwolle' })).toEqual({ city: 'Zwolle' })
})

test('a refusal lands at the field that it is about', () => {
  const [, item] = customItems([field({ key: 'dak' })])
  expect(formName('custom_fields.dak')).toBe(item && isField(item) ? item.name : '')
  expect(formName('city')).toBe('city')
})
