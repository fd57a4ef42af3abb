import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { standIn } from '../vies/stand-in'

/** Reverse charge rests on a VAT number that holds: the register of the Union is asked, and its answer is the proof. */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A draft with reverse charge, or with VAT, for an organization with a VAT number. */
async function draft(admin: TestClient, vat_number: string, { reverse = true } = {}): Promise<number> {
  const organization = { name: 'Bouw BV', kvk: '87654321', vat_number }
  const { id: organization_id } = (await admin.post('/api/organization', organization)).body
  const person = { name: 'Ada', surname: 'Vos', email: 'ada@bouw.example', organization_id, ...resident }
  const relation_id = (await admin.post('/api/relation', person)).body.id
  const items = [{ item_name: 'Montage', product_amount: 1, unit_rate_exc_manual: 500, vat_percentage: 21 }]
  const { id, calculation_id } = (await admin.post('/api/invoice', { relation_id, items })).body
  const [line] = (await admin.get(`/api/calculation/${calculation_id}`)).body.calculationitems
  if (reverse) await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })
  return id
}
const mark = (admin: TestClient, id: number) =>
  admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
const proof = async (admin: TestClient, id: number) => (await admin.get(`/api/invoice/${id}/vatnumbercheck`)).body

test('sending an invoice with reverse charge asks the register with both VAT numbers and keeps its answer, day and consultation number', async () => {
  const { admin } = await server.company()
  const id = await draft(admin, 'NL 123.456.789.B01')
  expect(await proof(admin, id)).toEqual({ vat_number: 'NL123456789B01', checked: null })
  expect((await mark(admin, id)).body.status).toBe('sent')
  const kept = await proof(admin, id)
  expect(kept.checked).toMatchObject({ valid: true, name: 'Proefbedrijf' })
  expect(kept.checked.consultation_number).toStartWith('WAPI')
  await server.settled()
  // One answer is enough: what is proven is not asked again by itself.
  expect(standIn().asked.filter(number => number === 'NL123456789B01')).toHaveLength(1)
  expect(await proof(admin, id)).toEqual(kept)
})

test('a number that does not hold is named and nothing is sent; with VAT nobody is asked', async () => {
  const { admin } = await server.company()
  standIn().unknown.add('BE0404616494')
  const id = await draft(admin, 'BE0404616494')
  const answer = await mark(admin, id)
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Het btw-nummer BE0404616494 van de klant staat niet in VIES, het register van de Europese Unie. Verbeter het bij de organisatie, of breng btw in rekening.',
  ])
  expect((await admin.get(`/api/invoice/${id}`)).body).toMatchObject({ status: 'draft', number: null })
  expect((await admin.post(`/api/invoice/${id}/checkvatnumber`)).body.checked).toMatchObject({ valid: false })
  const charged = await draft(admin, 'BE0404616494', { reverse: false })
  expect(await proof(admin, charged)).toEqual({ vat_number: null, checked: null })
  expect((await mark(admin, charged)).body.status).toBe('sent')
})

test('a register that does not answer stops nobody: the log says so, and it can be asked again later', async () => {
  const { admin } = await server.company()
  standIn().silent.add('DE')
  const id = await draft(admin, 'DE129273398')
  expect((await mark(admin, id)).body.status).toBe('sent')
  await server.settled()
  const { rows } = await server.owner.query(
    `select description from log_item where loggable_type = 'invoice' and loggable_id = $1`,
    [id],
  )
  expect(rows.map(row => row.description)).toContain('vat_number_unchecked')
  const again = () => admin.post(`/api/invoice/${id}/checkvatnumber`)
  expect((await again()).status).toBe(409)
  standIn().silent.delete('DE')
  expect((await again()).body.checked.valid).toBe(true)
})

test('of many that are sent at once a number that does not hold is told to whoever handles the invoice', async () => {
  const { admin } = await server.company()
  standIn().unknown.add('FR40303265045')
  const id = await draft(admin, 'FR40303265045')
  await admin.post('/api/invoice/bulksend', { ids: [id] })
  await server.settled()
  const { number, status } = (await admin.get(`/api/invoice/${id}`)).body
  expect(status).toBe('sent')
  const titles = (await admin.get('/api/notification')).body.map((one: { title: string }) => one.title)
  expect(titles).toContain(`Btw-nummer op factuur ${number} klopt niet`)
})

test('another company finds neither the number nor its proof', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const id = await draft(admin, 'NL123456789B01')
  expect((await stranger.get(`/api/invoice/${id}/vatnumbercheck`)).status).toBe(404)
  expect((await stranger.post(`/api/invoice/${id}/checkvatnumber`)).status).toBe(404)
})
