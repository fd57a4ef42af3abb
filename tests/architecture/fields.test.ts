import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { fieldModules } from '@core/bin/openapi/field-modules'
import { LANGUAGES } from '@core/context/modules'
import { wireFields } from '@core/db/schema'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { describeFields, isDescribed, namelessFields } from '@core/resource/describe-fields'
import { rowWith } from '@core/resource/schemas'
import { companyFields } from '@core/tenancy/company-fields'
import plugins from '@plugins/index'

const all = [kernel, ...plugins]
const assembly = assemble(all)
const described = [...assembly.resources, companyFields].filter(resource => isDescribed(assembly, resource))

test('a resource whose plugin names fields names all that people see, and every choice; the others are internal()', () => {
  expect(described.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'relation',
      'organization',
      'flow',
      'product',
      'user',
      'quotation',
      'confirmation',
      'invoice',
      'payment',
      'calculationitem',
      'note',
      'flowphase',
      'producttablerow',
      'customfield',
      'systemnotification',
      'company',
    ]),
  )
  for (const resource of described) {
    expect(namelessFields(assembly, resource), resource.path).toEqual([])
    for (const [name, { input, choices, reference }] of Object.entries(describeFields(assembly, resource).fields)) {
      const values = resource.entity.meta.properties[name as never] as { items?: readonly unknown[] }
      if (input === 'select')
        expect(Object.keys(choices ?? {}), `${resource.path}.${name}`).toEqual([...(values.items ?? [])] as string[])
      if (input === 'reference') expect(reference, `${resource.path}.${name}`).toBeDefined()
    }
  }
})

/** Texts that are the word of a field in every language and mean something else, by plugin, each with why it stands beside it. */
const OF_THEIR_OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bank: {
    kind_debitbatch: 'the noun; fields that refer to one are called after it',
    kind_sepamandate: 'the noun; fields that refer to one are called after it',
  },
  crm: {
    relation: 'the noun; fields that refer to one are called after it',
    organization: 'the noun; fields that refer to one are called after it',
    department_office: 'the department that a message is for; the field names who of it handles a dossier',
    department_project: 'the department that a message is for; the field names who of it handles a dossier',
    message_unread: 'a message that nobody read; the field says it of a dossier',
    talks_unread: 'conversations that nobody read; the field says it of a dossier',
    markUnread: 'what is done to a message; the field says it of a dossier',
  },
  documents: {
    discount: 'the amount that all lines together lose; the field is the percentage of one',
  },
  invoice: {
    invoice: 'the noun; fields that refer to one are called after it',
    kindOne: 'the noun, as every kind of document says its own',
    'module.name': 'the module that is called after its records',
  },
  partnermanagement: {
    partner: 'the noun; fields that refer to one are called after it',
  },
  project: {
    project: 'the noun; fields that refer to one are called after it',
    visit: 'what a task of a project is called; the field of hours refers to one',
  },
  quotation: {
    kindEnddate: 'a word that every kind of document says for itself, so that the editor needs to know none',
  },
  workflow: {
    rule: 'the noun; fields that refer to one are called after it',
    help_then: 'a part of the help; the field is the act of one rule',
    help_unless: 'a part of the help; the field is what cancels one rule',
    status_on: 'a choice of the filter, beside those that are no field',
    outcome_done: 'what came of a run; the field says it of what waited',
    outcome_waiting: 'what came of a run; the field says it of what waits',
    ...Object.fromEntries(
      ['minute', 'hour', 'day', 'week', 'month', 'year'].map(unit => [
        `unit_${unit}_other`,
        'the plural of a counted unit; the choice of the field is said without a number',
      ]),
    ),
  },
}

test('what names a field is said once: screens take it from the field, so that another word for it is one everywhere', () => {
  const doubled = all.flatMap(({ code, locales }) => {
    const saying = (key: string) => JSON.stringify(LANGUAGES.map(language => locales[language][key]))
    const [names, others] = [true, false].map(wanted =>
      Object.keys(locales.nl).filter(key => key.startsWith('field.') === wanted),
    )
    const taken = new Set(names?.map(saying))
    return others?.filter(key => taken.has(saying(key))).map(key => `${code} ${key}`) ?? []
  })
  const explained = Object.entries(OF_THEIR_OWN).flatMap(([code, keys]) =>
    Object.keys(keys).map(key => `${code} ${key}`),
  )
  expect(doubled.toSorted()).toEqual(explained.toSorted())
})

test('what records are called by, told apart by and sorted by in a search is in their answers', () => {
  for (const resource of assembly.resources) {
    const { by, notes = [], sort = by } = resource.called ?? {}
    const columns = wireFields(resource.entity).map(({ name }) => name)
    const answered = Object.keys(rowWith(resource, resource.enrich ?? []).properties)
    if (by) expect(answered, resource.path).toEqual(expect.arrayContaining([by, ...notes]))
    if (sort) expect(columns, resource.path).toContain(sort)
  }
})

test('the committed descriptions of fields are current; npm run openapi writes them', () => {
  const modules = fieldModules(assembly)
  expect(readdirSync('openapi/fields').sort()).toEqual([...modules.keys()].sort())
  for (const [file, text] of modules) expect(readFileSync(`openapi/fields/${file}`, 'utf8') === text, file).toBe(true)
})
