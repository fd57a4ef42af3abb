import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'

/** What article 35a of the Dutch VAT act asks of an invoice is there before it gets its number. */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const relation = { fullname: 'Jan Mol', ...resident }
const make = async ({ post }: TestClient, more: object = {}) =>
  (await post('/api/invoice', { relation, items, ...more })).body as { id: number; calculation_id: number }
const send = ({ post }: TestClient, id: number) => post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
const read = async ({ get }: TestClient, id: number) => (await get(`/api/invoice/${id}`)).body
const linesOf = async ({ get }: TestClient, id: number) => (await get(`/api/calculation/${id}`)).body.calculationitems

/** What sending is refused for, which is what the page said before and changes nothing. */
async function refusalOf(admin: TestClient, id: number): Promise<string[]> {
  const { cannot } = await read(admin, id)
  const answer = await send(admin, id)
  expect(answer.status).toBe(409)
  expect(answer.body.message).toBe(cannot.send)
  expect(await read(admin, id)).toMatchObject({ status: 'draft', number: null, version_number: 0 })
  return answer.body.message.split('\n')
}

test('everything that the law asks and that lacks is named at once, with where to fill it in (R-INV-001, G-NUM)', async () => {
  const { admin } = await server.company()
  await server.owner.query(
    `update company set address = null, number = null, postcode = null, city = null, vat_number = null where id = (select company_id from "user" where id = ${admin.userId})`,
  )
  const { id } = await make(admin, { relation: { fullname: 'Jan Mol' } })
  expect(await refusalOf(admin, id)).toEqual([
    'Vul straat en huisnummer van je bedrijf in bij Instellingen › Bedrijfsgegevens.',
    'Vul de postcode van je bedrijf in bij Instellingen › Bedrijfsgegevens.',
    'Vul de plaats van je bedrijf in bij Instellingen › Bedrijfsgegevens.',
    'Vul het btw-nummer van je bedrijf in bij Instellingen › Bedrijfsgegevens.',
    'Vul straat en huisnummer van de klant in bij de relatie.',
    'Vul de postcode van de klant in bij de relatie.',
    'Vul de plaats van de klant in bij de relatie.',
  ])
})

test('an address that was filled in at the relation since stands on the draft that is sent', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin, { relation: { fullname: 'Jan Mol' } })
  await refusalOf(admin, id)
  const { relation_id } = await read(admin, id)
  await admin.patch(`/api/relation/${relation_id}`, { address: 'Berkumstraat', number: '41', postcode: '8021 VX' })
  expect(await refusalOf(admin, id)).toEqual(['Vul de plaats van de klant in bij de relatie.'])
  await admin.patch(`/api/relation/${relation_id}`, { city: 'Zwolle' })
  expect((await send(admin, id)).body).toMatchObject({
    status: 'sent',
    customer: { address: 'Berkumstraat 41', postcode: '8021 VX', city: 'Zwolle' },
  })
})

test('an invoice without lines, of 0,00, below zero or with a line that says nothing gets no number (R-INV-001, G-NUM)', async () => {
  const { admin } = await server.company()
  const lines = async (...items: object[]) => refusalOf(admin, (await make(admin, { items })).id)
  expect(await lines()).toEqual(['Zet eerst een regel op de factuur: een lege factuur krijgt geen nummer.'])
  expect(await lines({ item_type: 'header', item_name: 'Dak' })).toEqual([
    'Zet eerst een regel op de factuur: een lege factuur krijgt geen nummer.',
  ])
  expect(await lines({ ...items[0], additionalwork: true, selected: false })).toEqual([
    'Zet eerst een regel op de factuur: een lege factuur krijgt geen nummer.',
  ])
  const [line] = items
  expect(await lines(line ?? {}, { ...line, item_name: 'Korting', product_amount: -1 })).toEqual([
    'Deze factuur komt op € 0,00 en krijgt geen nummer. Vul een prijs in of annuleer de factuur.',
  ])
  expect(await lines({ ...line, product_amount: -1 })).toEqual([
    'Een factuur onder nul is een creditfactuur. Maak die bij de factuur die je crediteert.',
  ])
  expect(await lines({ ...line, item_name: '' })).toEqual(['Omschrijf bij elke regel wat er is gedaan of geleverd.'])
  const sent = await make(admin)
  expect((await send(admin, sent.id)).body.number).toMatch(/-0001$/)
})

test('where VAT is shifted both VAT numbers are there and look like one; exempt work needs none (article 35a, d)', async () => {
  const { admin } = await server.company()
  const organization = (await admin.post('/api/organization', { name: 'Bouw BV' })).body
  const person = { name: 'Ada', surname: 'Vos', organization_id: organization.id, ...resident }
  const { id: relation_id } = (await admin.post('/api/relation', person)).body
  const { id, calculation_id } = (await admin.post('/api/invoice', { relation_id, items })).body
  const [line] = await linesOf(admin, calculation_id)
  await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })
  const company = `where id = (select company_id from "user" where id = ${admin.userId})`
  await server.owner.query(`update company set vat_number = null ${company}`)
  expect(await refusalOf(admin, id)).toEqual([
    'Vul het btw-nummer van je bedrijf in bij Instellingen › Bedrijfsgegevens.',
    'Bij verlegde of intracommunautaire btw moet het btw-nummer van de klant bekend zijn. Vul het in bij de organisatie.',
  ])
  await server.owner.query(`update company set vat_number = 'NL001234567B01' ${company}`)
  await admin.patch(`/api/organization/${organization.id}`, { vat_number: 'onbekend' })
  expect(await refusalOf(admin, id)).toEqual([
    'Het btw-nummer van de klant klopt niet, zoals NL001234567B01. Verbeter het bij de organisatie.',
  ])
  await server.owner.query(`update company set vat_number = null ${company}`)
  await admin.patch(`/api/calculationitem/${line.id}`, { vat_category: 'exempt' })
  expect((await send(admin, id)).status).toBe(200)
})

test('a typed invoice date is no day to come, of another year, or before the last invoice; without one it is today', async () => {
  const { admin } = await server.company()
  const now = today(DUTCH)
  const dated = async (documentdate: string) => {
    const { id } = await make(admin)
    await server.owner.query(`update invoice set created_at = now() - interval '20 days' where id = ${id}`)
    await admin.patch(`/api/invoice/${id}`, { documentdate })
    return id
  }
  expect(await refusalOf(admin, await dated(addDays(now, 1)))).toEqual([
    'De factuurdatum ligt in de toekomst. Kies de dag waarop je de factuur verstuurt.',
  ])
  expect(await refusalOf(admin, await dated(`${Number(now.slice(0, 4)) - 1}-12-31`))).toEqual([
    'De factuurdatum ligt in een ander jaar dan het factuurnummer. Kies vandaag, en zet de dag van het werk bij Leverdatum.',
  ])
  const first = `${now.slice(0, 4)}-01-01`
  const early = await dated(first)
  expect((await send(admin, early)).body).toMatchObject({ status: 'sent', documentdate: first })
  // The day on which it was made comes by itself, and is no day that somebody typed.
  const old = await dated(addDays(now, -20))
  expect((await send(admin, old)).body.documentdate).toBe(now)
  const shown = now.split('-').reverse().join('-')
  expect(await refusalOf(admin, await dated(first))).toEqual([
    `Er is al een factuur van ${shown}. De factuurdatum mag niet eerder zijn: nummers en datums lopen gelijk op.`,
  ])
})

test('a due date in the past is refused, today is not', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  await admin.patch(`/api/invoice/${id}`, { enddate: addDays(today(DUTCH), -1) })
  expect(await refusalOf(admin, id)).toEqual([
    'De vervaldatum is al voorbij. Kies een latere dag of maak het veld leeg.',
  ])
  await admin.patch(`/api/invoice/${id}`, { enddate: today(DUTCH) })
  expect((await send(admin, id)).status).toBe(200)
})

test('of sixteen with typed days that are sent at one moment the days follow each other as the numbers do (G-NUM)', async () => {
  const { admin } = await server.company()
  const now = today(DUTCH)
  const ids = await Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      const { id } = await make(admin)
      await server.owner.query(`update invoice set created_at = now() - interval '40 days' where id = ${id}`)
      await admin.patch(`/api/invoice/${id}`, { documentdate: addDays(now, at % 2 ? -at : 0) })
      return id
    }),
  )
  await Promise.all(ids.map(id => send(admin, id)))
  const rows = (await admin.get('/api/invoice?status=sent&sort=number')).body as {
    number: string
    documentdate: string
  }[]
  expect(rows.length).toBeGreaterThan(7)
  expect(rows.map(({ number }) => Number(number.slice(-4)))).toEqual(rows.map((_, at) => at + 1))
  expect(rows.map(({ documentdate }) => documentdate)).toEqual(rows.map(({ documentdate }) => documentdate).sort())
})
