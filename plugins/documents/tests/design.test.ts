import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, mark, pdfOf, sent } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const choose = async (admin: TestClient, document_design: string) => {
  const [settings] = (await admin.get('/api/companysettings')).body
  return admin.patch(`/api/companysettings/${settings.id}`, { document_design })
}
const shown = async (kind: string, hash: string) =>
  (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body.design

test.each(['quotation', 'confirmation', 'invoice', 'document'])(
  'a document has the design of its company unless it chose its own, and keeps the one it was sent in: %s',
  async kind => {
    const company = await server.company()
    const { admin } = company
    const first = await sent(company, kind)
    expect(await shown(kind, first.hash)).toBe('classic')
    const paper = await pdfOf(admin, kind, first.id)
    expect((await choose(admin, 'brochure')).status).toBe(200)
    expect(await shown(kind, first.hash)).toBe('classic')
    expect(await pdfOf(admin, kind, first.id)).toBe(paper)
    const second = await sent(company, kind)
    expect(await shown(kind, second.hash)).toBe('brochure')
    expect(await pdfOf(admin, kind, second.id)).not.toBe(paper)

    const { body: own } = await admin.post(`/api/${kind}`, { relation: { fullname: 'Jan Mol' }, items: [item] })
    expect((await admin.patch(`/api/${kind}/${own.id}`, { design: 'modern' })).status).toBe(200)
    expect((await admin.get(`/api/${kind}/${own.id}/prepared`)).body.design).toBe('modern')
    expect((await admin.patch(`/api/${kind}/${own.id}`, { design: 'glossy' })).status).toBe(422)
    expect((await admin.get(`/api/${kind}/${own.id}`)).body.design).toBe('modern')
    expect((await choose(admin, 'glossy')).status).toBe(422)
  },
)

test('another design is a change that waits for the next version, and undoing what was changed brings the sent one back', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, hash } = await sent(company)
  await admin.patch(`/api/quotation/${id}`, { design: 'modern' })
  expect((await admin.get(`/api/quotation/${id}`)).body.changed_since_sent).toBe(true)
  expect(await shown('quotation', hash)).toBe('classic')
  await mark(admin, 'quotation', id)
  expect(await shown('quotation', hash)).toBe('modern')
})

test('a template gives its design to the documents that are made of it, and a copy keeps that of its original', async () => {
  const { admin } = await server.company()
  const { body: made } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  await admin.patch(`/api/quotation/${made.id}`, { design: 'brochure' })
  const copy = await admin.post(`/api/quotation/${made.id}/duplicate`)
  expect((await admin.get(`/api/quotation/${copy.body.id}`)).body.design).toBe('brochure')
  const template = await admin.post(`/api/quotation/${made.id}/saveastemplate`, { title: 'Folder' })
  expect(template.status).toBeLessThan(300)
  const [{ id: template_id }] = (await admin.get('/api/quotation/indexTemplates')).body
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, template_id })
  expect((await admin.get(`/api/quotation/${body.id}`)).body.design).toBe('brochure')
})
