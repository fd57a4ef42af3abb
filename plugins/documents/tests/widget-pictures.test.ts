import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import { item, mark, signed, withPicture } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('pictures of documents are listed, described, placed and moved, as long as their document may change (C-0241, C-0244)', async () => {
  const { admin } = await server.company()
  const other = await server.company()
  const make = async () =>
    (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  const made = await make()
  const widget = async (widgetable_id: number) =>
    (
      await admin.post('/api/documentwidget', {
        widgetable_type: 'quotation',
        widgetable_id,
        document_widget_type_tag: 'WIDGETPICTURE',
      })
    ).body.id as number
  const [first, second] = [await widget(made.id), await widget(made.id)]
  await admin.post('/api/widgetpicture', withPicture(first))
  const listed = async (query = '') => (await admin.get(`/api/widgetpicture${query}`)).body
  expect(await listed(`?widgetable_type=quotation&widgetable_id=${made.id}`)).toMatchObject([
    { id: first, document_widget_id: first, alignment: 'fullwidth', picture_width: 1, picture_height: 1 },
  ])
  expect(await listed(`?document_widget_id=${second}`)).toEqual([])
  expect((await other.admin.get('/api/widgetpicture')).body).toEqual([])
  const change = (id: number, body: object, by = admin) => by.patch(`/api/widgetpicture/${id}`, body)
  expect((await change(first, { description: 'Het dak', alignment: 'alignleft' })).body).toMatchObject({
    description: 'Het dak',
    alignment: 'alignleft',
  })
  expect((await change(first, { alignment: 'scheef' })).status).toBe(422)
  expect((await change(second, { description: 'Niets' })).status).toBe(422)
  expect((await change(first, { description: 'Van een ander' }, other.admin)).status).toBe(404)
  expect((await change(first, { document_widget_id: second })).body).toMatchObject({ id: second, picture_width: 1 })
  expect(await listed()).toMatchObject([{ id: second }])
  expect((await admin.raw('GET', `/api/widgetpicture/${second}`)).status).toBe(200)
  const draft = await make()
  const elsewhere = await widget(draft.id)
  await mark(admin, 'quotation', made.id)
  await agree(server.anonymous, 'quotation', made.hash, signed)
  expect((await change(second, { document_widget_id: elsewhere })).status).toBe(409)
  expect((await change(second, { description: 'Anders' })).status).toBe(409)
  expect(await listed()).toMatchObject([{ id: second, description: null }])
})

test('the settings read types and templates of all kinds of documents at once (C-0452)', async () => {
  const { admin } = await server.company()
  await admin.post('/api/documenttype', { description: 'Garantie' })
  const made = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  const template = (await admin.post(`/api/quotation/${made.id}/saveastemplate`, { title: 'Standaard' })).body
  const { body } = await admin.get('/api/company/getcurrentdocuments')
  expect(body.documenttypes).toMatchObject([{ description: 'Garantie' }])
  expect(body.kinds.find(({ code }: { code: string }) => code === 'quotation')).toEqual({
    code: 'quotation',
    noun: 'Offerte',
    typed: false,
    templates: [{ id: template.id, title: 'Standaard' }],
  })
  const other = await server.company()
  expect((await other.admin.get('/api/company/getcurrentdocuments')).body.documenttypes).toEqual([])
})
