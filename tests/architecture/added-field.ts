import { afterAll, beforeAll, expect, test } from 'bun:test'
import { csv, importFile, upload } from '@core/imports/tests/import-client'
import { type TestServer, testServer } from '@core/testing/server'
import { formItems, historyItems } from '@core/ui/resource/form-items'
import { otherColumns } from '@core/ui/resource/list-columns'
import { listFilters } from '@core/ui/resource/list-filters'
import relation from '@openapi/fields/relation'

/**
 * What `scaffold.test.ts` proves of a field `nickname` that it added to relations of a copy of the sources; it means
 * nothing here, where relations have none.
 */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const t = (key: string) => key

test('forms ask it, lists offer it as a column and filter on it, and the history speaks of it', () => {
  const asked = { name: 'nickname', label: 'field.relation.nickname', kind: 'text' as const, maxLength: 40 }
  expect(formItems(relation, t, { layout: ['name', 'surname'] })).toContainEqual({ ...asked, width: 'full' })
  expect(otherColumns(relation, t, [{ field: 'name' }])).toContainEqual({
    field: 'nickname',
    header: 'field.relation.nickname',
    hidden: true,
  })
  expect(listFilters(relation, t, [])).toContainEqual({
    field: 'nickname',
    label: 'field.relation.nickname',
    textsOf: '/api/relation',
  })
  expect(historyItems(relation, t)).toContainEqual(expect.objectContaining(asked))
})

test('the API takes it, checks it, filters on it, documents it, and exports it under its name', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/relation', { name: 'Johanna', nickname: 'Jopie' })
  expect(made.body.nickname).toBe('Jopie')
  await admin.post('/api/relation', { name: 'Karel' })
  expect((await admin.get('/api/relation?nickname=Jopie')).body).toMatchObject([{ name: 'Johanna' }])
  const tooLong = await admin.patch(`/api/relation/${made.body.id}`, { nickname: 'x'.repeat(41) })
  expect(tooLong).toMatchObject({ status: 422, body: { errors: { nickname: ['Gebruik maximaal 40 tekens.'] } } })
  const csv = await (await admin.raw('GET', '/api/relation/export?nickname=Jopie&columns=name,nickname')).text()
  expect(csv.replace('\uFEFF', '')).toBe('Voornaam;Roepnaam\r\nJohanna;Jopie')
  const document = await Bun.file('openapi/openapi.json').text()
  expect(document).toContain('"nickname"')
})

test('files fill it, under its name in any language', async () => {
  const { admin } = await server.company()
  const { body } = await upload(admin, csv('Voornaam;Roepnaam', 'Karel;Kaatje'))
  expect(body.fields).toContainEqual({ name: 'nickname', label: 'Roepnaam', required: false, kind: 'text' })
  expect(body.mapping).toEqual(['name', 'nickname'])
  await importFile(server, admin, csv('Voornaam;Apodo', 'Johanna;Jopie'))
  expect((await admin.get('/api/relation')).body).toMatchObject([{ name: 'Johanna', nickname: 'Jopie' }])
})
