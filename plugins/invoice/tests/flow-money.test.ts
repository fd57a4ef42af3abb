import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the money of a dossier is what was agreed to: paid, billed and still to be billed always come to the whole', async () => {
  const { admin } = await server.company()
  const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
  const flow = (await admin.post('/api/flow', { relation })).body
  const money = async () => (await admin.get(`/api/flow/${flow.id}/money`)).body
  expect(await money()).toEqual({ agreed: 0, billed: 0, paid: 0, to_bill: 0, open: 0, invoices: [], next: [] })
  const items = [{ item_name: 'Warmtepomp', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  await mark(admin, 'quotation', id)
  expect((await money()).agreed).toBe(0)
  await agree(server.anonymous, 'quotation', hash, { signername: 'Jan Mol', agreeswithoffer: true })
  expect(await money()).toMatchObject({ agreed: 1210, billed: 0, to_bill: 1210, open: 1210, next: [{ id }] })
  const part = { quotation_id: id, partialinvoicetype: 'fromamount', amount: 500 }
  const invoice = (await admin.post('/api/invoice/createinvoicefromquotation', part)).body
  expect(await money()).toMatchObject({ agreed: 1210, billed: 0, to_bill: 1210 })
  await mark(admin, 'invoice', invoice.id)
  expect(await money()).toMatchObject({ agreed: 1210, billed: 500, paid: 0, to_bill: 710, open: 1210 })
  await admin.post('/api/payment', { invoice_id: invoice.id, amount: 200, paid_on: '2026-11-30', way: 'bank' })
  const now = await money()
  expect(now).toMatchObject({ agreed: 1210, billed: 500, paid: 200, open: 1010, invoices: [{ id: invoice.id }] })
  const other = await server.company()
  expect((await other.admin.get(`/api/flow/${flow.id}/money`)).status).toBe(404)
})
