import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { LANGUAGES, type ModuleTag, tagsOf } from '@core/context/modules'
import { entriesOf, type Registry, register } from '@core/context/port'
import { openapiDocument } from '@core/http/openapi'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import type { PluginDefinition } from '@core/plugin/define-plugin'
import { stateDiagrams } from '@core/states/state-diagrams'
import { documentKinds, documentModules } from '@plugins/documents/contract'
import plugins from '@plugins/index'
import { Glob } from 'bun'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { type ApiDocument, operationAt } from '../security/operation-at'

const all = [kernel, ...plugins]

test('every text exists in nl, en and es-AR, with the same places to fill (C-16)', () => {
  const places = (text: string | undefined) =>
    [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]).sort()
  for (const { code, locales } of all) {
    const keys = Object.keys(locales.nl).sort()
    for (const language of LANGUAGES) {
      expect(Object.keys(locales[language]).sort(), `${code} ${language}`).toEqual(keys)
      for (const key of keys)
        expect(places(locales[language][key]), `${code}.${key} ${language}`).toEqual(places(locales.nl[key]))
    }
  }
})

test('the committed OpenAPI document and client types are current; npm run openapi writes them', async () => {
  const json = `${JSON.stringify(openapiDocument(assemble(all)), null, 1)}\n`
  expect(readFileSync('openapi/openapi.json', 'utf8') === json).toBe(true)
  expect(readFileSync('openapi/schema.d.ts', 'utf8') === astToString(await openapiTypescript(json))).toBe(true)
})

test('the drawn states are those of the tables, and every plugin says on less than a page what it is', () => {
  const { resources } = assemble(all)
  expect(readFileSync('docs/states.md', 'utf8')).toBe(stateDiagrams(resources))
  for (const { code } of plugins)
    expect(readFileSync(`plugins/${code}/README.md`, 'utf8').split('\n').length).toBeLessThan(40)
})

test('every operation has an id of its own, a tag, a summary, and its refusals', () => {
  const document = openapiDocument(assemble(all)) as {
    paths: Record<
      string,
      Record<string, { operationId: string; tags: string[]; summary: string; responses: object; security: object[] }>
    >
  }
  const operations = Object.values(document.paths).flatMap(path => Object.values(path))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId, tags, summary, responses, security } of operations) {
    expect(tags, operationId).toHaveLength(1)
    expect(summary.length, operationId).toBeGreaterThan(3)
    if (security.length) expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['401', '403']))
  }
})

test('every call answers JSON, unless it says that it answers a file or nothing; refusals are problems (R-API-005)', () => {
  const platform = assemble(all)
  const document = openapiDocument(platform) as unknown as ApiDocument
  const { responses: shared } = document.components
  const refusals = new Set<string>()
  for (const { call } of [...platform.calls, ...platform.publicCalls]) {
    if (typeof call.response !== 'object') continue
    const path = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`
    const responses = operationAt(document, path, call.method)?.responses ?? {}
    for (const [status, answer] of Object.entries(document.paths[path]?.[call.method.toLowerCase()]?.responses ?? {}))
      if (!status.startsWith('2')) refusals.add('$ref' in answer ? answer.$ref : 'none')
    const fine = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    expect(
      fine.map(([, { content = {} }]) => Object.keys(content)),
      call.path,
    ).toEqual([['application/json']])
  }
  expect([...refusals]).toEqual(['#/components/responses/Problem'])
  expect(Object.keys(shared.Problem?.content ?? {})).toEqual(['application/problem+json'])
})

test('no parameter stands in the document twice: operations point at what they share', () => {
  const { paths, components } = openapiDocument(assemble(all)) as unknown as ApiDocument
  const parameters = Object.values(paths).flatMap(path =>
    Object.values(path).flatMap(operation => operation.parameters ?? []),
  )
  expect(parameters.filter(parameter => !('$ref' in parameter))).toEqual([])
  const told = Object.values(components.parameters).map(parameter => JSON.stringify(parameter))
  expect(new Set(told).size).toBe(told.length)
})

test.each(plugins.map(({ code }) => code))('the platform fits together without %s and what requires it', code => {
  const gone = new Set([code])
  const left: PluginDefinition[] = []
  for (const plugin of plugins) {
    if (gone.has(plugin.code) || plugin.requires?.some(required => gone.has(required))) gone.add(plugin.code)
    else left.push(plugin)
  }
  expect(() => assemble([kernel, ...left])).not.toThrow()
})

test('every module that a declaration names is sold by a plugin', () => {
  const { calls, links, added, entries, subscriptions, modules } = assemble(all)
  const allIn = (registry: Registry<ModuleTag>) => entriesOf(entries, registry)
  const named = [
    ...calls.flatMap(({ call: { access } }) =>
      typeof access === 'object' && 'module' in access ? tagsOf(access.module, allIn) : [],
    ),
    ...[...links.values()].flatMap(({ module }) => module ?? []),
    ...[...added, ...entries, ...[...subscriptions.values()].flat()].flatMap(held => held.modules),
    ...plugins.flatMap(({ module, ui }) => [module ?? [], tagsOf(ui?.modules ?? [], allIn)].flat()),
  ]
  expect([...new Set(named)].filter(tag => !modules.has(tag))).toEqual([])
  // Those of the specification, and what is sold beside them.
  expect(modules.size).toBeGreaterThanOrEqual(14)
})

test('whoever owns a module with documents has the engine: a new one says so itself, and no file of the engine names it', () => {
  const trucks = 'TRUCKS' as ModuleTag
  const own: PluginDefinition = {
    code: 'trucks',
    module: trucks,
    sells: { number: 99, order: 99 },
    requires: ['documents'],
    entries: [register(documentModules, trucks)],
    locales: plugins.find(({ code }) => code === 'project')!.locales,
  }
  const { calls, entries } = assemble([...all, own])
  const withDocuments = entriesOf(entries, documentModules)
  expect(withDocuments).toContain(trucks)
  expect(entriesOf(entries, documentKinds).filter(({ module }) => !withDocuments.includes(module))).toEqual([])
  const asked = calls.flatMap(({ call: { access }, owner }) =>
    owner === 'documents' && typeof access === 'object' && 'module' in access ? [access.module] : [],
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(modules => modules !== 'SETTINGS' && !Bun.deepEquals(modules, withDocuments))).toEqual([])

  const sources = [...new Glob('plugins/documents/**/*.{ts,tsx}').scanSync('.')].filter(
    file => !file.includes('/tests/'),
  )
  const names = new RegExp(`'(?:${withDocuments.join('|')})'`)
  expect(sources.filter(file => names.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('mistakes in declarations are reported all at once', () => {
  const broken: PluginDefinition[] = [
    { code: 'a', requires: ['z'], locales: { nl: {}, en: {}, 'es-AR': {} } },
    {
      code: 'a',
      locales: { nl: {}, en: {}, 'es-AR': {} },
      on: [{ event: 'nobody.says', name: 'x', within: false, run: async () => undefined }],
    },
  ]
  expect(() => assemble([kernel, ...broken])).toThrow(
    /plugin code a is declared twice[\s\S]*a requires z[\s\S]*listens to nobody.says/,
  )
})
