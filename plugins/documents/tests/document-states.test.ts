import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import { item, linesOf, mark, sent, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('nothing becomes approved, paid or sent by being put back that its own log does not know (R-DOC-004, G-ROLLB)', async () => {
  const company = await server.company()
  const { admin } = company
  const back = (kind: string, id: number, status: string) =>
    admin.patch(`/api/${kind}/${id}`, { status, update_reason: 'rollbackstatus' })
  const rejected = await sent(company)
  await server.anonymous.post(`/api/quotation/${rejected.hash}/rejectbycustomer`, { signername: 'Jan Mol' })
  const expired = await sent(company)
  await server.owner.query(
    `update quotation set enddate = '2026-01-01', version_enddate = '2026-01-01' where id = ${expired.id}`,
  )
  const cancelled = await sent(company)
  await admin.post(`/api/quotation/${cancelled.id}/cancel`)
  for (const { id } of [rejected, expired, cancelled])
    for (const status of ['approved', 'expired', 'nonsense'])
      expect((await back('quotation', id, status)).status).toBe(409)
  const invoice = await sent(company, 'invoice')
  await admin.post(`/api/invoice/${invoice.id}/markunpayable`)
  expect((await back('invoice', invoice.id, 'paid')).status).toBe(409)
  expect((await back('invoice', invoice.id, 'sent')).body).toMatchObject({ status: 'sent', date_paid: null })
  expect((await back('invoice', invoice.id, 'draft')).status).toBe(409)
  await admin.post(`/api/invoice/${invoice.id}/markpaid`)
  expect((await admin.get(`/api/invoice/${invoice.id}`)).body).toMatchObject({ status: 'paid', amount_open: 0 })
  expect((await back('invoice', invoice.id, 'sent')).body).toMatchObject({ status: 'sent', date_paid: null })
  expect((await admin.get(`/api/invoice/${invoice.id}`)).body).toMatchObject({ amount_paid: 0, amount_open: 1210 })
  expect((await admin.get(`/api/quotation/${rejected.id}/earlierstatuses`)).body).toEqual(['sent', 'draft'])
})

for (const detour of [[], ['cancel']])
  test(`a document that becomes a draft again, ${detour.join() || 'straight'}, says what its rows say: changes that waited are part of it (R-DOC-004)`, async () => {
    const company = await server.company()
    const { admin } = company
    const { id, calculation_id } = await sent(company)
    const [line] = await linesOf(admin, 'quotation', id)
    await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
    for (const act of detour) await admin.post(`/api/quotation/${id}/${act}`)
    const back = await admin.patch(`/api/quotation/${id}`, { status: 'draft', update_reason: 'rollbackstatus' })
    expect(back.body).toMatchObject({ status: 'draft', changed_since_sent: false, amount_inc_vat: 1815 })
    expect((await admin.get(`/api/calculation/${calculation_id}`)).body.amount_inc_vat).toBe(1815)
    await mark(admin, 'quotation', id)
    expect((await admin.get(`/api/quotation/${id}`)).body).toMatchObject({ version_number: 2, amount_inc_vat: 1815 })
  })

test('a record says what may be done with it, and why not', async () => {
  const company = await server.company()
  const { id } = await sent(company)
  const asked = async () => {
    const { can, cannot } = (await company.admin.get(`/api/quotation/${id}`)).body
    return { can, cannot }
  }
  expect((await asked()).can).toEqual(['cancel', 'view', 'convert', 'bill', 'copy', 'putBack'])
  await company.admin.patch(`/api/quotation/${id}`, { title: 'Anders' })
  expect(await asked()).toMatchObject({
    can: ['renew', 'cancel', 'view', 'copy', 'putBack'],
    cannot: { convert: 'Dit document heeft wijzigingen die nog niet zijn verstuurd.' },
  })
  await server.owner.query(
    `update quotation set enddate = '2026-01-01', version_enddate = '2026-01-01' where id = ${id}`,
  )
  expect(await asked()).toMatchObject({
    can: ['cancel', 'view', 'copy', 'putBack'],
    cannot: { renew: 'De einddatum van dit document is voorbij. Kies eerst een latere datum.' },
  })
})

test('a quotation whose last day is over is neither sent nor agreed to (G-ENDDATE)', async () => {
  const company = await server.company()
  const { admin } = company
  const late = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  await admin.patch(`/api/quotation/${late.id}`, { enddate: '2026-01-31' })
  expect((await mark(admin, 'quotation', late.id)).status).toBe(409)
  const { id, hash } = await sent(company)
  await server.owner.query(
    `update quotation set enddate = '2026-01-01', version_enddate = '2026-01-01' where id = ${id}`,
  )
  expect((await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.can_approve).toBe(false)
  expect((await agree(server.anonymous, 'quotation', hash, signed)).status).toBe(409)
})

test('a document comes out of the trash only after its dossier, one by one and in bulk (R-FLOW-014)', async () => {
  const { admin } = await server.company()
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body.id
  for (const kind of ['quotation', 'confirmation', 'invoice']) {
    const { id } = (await admin.post(`/api/${kind}`, { flow_id: flow })).body
    await admin.delete(`/api/${kind}/${id}`)
    await admin.delete(`/api/flow/${flow}`)
    const refused = await admin.post(`/api/${kind}/${id}/restore`)
    expect(refused).toMatchObject({ status: 409, body: { type: 'about:blank#crm.flow_in_trash' } })
    const { batchId } = (await admin.post(`/api/${kind}/bulkrestore`, { ids: [id] })).body
    await server.settled()
    const { message } = refused.body
    expect((await admin.get(`/api/batch/${batchId}`)).body).toMatchObject({ progress: 100, refused: [{ id, message }] })
    expect((await admin.get(`/api/${kind}/${id}`)).status).toBe(404)
    await admin.post(`/api/flow/${flow}/restore`)
    expect((await admin.post(`/api/${kind}/${id}/restore`)).status).toBe(200)
  }
})

test('a document says where it was mailed, and that it was only marked as sent; a next version begins anew', async () => {
  const { admin } = await server.company()
  const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' }
  const { id } = (await admin.post('/api/quotation', { relation, items: [item] })).body
  const send = (body: object) => admin.post(`/api/quotation/${id}/sendemail`, body)
  const mail = { to_email: 'jan@voorbeeld.example', subject: 'Offerte', message: '<p>Dag</p>' }
  expect((await send({ dontsentbutmarksent: true })).body.sent_to).toBeNull()
  expect((await send(mail)).body.sent_to).toBe('jan@voorbeeld.example')
  expect((await send({ ...mail, to_address_override: 'ada@voorbeeld.example' })).body.sent_to).toBe(
    'ada@voorbeeld.example',
  )
  await admin.patch(`/api/quotation/${id}`, { title: 'Anders' })
  expect((await send({ dontsentbutmarksent: true })).body.sent_to).toBeNull()
})
