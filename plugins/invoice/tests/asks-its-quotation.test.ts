import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]

async function sent(admin: TestClient) {
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', ...resident } })
  const { body: quotation } = await admin.post('/api/quotation', { flow_id: flow.id, items })
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  return { flow, quotation_id: quotation.id as number }
}
const invoiceOf = (admin: TestClient, quotation_id: number) =>
  admin.post('/api/invoice/createinvoicefromquotation', { quotation_id })
const refusedFor = (key: string) => ({ status: 409, body: { type: `about:blank#${key}` } })

test('an invoice and a confirmation are made of a quotation as far as it offers them, and not while its dossier lies in the trash (R-INV-008, R-FLOW-014)', async () => {
  const { admin } = await server.company()
  const { flow, quotation_id } = await sent(admin)
  expect((await admin.delete(`/api/flow/${flow.id}`)).status).toBe(204)
  expect((await admin.get(`/api/quotation/${quotation_id}`)).body.can).not.toContain('bill')
  expect(await invoiceOf(admin, quotation_id)).toMatchObject(refusedFor('crm.flow_in_trash'))
  expect(await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id })).toMatchObject(
    refusedFor('crm.flow_in_trash'),
  )
  await admin.post(`/api/flow/${flow.id}/restore`)
  expect((await invoiceOf(admin, quotation_id)).status).toBe(201)
  expect(await invoiceOf(admin, quotation_id)).toMatchObject(refusedFor('documents.nothing_left'))
  expect((await admin.get('/api/invoice')).body).toHaveLength(1)
})
