import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
let company: TestCompany
let relationId: number
beforeAll(async () => {
  server = await testServer()
  company = await server.company()
  relationId = (await company.admin.post('/api/relation', { name: 'Kees', surname: 'Bakker' })).body.id
})
afterAll(() => server.stop())

const text = (content: string) => new TextEncoder().encode(content)

function attach(who: TestClient, bytes: Uint8Array, name: string, path = '/api/attachedfile', id = relationId) {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  form.set('attachedfileable_type', 'relation')
  form.set('attachedfileable_id', String(id))
  form.set('company_id', '1')
  return who.post(path, form)
}

test('a file on a relation is stored under the own company, listed with it and downloaded under both names', async () => {
  const made = await attach(company.admin, text('naam;plaats\nKees;Ede'), 'lijst.csv')
  expect([made.status, made.body.company_id]).toEqual([201, company.id])
  const listed = await company.admin.get(
    `/api/attachedfile?attachedfileable_type=relation&attachedfileable_id=${relationId}`,
  )
  expect(listed.body).toMatchObject([{ id: made.body.id, filename: 'lijst.csv', size: 20 }])
  const { headers, body } = await company.admin.get(`/api/attachedfile/${made.body.id}`)
  expect(body).toBe('naam;plaats\nKees;Ede')
  expect(headers.get('x-filename')).toBe('lijst.csv')
  expect(headers.get('content-disposition')).toStartWith('attachment; filename="lijst.csv"')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const seen = { 'if-match': headers.get('etag') ?? '' }
  const path = `/api/attachedfile/${made.body.id}`
  expect((await company.admin.patch(path, { filename: 'prijzen.csv' }, seen)).body.filename).toBe('prijzen.csv')
  expect((await company.admin.patch(path, { filename: 'anders.csv' }, seen)).status).toBe(412)
})

test('attachedfile/upload is the same call (C-0495)', async () => {
  const made = await attach(company.admin, text('hallo'), 'a.txt', '/api/attachedfile/upload')
  expect(made.status).toBe(201)
  expect((await company.admin.delete(`/api/attachedfile/${made.body.id}`)).status).toBe(204)
  expect((await company.admin.get(`/api/attachedfile/${made.body.id}`)).status).toBe(404)
})

test('R-FILE-004: what is too large or could run is refused, and nothing gets an ending that could run', async () => {
  const large = await attach(company.admin, new Uint8Array(20 * 1024 * 1024 + 1), 'a.txt')
  expect([large.status, large.body.message]).toEqual([
    413,
    'Het bestand is te groot. De maximale bestandsgrootte is 20 MB.',
  ])
  expect((await attach(company.admin, text('<script>alert(1)</script>'), 'a.txt')).status).toBe(422)
  const { body } = await attach(company.admin, text('alert(1)'), 'a.js')
  expect(body.filename).toBe('a.js.txt')
  const renamed = await company.admin.patch(`/api/attachedfile/${body.id}`, { filename: 'a.html' })
  expect(renamed.body.filename).toBe('a.html.txt')
})

test("nobody attaches to or reads from a record of another company, or one in another's module", async () => {
  const stranger = await server.company()
  const invoicing = await server.company({ modules: ['INVOICE'] })
  const { body } = await attach(company.admin, text('geheim'), 'a.txt')
  for (const who of [stranger.admin, invoicing.admin, await company.user({ role: 5000, module_blacklist: ['CRM'] })]) {
    expect((await attach(who, text('hallo'), 'a.txt')).status).toBe(404)
    expect((await who.get(`/api/attachedfile/${body.id}`)).status).toBe(404)
    expect((await who.get('/api/attachedfile')).body).toEqual([])
  }
})
