import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { fieldModules } from '@core/bin/openapi/field-modules'
import { wireFields } from '@core/db/schema'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { describeFields, isDescribed, namelessFields } from '@core/resource/describe-fields'
import { rowWith } from '@core/resource/schemas'
import plugins from '@plugins/index'

const assembly = assemble([kernel, ...plugins])
const described = assembly.resources.filter(resource => isDescribed(assembly, resource))

test('a resource whose plugin names fields names all that people see, and every choice; the others are internal()', () => {
  expect(described.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['relation', 'organization', 'product', 'user']),
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

test('what records are called by, told apart by and sorted by in a search is in their answers', () => {
  for (const resource of assembly.resources) {
    const { by, notes = [], sort = by } = resource.called ?? {}
    const columns = wireFields(resource.entity).map(({ name }) => name)
    const answered = Object.keys(rowWith(resource, resource.enrich ?? []).properties)
    if (by) expect(answered, resource.path).toEqual(expect.arrayContaining([by, ...notes]))
    if (sort) expect(columns, resource.path).toContain(sort)
  }
})

test('the committed descriptions of fields are current; bun run openapi writes them', () => {
  const modules = fieldModules(assembly)
  expect(readdirSync('openapi/fields').sort()).toEqual([...modules.keys()].sort())
  for (const [file, text] of modules) expect(readFileSync(`openapi/fields/${file}`, 'utf8') === text, file).toBe(true)
})
