import { afterAll, beforeAll, expect, test } from 'bun:test'
import { LANGUAGES } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { type TestServer, testServer } from '@core/testing/server'
import { mergeSources } from '../merge-sources'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('every merge tag of every plugin has a name in each language (G-MERGE)', () => {
  const { entries, locales } = server.app.platform.assembly
  const missing = entriesOf(entries, mergeSources).flatMap(({ prefix, tags, texts }) =>
    tags.flatMap(name =>
      LANGUAGES.filter(language => !locales[texts]?.[language][`tag.${prefix}.${name}`]).map(
        language => `${language}: ${texts}.tag.${prefix}.${name}`,
      ),
    ),
  )
  expect(missing).toEqual([])
})

test('whoever writes a text is offered the tags of what the company owns, its own fields among them (G-MERGE, R-SET-013)', async () => {
  const company = await server.company()
  await company.admin.post('/api/customfield', { resource: 'relation', label: 'Type dak' })
  const tags = (await company.admin.get('/api/mergetag')).body as { tag: string; label: string }[]
  expect(tags).toContainEqual({ tag: 'relation.fullname', label: 'Naam klant' })
  expect(tags).toContainEqual({ tag: 'document.totalinc', label: 'Totaal incl. btw' })
  expect(tags).toContainEqual({ tag: 'relation.custom.type_dak', label: 'Type dak van de relatie' })

  const bare = await server.company({ modules: ['BASIS', 'SETTINGS'] })
  const places = ((await bare.admin.get('/api/mergetag')).body as { tag: string }[]).map(({ tag }) => tag.split('.')[0])
  expect(new Set(places)).toEqual(new Set(['company', 'user', 'document']))
})
