import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, mark, signed } from '@plugins/documents/tests/sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** One transparent pixel: the smallest thing that is a drawn signature. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const makeType = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/documenttype', { description: 'Oplevering', ...more })).body as { id: number; tag: string }
const makeFlow = async (admin: TestClient) =>
  (
    await admin.post('/api/flow', {
      relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' },
      description: 'Zonnepanelen',
    })
  ).body as { id: number; hash: string }
const makeIn = async (admin: TestClient, flow_id: number, more: object = {}) =>
  (await admin.post('/api/document/createdocumentfromflow', { flow_id, ...more })).body as {
    id: number
    hash: string
    number: string
    title: string
    document_type_id: number | null
  }
const page = (hash: string) => server.anonymous.get(`/api/document/${hash}/getbycustomer`)

test('a generic document begins with a dossier or with a template and its type, and has numbers of its own (C-0303, C-0390, G-NUM, R-DOC-021)', async () => {
  const { admin } = await server.company()
  const flow = await makeFlow(admin)
  const type = await makeType(admin)
  expect(type.tag).toBe('oplevering')
  const first = await makeIn(admin, flow.id)
  expect(first).toMatchObject({ title: 'Zonnepanelen', document_type_id: null })
  expect(first.number).toMatch(/^D\d{4}-0001$/)
  await admin.patch(`/api/document/${first.id}`, { document_type_id: type.id })
  const template = (await admin.post(`/api/document/${first.id}/saveastemplate`, { title: 'Oplevering' })).body
  const second = await makeIn(admin, flow.id, { template_id: template.id })
  expect(second).toMatchObject({ document_type_id: type.id })
  expect(second.number).toMatch(/^D\d{4}-0002$/)
  const copy = (await admin.post(`/api/document/${second.id}/duplicate`)).body
  expect(copy).toMatchObject({ document_type_id: type.id, status: 'draft' })
  expect((await admin.get(`/api/flow/${flow.id}?with=documents`)).body.documents).toHaveLength(3)
  expect((await admin.get('/api/document/indexTemplates')).body).toMatchObject([{ id: template.id }])
})

test('who does not own PROJECT reads generic documents with QUOTATION and changes none (R-ROLE-017, C-0301)', async () => {
  const { id, admin } = await server.company()
  const made = (await admin.post('/api/document', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'PROJECT'`, [id])
  expect((await admin.get('/api/document')).body).toMatchObject([{ id: made.id, hash: '' }])
  expect((await admin.get('/api/document?limit=5&fields=hash')).body.data).toEqual([{ id: made.id, hash: '' }])
  expect((await admin.get(`/api/document/${made.id}`)).body.hash).toBe('')
  for (const answer of [
    await admin.patch(`/api/document/${made.id}`, { title: 'Anders' }),
    await admin.post('/api/document', { relation: { fullname: 'Jan Mol' } }),
    await admin.post(`/api/document/${made.id}/sendemail`, { dontsentbutmarksent: true }),
  ])
    expect(answer.status).toBe(403)
  expect((await admin.patch(`/api/calculation/${made.calculation_id}`, { discount: 5 })).status).toBe(404)
  expect((await page(made.hash)).status).toBe(404)
})

test('a type with a signature has its documents signed by drawing, whatever the company asks for other kinds (R-DOC-026, R-SIGN-002)', async () => {
  const { admin } = await server.company()
  const flow = await makeFlow(admin)
  const type = await makeType(admin, { approval_signature: true })
  const { id, hash } = await makeIn(admin, flow.id, { document_type_id: type.id })
  await mark(admin, 'document', id)
  expect((await page(hash)).body).toMatchObject({ can_approve: true, signature_required: true })
  const bare = await agree(server.anonymous, 'document', hash, signed)
  expect([bare.status, bare.body.message]).toEqual([
    422,
    'U kunt het document pas ondertekenen als u akkoord geeft door digitaal uw handtekening te zetten.',
  ])
  expect((await agree(server.anonymous, 'document', hash, { ...signed, signature: PNG })).status).toBe(200)
  expect((await admin.get(`/api/document/${id}`)).body).toMatchObject({ status: 'approved', locked: true })

  const plain = await makeIn(admin, flow.id)
  await mark(admin, 'document', plain.id)
  expect((await agree(server.anonymous, 'document', plain.hash, signed)).status).toBe(200)
})

test('what a type shows only once it is agreed to, its customer finds nowhere before that (R-DOC-006, G-ONLYAPP)', async () => {
  const { admin } = await server.company()
  const flow = await makeFlow(admin)
  const type = await makeType(admin)
  const [agreed, waiting, plain] = [
    await makeIn(admin, flow.id, { document_type_id: type.id }),
    await makeIn(admin, flow.id, { document_type_id: type.id }),
    await makeIn(admin, flow.id),
  ]
  for (const { id } of [agreed, waiting, plain]) await mark(admin, 'document', id)
  await agree(server.anonymous, 'document', agreed.hash, signed)
  await admin.patch(`/api/documenttype/${type.id}`, { only_show_approved: true })

  const hidden = await page(waiting.hash)
  expect([hidden.status, hidden.body.message]).toEqual([
    404,
    'Dit document kan niet worden gevonden. Neem a.u.b. contact op.',
  ])
  expect((await server.anonymous.get(`/api/document/${waiting.hash}/downloadbycustomer`)).status).toBe(404)
  expect((await server.anonymous.post(`/api/document/${waiting.hash}/approvebycustomer`, signed)).status).toBe(404)
  const { body } = await page(plain.hash)
  expect(body.siblings).toMatchObject([{ hash: agreed.hash }])
  const dossier = (await server.anonymous.get(`/api/flow/${flow.hash}/getbycustomer`)).body
  expect(JSON.stringify(dossier)).not.toContain(waiting.hash)
  expect(JSON.stringify(dossier)).toContain(agreed.hash)
})

test('a type stays while documents are of it, and names no type of another company (C-0095)', async () => {
  const { admin } = await server.company()
  const type = await makeType(admin)
  const flow = await makeFlow(admin)
  const { id } = await makeIn(admin, flow.id, { document_type_id: type.id })
  expect((await admin.delete(`/api/documenttype/${type.id}`)).status).toBe(409)
  await admin.patch(`/api/document/${id}`, { document_type_id: null })
  const [gone, ...made] = await Promise.all([
    admin.delete(`/api/documenttype/${type.id}`),
    ...Array.from({ length: 8 }, () => admin.post('/api/document', { flow_id: flow.id, document_type_id: type.id })),
  ])
  const taken = made.filter(({ status }) => status === 201)
  expect(gone?.status === 204 ? taken.length : 0).toBe(0)
  for (const refused of made.filter(({ status }) => status !== 201)) expect(refused.status).toBe(422)

  const other = await server.company()
  const theirs = await makeType(other.admin)
  for (const answer of [
    await admin.patch(`/api/document/${id}`, { document_type_id: theirs.id }),
    await admin.post('/api/document', { flow_id: flow.id, document_type_id: theirs.id }),
  ])
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['document_type_id']])
})

test('types are found by words of their name, and no two have one tag (C-0610)', async () => {
  const { admin } = await server.company()
  await makeType(admin, { description: 'Garantie op montage' })
  await makeType(admin)
  expect((await admin.get('/api/documenttype/query?query=mont gar')).body).toMatchObject([
    { tag: 'garantie_op_montage' },
  ])
  expect((await admin.get('/api/documenttype/query')).body).toHaveLength(2)
  const twice = await admin.post('/api/documenttype', { description: 'Oplevering' })
  expect(twice.status).toBeGreaterThanOrEqual(409)
  expect((await admin.post('/api/documenttype', { description: '  ' })).status).toBe(422)
  expect((await admin.get('/api/documenttype')).body).toHaveLength(2)
})
