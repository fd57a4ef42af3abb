import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
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
  expect((await read(admin, id)).can).toEqual(['send', 'cancel', 'copy', 'delete'])
  await send(admin, id)
  const sent = await read(admin, id)
  expect(sent.can).toEqual(['approve', 'expire', 'pay', 'writeOff', 'view', 'notePayment', 'credit', 'copy'])
  expect(sent.cannot.remind).toBe('Alleen een factuur die te laat is krijgt een herinnering.')
  await server.owner.query(`update invoice set enddate = '2026-01-01' where id = ${id}`)
  expect((await read(admin, id)).can).toContain('remind')
  await admin.post(`/api/invoice/${id}/markpaid`)
  expect((await read(admin, id)).can).toEqual(['view', 'notePayment', 'credit', 'copy', 'putBack'])
})

test('crediting is not offered on what was credited wholly, nor on a credit (R-INV-007)', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  await send(admin, id)
  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  expect((await read(admin, id)).cannot.credit).toBe('Deze factuur is al helemaal gecrediteerd.')
  await send(admin, credit.id)
  expect((await read(admin, id)).can).toEqual(['view', 'notePayment', 'copy'])
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
  expect((await listed(admin, ids[1] ?? 0)).can).toEqual(['send', 'cancel', 'copy', 'delete'])
})

test('rows of a list offer a credit only of what is left, whatever was paid and whether its credits went out (R-INV-007)', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  const other = await made(admin)
  for (const one of [id, other.id]) await send(admin, one)
  await admin.post(`/api/invoice/${id}/markpaid`)
  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  for (const act of [() => undefined, () => send(admin, credit.id)]) {
    await act()
    expect((await listed(admin, id)).can).not.toContain('credit')
    expect((await listed(admin, other.id)).can).toContain('credit')
    expect((await admin.post(`/api/invoice/${id}/createcreditinvoice`)).status).toBe(409)
  }
})

test('copying is not offered of a credit, nor of a part of a quotation of which less is left (G-COPYDOC, G-PART)', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  await send(admin, id)
  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  const quotation = (await admin.post('/api/quotation', { relation, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const part = { quotation_id: quotation.id, partialinvoicetype: 'frompercentage', percentage: 60 }
  const first = (await admin.post('/api/invoice/createinvoicefromquotation', part)).body
  for (const refused of [credit.id, first.id]) {
    const { can, cannot } = await read(admin, refused)
    const { status, body } = await admin.post(`/api/invoice/${refused}/duplicate`)
    expect(can).not.toContain('copy')
    expect([status, body.message]).toEqual([409, cannot.copy])
  }
  expect((await read(admin, id)).can).toContain('copy')
})

test('billing a quotation is offered until all of it is billed, on its page and in the list (R-INV-008)', async () => {
  const { admin } = await server.company()
  const quotation = (await admin.post('/api/quotation', { relation, items })).body
  const path = `/api/quotation/${quotation.id}`
  const inList = async () => (await admin.get('/api/quotation?limit=50')).body.data[0].can
  await admin.post(`${path}/sendemail`, { dontsentbutmarksent: true })
  const bill = (part: object) =>
    admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id, ...part })
  await bill({ partialinvoicetype: 'frompercentage', percentage: 40 })
  expect((await admin.get(path)).body.can).toContain('bill')
  expect(await inList()).toContain('bill')
  const rest = (await bill({ partialinvoicetype: 'rest' })).body
  const { can, cannot } = (await admin.get(path)).body
  expect(can).not.toContain('bill')
  expect(cannot.bill).toBe((await bill({ partialinvoicetype: 'rest' })).body.message)
  expect(await inList()).not.toContain('bill')
  expect(can).toContain('convert')
  await admin.post(`/api/invoice/${rest.id}/cancel`)
  expect(await inList()).toContain('bill')
})

test('what lies in the trash offers nothing until it is taken out', async () => {
  const { admin } = await server.company()
  const { id } = await made(admin)
  await admin.delete(`/api/invoice/${id}`)
  expect((await admin.get('/api/invoice/trashed')).body[0].can).toEqual([])
})

test('a list says what may be done with its rows in one statement more, however many there are (DESIGN §4)', async () => {
  const { admin } = await server.company()
  const count = async (path: string) => {
    server.statements()
    await admin.get(path)
    return server.statements().length
  }
  for (let i = 0; i < 4; i++) {
    const { id } = await made(admin)
    await send(admin, id)
    const quotation = (await admin.post('/api/quotation', { relation, items })).body
    await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  }
  expect(await count('/api/invoice?limit=50')).toBeLessThanOrEqual(budget(4))
  expect(await count('/api/quotation?limit=50')).toBeLessThanOrEqual(budget(4))
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
