import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' }
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const made = async ({ post }: TestClient): Promise<{ id: number; calculation_id: number }> =>
  (await post('/api/invoice', { relation, items })).body
const send = ({ post }: TestClient, id: number) => post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
const read = async ({ get }: TestClient, id: number) => (await get(`/api/invoice/${id}`)).body
const listed = async ({ get }: TestClient, id: number) =>
  (await get('/api/invoice?limit=50')).body.data.find((row: { id: number }) => row.id === id)

test('an invoice says what staff may do with it now, reminding and crediting among it, and nothing that only follows', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  expect((await read(admin, id)).can).toEqual(['send', 'cancel', 'delete'])
  await send(admin, id)
  const sent = await read(admin, id)
  expect(sent.can).toEqual(['approve', 'expire', 'pay', 'writeOff', 'view', 'notePayment', 'credit'])
  expect(sent.cannot.remind).toBe('Alleen een factuur die te laat is krijgt een herinnering.')
  await server.owner.query(`update invoice set enddate = '2026-01-01' where id = ${id}`)
  expect((await read(admin, id)).can).toContain('remind')
  await admin.post(`/api/invoice/${id}/markpaid`)
  expect((await read(admin, id)).can).toEqual(['view', 'notePayment', 'credit', 'putBack'])
})

test('crediting is not offered on what was credited wholly, nor on a credit (R-INV-007)', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  await send(admin, id)
  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  expect((await read(admin, id)).cannot.credit).toBe('Deze factuur is al helemaal gecrediteerd.')
  await send(admin, credit.id)
  expect((await read(admin, id)).can).toEqual(['view', 'notePayment'])
  expect((await read(admin, credit.id)).can).toEqual(['view', 'notePayment'])
  for (const row of [await listed(admin, id), await listed(admin, credit.id)]) expect(row.can).not.toContain('credit')
})

test('sending is not offered where its call would refuse: a VAT number is missing, or the quotation has less left', async () => {
  const { admin } = await server.company()
  const shifted = await made(admin)
  const [line] = (await admin.get(`/api/calculation/${shifted.calculation_id}`)).body.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })
  const { can, cannot } = await read(admin, shifted.id)
  expect(can).not.toContain('send')
  expect(cannot.send).toBe((await send(admin, shifted.id)).body.message)

  const quotation = (await admin.post('/api/quotation', { relation, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const whole = (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id })).body
  expect((await read(admin, whole.id)).can).toContain('send')
  await admin.post('/api/calculationitem', {
    calculation_id: whole.calculation_id,
    item_name: 'Meer',
    unit_rate_exc_manual: 100,
  })
  expect((await read(admin, whole.id)).cannot.send).toBe('Er is nog maar € 1210,00 te factureren.')
})

test('rows of a list say what may be done as well', async () => {
  const { admin } = await server.company()
  const ids = [(await made(admin)).id, (await made(admin)).id]
  await send(admin, ids[0] ?? 0)
  await server.settled()
  expect((await listed(admin, ids[0] ?? 0)).can).toContain('pay')
  expect((await listed(admin, ids[1] ?? 0)).can).toEqual(['send', 'cancel', 'delete'])
})

test('the page of a customer asks for a payment only while something of the invoice is open', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  await send(admin, id)
  const { hash } = await read(admin, id)
  const page = async () => (await server.anonymous.get(`/api/invoice/${hash}/getbycustomer`)).body
  expect(await page()).toMatchObject({ asks_payment: true, to_be_paid: true })
  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  await send(admin, credit.id)
  expect(await page()).toMatchObject({ asks_payment: true, to_be_paid: false })
})
