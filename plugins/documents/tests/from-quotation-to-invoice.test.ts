import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import { item, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a calculation becomes a quotation, a confirmation, part invoices and a credit, each mailed, and the amounts add up (R-DOC-030)', async () => {
  const { admin, id: company } = await server.company()
  const to_email = `keten${company}@voorbeeld.example`
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', email: to_email, ...resident } })).body
    .id as number
  const mail = (kind: string, id: number) =>
    admin.post(`/api/${kind}/${id}/sendemail`, { to_email, subject: kind, message: '<p>Hierbij.</p>' })
  const quotation = (
    await admin.post('/api/quotation', { flow_id: flow, items: [item, { ...item, product_amount: 2 }] })
  ).body
  expect((await mail('quotation', quotation.id)).body.status).toBe('sent')
  expect((await agree(server.anonymous, 'quotation', quotation.hash, signed)).body.status).toBe('approved')

  const from = { quotation_id: quotation.id }
  const confirmation = (await admin.post('/api/confirmation/createconfirmationfromquotation', from)).body
  expect(confirmation.amount_inc_vat).toBe(quotation.amount_inc_vat)
  expect((await mail('confirmation', confirmation.id)).body.status).toBe('sent')

  const bill = async (partialinvoicetype: string, more = {}) =>
    (await admin.post('/api/invoice/createinvoicefromquotation', { ...from, partialinvoicetype, ...more })).body
  const part = await bill('frompercentage', { percentage: 40 })
  expect((await mail('invoice', part.id)).status).toBe(200)
  const rest = await bill('rest')
  expect((await mail('invoice', rest.id)).status).toBe(200)
  expect(part.amount_inc_vat + rest.amount_inc_vat).toBeCloseTo(quotation.amount_inc_vat, 2)
  const credit = (await admin.post(`/api/invoice/${rest.id}/createcreditinvoice`)).body
  expect(credit.amount_inc_vat).toBeCloseTo(-rest.amount_inc_vat, 2)
  expect((await mail('invoice', credit.id)).status).toBe(200)

  await server.settled()
  const sent = ((await server.app.platform.mailer.inbox?.list()) ?? []).filter(one => one.to.join().includes(to_email))
  const subjects = sent
    .map(({ subject }) => subject)
    .filter(subject => ['quotation', 'confirmation', 'invoice'].includes(subject))
  expect(subjects.toSorted()).toEqual(['confirmation', 'invoice', 'invoice', 'invoice', 'quotation'])
})
