import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

interface Table {
  columns: { header: string }[]
  lines: { cells: { text: string }[] }[]
  totals: { label: string; text: string }[]
}

/** The price table of a document as its customer sees it, in words. */
async function shownTable(kind: string, hash: string) {
  const page = (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body
  const blocks: { type: string; table: Table }[] = page.widgets.flatMap(({ blocks }: { blocks: object[] }) => blocks)
  const table = blocks.find(({ type }) => type === 'table')?.table
  return {
    columns: table?.columns.map(({ header }) => header),
    lines: table?.lines.map(({ cells }) => cells.map(({ text }) => plain(text)).join('|')),
    totals: table?.totals.map(({ label, text }) => plain(`${label}|${text}`)),
  }
}

const organization = { name: 'Mol BV', vat_number: 'NL001234567B01' }

test('an invoice says what one costs without VAT, every total, and each rate and reason with its base', async () => {
  const { admin } = await server.company()
  const { id: organization_id } = (await admin.post('/api/organization', organization)).body
  const relation = (await admin.post('/api/relation', { name: 'Jan', surname: 'Mol', organization_id, ...resident }))
    .body
  const items = [
    { item_name: 'Panelen', product_amount: 2, unit_rate_exc_manual: 500, vat_percentage: 21 },
    { item_name: 'Montage', unit_rate_exc_manual: 400, vat_percentage: 0 },
    { item_name: 'Keuring', unit_rate_exc_manual: 50, vat_percentage: 0 },
    { item_name: 'Export', unit_rate_exc_manual: 25, vat_percentage: 0 },
  ]
  const { body: invoice } = await admin.post('/api/invoice', { relation_id: relation.id, items })
  const lines = (await admin.get(`/api/invoice/${invoice.id}?with=calculation`)).body.calculation.calculationitems
  await admin.patch(`/api/calculationitem/${lines[1].id}`, { vat_category: 'reverse' })
  await admin.patch(`/api/calculationitem/${lines[2].id}`, { vat_category: 'exempt', vat_reason: 'Artikel 11 Wet OB' })
  const sent = await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  expect(sent.status).toBe(200)
  expect(await shownTable('invoice', invoice.hash)).toEqual({
    columns: ['Omschrijving', 'Aantal', 'Prijs excl. btw', 'Totaal excl. btw'],
    lines: [
      'Panelen|2 stuks|500,00|1.000,00',
      'Montage|1 stuk|400,00|400,00',
      'Keuring|1 stuk|50,00|50,00',
      'Export|1 stuk|25,00|25,00',
    ],
    totals: [
      'Totaal excl. btw|€ 1.475,00',
      'Artikel 11 Wet OB over € 50,00|€ 0,00',
      'Btw verlegd over € 400,00|€ 0,00',
      'Btw 0 % over € 25,00|€ 0,00',
      'Btw 21 % over € 1.000,00|€ 210,00',
      'Totaal inclusief btw|€ 1.685,00',
    ],
  })
  const { rows } = await server.owner.query(
    `select content::json->'lines' as lines from documentversion where versionable_type = 'invoice' and versionable_id = ${invoice.id}`,
  )
  expect(rows[0].lines).toMatchObject([
    { vat_rate: 21, vat_category: 'standard', vat_reason: null, vat: [{ rate: 21, base: 1000, amount: 210 }] },
    { vat_category: 'reverse', vat_reason: 'Btw verlegd', vat: [{ category: 'reverse', base: 400, amount: 0 }] },
    { vat_category: 'exempt', vat_reason: 'Artikel 11 Wet OB', vat: [{ rate: 0, base: 50, amount: 0 }] },
    { vat_category: 'zero', vat_reason: null, vat: [{ rate: 0, base: 25, amount: 0 }] },
  ])
})

test('a line that is split over rates says in the version what it comes to by each', async () => {
  const { admin } = await server.company()
  const items = [{ item_name: 'Ketel', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body: invoice } = await admin.post('/api/invoice', { relation: { fullname: 'Jan Mol', ...resident }, items })
  const [line] = (await admin.get(`/api/invoice/${invoice.id}?with=calculation`)).body.calculation.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { percentage_vat_21: 60, percentage_vat_9: 40 })
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  const { rows } = await server.owner.query(
    `select content::json->'lines'->0->'vat' as vat from documentversion where versionable_type = 'invoice' and versionable_id = ${invoice.id}`,
  )
  expect(rows[0].vat).toMatchObject([
    { rate: 9, base: 400, amount: 36 },
    { rate: 21, base: 600, amount: 126 },
  ])
})

test('an invoice of a quotation shows its VAT as invoices do, also where the quotation showed other columns', async () => {
  const { admin } = await server.company()
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body: quotation } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol', ...resident },
    items,
  })
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  expect((await shownTable('quotation', quotation.hash)).totals?.[0]).toBe('Totaal inclusief btw|€ 1.210,00')
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  const bill = (part: object) =>
    admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id, ...part })
  for (const { body } of [
    await bill({ partialinvoicetype: 'frompercentage', percentage: 40 }),
    await bill({ partialinvoicetype: 'rest' }),
  ]) {
    await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
    const { columns, totals } = await shownTable('invoice', body.hash)
    expect(columns).toEqual(['Omschrijving', 'Aantal', 'Prijs excl. btw', 'Totaal excl. btw'])
    expect(totals?.map(total => total.split('|')[0]?.replace(/ over .*/, ''))).toEqual([
      'Totaal excl. btw',
      'Btw 21 %',
      'Totaal inclusief btw',
    ])
  }
  const { body: second } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol', ...resident }, items })
  await admin.post(`/api/quotation/${second.id}/sendemail`, { dontsentbutmarksent: true })
  const whole = (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: second.id })).body
  await admin.post(`/api/invoice/${whole.id}/sendemail`, { dontsentbutmarksent: true })
  expect((await shownTable('invoice', whole.hash)).columns).toContain('Prijs excl. btw')
})
