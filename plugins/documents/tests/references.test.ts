import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { item } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const NOWHERE = 999_999

test('what a document and its parts refer to is there, also of kinds whose plugin is not', async () => {
  const { admin } = await server.company()
  const item = { item_name: 'Panelen', unit_rate_exc_manual: 1000 }
  const { body: document } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const { calculation_id } = document
  const [line] = (await admin.get(`/api/quotation/${document.id}?with=calculation`)).body.calculation.calculationitems
  const widgets = await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${document.id}`)
  const [widget] = widgets.body
  const owned = { widgetable_type: 'quotation', widgetable_id: document.id, document_widget_type_tag: 'RECURRING' }
  const gone = (await admin.post('/api/product', { item_name: 'Weg' })).body
  await admin.delete(`/api/product/${gone.id}`)
  const tries = [
    ['patch', `/api/quotation/${document.id}`, { document_type_id: NOWHERE }],
    ['patch', `/api/quotation/${document.id}`, { customer_background_picture_id: NOWHERE }],
    ['patch', `/api/calculationitem/${line.id}`, { product_id: NOWHERE }],
    ['patch', `/api/calculationitem/${line.id}`, { product_id: gone.id }],
    ['post', '/api/calculationitem', { calculation_id, product_id: gone.id }],
    ['post', '/api/calculation', { flow_id: NOWHERE }],
    ['patch', `/api/calculation/${calculation_id}`, { flow_id: NOWHERE }],
    ['post', '/api/documentwidget', { ...owned, recurringvertical_id: NOWHERE }],
    ['patch', `/api/documentwidget/${widget.id}`, { recurringvertical_id: NOWHERE }],
    ['post', '/api/user', { name: 'Bo', email: 'bo@verwijzing.example', partner_id: NOWHERE }],
    ['patch', `/api/user/${admin.userId}`, { flowprofile_id: NOWHERE }],
    ['post', '/api/product', { item_name: 'Los', derivative_id: NOWHERE }],
    ['post', '/api/product', { item_name: 'Los', alternativeamount_id: NOWHERE }],
    ['post', '/api/mailtemplate', { type: 'send_invoice', subject: 'x', message: 'x', flowprofile_id: NOWHERE }],
  ] as const
  for (const [method, path, body] of tries) {
    const answer = await admin[method](path, body)
    const field = Object.keys(body).at(-1)
    expect([path, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([path, 422, [field ?? '']])
  }
  const product = (await admin.post('/api/product', { item_name: 'Paneel' })).body
  expect((await admin.patch(`/api/calculationitem/${line.id}`, { product_id: product.id })).status).toBe(200)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  expect((await admin.patch(`/api/calculation/${calculation_id}`, { flow_id: flow.id })).status).toBe(200)
})

test('a copy keeps what its original referred to, also when that is gone by now (R-API-007)', async () => {
  const { admin } = await server.company()
  const product = (await admin.post('/api/product', { item_name: 'Paneel', alternativeamount_id: 0 })).body
  expect(product.alternativeamount_id).toBe(null)
  await server.owner.query(
    `update product set alternativeamount_id = ${NOWHERE}, vertical_id = ${NOWHERE}, version = version + 1 where id = ${product.id}`,
  )
  const copy = await admin.post(`/api/product/${product.id}/duplicate`)
  expect([copy.status, copy.body.alternativeamount_id, copy.body.vertical_id]).toEqual([201, NOWHERE, NOWHERE])
})

test('dossier and relation of a document are ones that are there, and its customer follows', async () => {
  const company = await server.company()
  const { admin } = company
  const stranger = (await (await server.company()).admin.post('/api/relation', { name: 'Vreemd' })).body
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const ada = (await admin.post('/api/relation', { name: 'Ada', surname: 'Vos' })).body
  const gone = (await admin.post('/api/relation', { name: 'Weg' })).body
  await admin.delete(`/api/relation/${gone.id}`)
  for (const relation_id of [999_999, stranger.id, gone.id])
    expect((await admin.patch(`/api/quotation/${body.id}`, { relation_id })).status).toBe(422)
  for (const flow_id of [999_999])
    expect((await admin.patch(`/api/quotation/${body.id}`, { flow_id })).status).toBe(422)
  const moved = await admin.patch(`/api/quotation/${body.id}`, { relation_id: ada.id })
  expect(moved.body).toMatchObject({ relation_fullname: 'Ada Vos', customer: { fullname: 'Ada Vos' } })
})
