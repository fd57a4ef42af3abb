import { expect, test } from 'bun:test'
import { isField } from '../form/form-field'
import { formItems, historyItems, initialValues, writtenValues } from './form-items'

const boiler = {
  path: '/api/boiler',
  texts: 'service',
  fields: {
    name: { input: 'text', label: 'name', required: true, maxLength: 80 },
    kind: { input: 'select', label: 'kind', choices: { gas: 'kind.gas', heat: 'kind.heat' }, initial: 'gas' },
    email: { input: 'email', label: 'email', help: 'email.help' },
    checked: { input: 'checkbox', label: 'checked', asNumber: true },
    updated_at: { input: 'datetime', label: 'updated', texts: 'core', readonly: true },
  },
} as const

const t = (key: string, part = 'service') => `${part} ${key}`
const namesOf = (items: ReturnType<typeof formItems>) => items.map(item => (isField(item) ? item.name : item.section))

test('a form asks the fields of its layout in that order, beside each other where they share a row', () => {
  const items = formItems(boiler, t, { layout: [['kind', 'email'], { section: 'More' }, 'name', 'checked'] })
  expect(namesOf(items)).toEqual(['kind', 'email', 'More', 'name', 'checked'])
  expect(items[0]).toMatchObject({ kind: 'select', label: 'service kind', width: 'half' })
  expect(items[0]).toMatchObject({ options: [{ value: 'gas', label: 'service kind.gas' }, { value: 'heat' }] })
  expect(items[1]).toMatchObject({ kind: 'email', help: 'service email.help', width: 'half' })
  expect(items[3]).toMatchObject({ required: true, maxLength: 80, width: 'full' })
})

test('a field that no layout names comes behind the others, unless the form says only these or not that one', () => {
  expect(namesOf(formItems(boiler, t, { layout: ['name'] }))).toEqual(['name', 'kind', 'email', 'checked'])
  expect(namesOf(formItems(boiler, t, { layout: ['name'], without: ['kind'] }))).toEqual(['name', 'email', 'checked'])
  expect(namesOf(formItems(boiler, t, { layout: ['name'], only: true }))).toEqual(['name'])
})

test('a form says only what differs: another label, some of the choices, a control of its own', () => {
  const [kind] = formItems(boiler, t, { layout: ['kind'], fields: { kind: { label: 'Sort', choose: ['heat'] } } })
  expect(kind).toMatchObject({
    label: 'Sort',
    kind: 'select',
    options: [{ value: 'heat', label: 'service kind.heat' }],
  })
})

test('a new record starts with what its entity says, and 1 and 0 travel where yes and no are kept so', () => {
  expect(initialValues(boiler)).toEqual({ kind: 'gas' })
  expect(writtenValues(boiler, { name: 'A', checked: true })).toEqual({ name: 'A', checked: 1 })
})

test('the history of a record speaks of all its fields, and takes back none that only the server writes', () => {
  const items = historyItems(boiler, t).filter(isField)
  expect(items.map(({ name }) => name)).toEqual(Object.keys(boiler.fields))
  expect(items.at(-1)).toMatchObject({ label: 'core updated', disabled: true })
})
