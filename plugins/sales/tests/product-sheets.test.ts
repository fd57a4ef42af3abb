import { afterAll, beforeAll, expect, test } from 'bun:test'
import { csv, finish, spreadsheet } from '@core/imports/tests/import-client'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const form = (file: File) => {
  const data = new FormData()
  data.set('file', file)
  return data
}
const bring = (client: TestClient, path: string, file: File, query = '') =>
  client.post(`/api/${path}${query}`, form(file))
const namesOf = async (client: TestClient) =>
  ((await client.get('/api/product')).body as { item_name: string }[]).map(({ item_name }) => item_name)

const SHEET = csv(
  'item_name;external_reference;product_group;unit_rate_exc;cost_price;type;kleur',
  'Paneel;P-1;Zon;164,50;120;standard;zwart',
  'Boiler;B-1;Warmte;900;950;standard;wit',
  'Leeg;L-1;Overig;;;standard;',
  'Fout;F-1;Overig;veel;;standard;',
)

test('a sheet of products is tried first, then taken over, and undone as if it never was (C-0477, G-IMPX, R-PROD-005)', async () => {
  const company = await server.company()
  const { admin } = company
  const path = `company/${company.id}/importproducts`
  const { id } = (await admin.post('/api/product', { item_name: 'Oud paneel', external_reference: 'P-1' })).body
  const tried = await bring(admin, path, SHEET, '?try=true')
  expect(tried).toMatchObject({
    status: 200,
    body: {
      ...{ created: 2, updated: 1, skipped: 0 },
      errors: [{ row: 5, message: 'Prijs excl. btw: Vul een getal in.' }],
      warnings: [
        { row: 1, message: 'Kolom “kleur” wordt niet ingelezen.' },
        { row: 3, message: 'De prijs ligt onder de kostprijs.' },
        { row: 4, message: 'Er staat geen prijs bij.' },
      ],
    },
  })
  expect(await namesOf(admin)).toEqual(['Oud paneel'])

  const file = tried.body.importfile_id
  expect((await finish(server, admin, file, 'start')).counts).toEqual({ created: 2, updated: 1, refused: 1 })
  expect(await namesOf(admin)).toEqual(['Boiler', 'Leeg', 'Paneel'])
  expect((await admin.get(`/api/product/${id}`)).body).toMatchObject({
    ...{ item_name: 'Paneel', product_group: 'Zon', cost_price: 120, price_exc: 164.5, margin_percentage: 27.1 },
  })
  await finish(server, admin, file, 'undo')
  expect(await namesOf(admin)).toEqual(['Oud paneel'])
  expect((await admin.get(`/api/product/${id}`)).body).toMatchObject({ cost_price: null, price_exc: null })
})

test('without trying, a sheet is imported within the request and can be undone as well; products without article numbers are known by name', async () => {
  const company = await server.company()
  const { admin } = company
  const sheet = await spreadsheet(['item_name', 'unit_rate_exc'], ['Kabel', 2.125], ['Buis', 4])
  const first = await bring(admin, `company/${company.id}/importproducts`, sheet)
  expect(first).toMatchObject({ status: 200, body: { created: 2, updated: 0, errors: [], warnings: [] } })
  const again = await bring(
    admin,
    `company/${company.id}/importproducts`,
    csv('item_name;unit_rate_exc', 'kabel;3', 'Kabel;4'),
  )
  expect(again.body).toMatchObject({ created: 0, updated: 1, errors: [{ row: 3 }] })
  await finish(server, admin, again.body.importfile_id, 'undo')
  const list = (await admin.get('/api/product')).body as { item_name: string; price_exc: number }[]
  expect(list.map(({ item_name, price_exc }) => [item_name, price_exc])).toEqual([
    ['Buis', 4],
    ['Kabel', 2.125],
  ])
})

test('an export names its file, and brought back in another company it makes the same products (C-0475, R-PROD-006)', async () => {
  const company = await server.company()
  const { admin } = company
  const main = (await admin.post('/api/product', { item_name: 'Paneel; "zwart"', cost_price: 1.25 })).body
  await admin.patch(`/api/producttablerow/${main.producttablerows[0].id}`, { unit_rate_exc: 1234.5 })
  await admin.post('/api/product', {
    ...{ item_name: '=Beugel', type: 'sub', derivative_id: main.id, sub_amount: 2.5, gl_reference: '8000' },
    ...{ gl_description: 'Omzet', product_group: 'Zon', vat_percentage: 9 },
  })
  const gone = (await admin.post('/api/product', { item_name: 'Weg' })).body
  await admin.delete(`/api/product/${gone.id}`)
  for (const format of ['csv', 'xlsx']) {
    const answer = await admin.raw('GET', `/api/company/${company.id}/exportproducts?format=${format}`)
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="producten-\\d{4}-\\d\\d-\\d\\d\\.${format}"`),
    )
    const bytes = await answer.arrayBuffer()
    const other = await server.company()
    const type = answer.headers.get('content-type') ?? ''
    const import_ = () =>
      bring(other.admin, `company/${other.id}/importproducts`, new File([bytes], `x.${format}`, { type }))
    // A part is found by the name of its product, so that comes first.
    expect((await import_()).body).toMatchObject({ created: 1, errors: [{ row: 2 }] })
    expect((await import_()).body).toMatchObject({ created: 1, skipped: 1, errors: [] })
    const [part, panel] = (await other.admin.get('/api/product')).body
    expect(panel).toMatchObject({ item_name: 'Paneel; "zwart"', unit_rate_exc: 1234.5, cost_price: 1.25 })
    expect(part).toMatchObject({
      ...{ item_name: '=Beugel', type: 'sub', derivative_id: panel.id, sub_amount: 2.5, gl_reference: '8000' },
      ...{ gl_description: 'Omzet', vat_percentage: 9, percentage_vat_9: 100 },
    })
  }
})

test('a sheet of price rows is tried, taken over and undone; it fills empty rows and renews those from the same amount (C-0557)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/product', { item_name: 'Glas', calc_method: 'table' })).body
  const path = `product/${id}/importproducttablerows`
  const prices = async () =>
    ((await admin.get(`/api/product/${id}`)).body.producttablerows as Record<string, number | null>[]).map(row => [
      row.unit_amount,
      row.unit_rate_exc,
    ])
  const sheet = csv('Vanaf aantal;Prijs excl. btw', '1;96', '10;"88,50"', '25;80', '50;niks')
  const tried = await bring(admin, path, sheet, '?try=true')
  expect(tried.body).toMatchObject({ created: 1, updated: 2, errors: [{ row: 5 }] })
  expect(await prices()).toEqual([
    [null, null],
    [null, null],
  ])
  const file = tried.body.importfile_id
  await finish(server, admin, file, 'start')
  const renewed = await bring(admin, path, csv('unit_amount;unit_rate_exc', '10;90', '100;70'))
  expect(renewed.body).toMatchObject({ created: 1, updated: 1, errors: [] })
  expect(await prices()).toEqual([
    [1, 96],
    [10, 90],
    [25, 80],
    [100, 70],
  ])
  await finish(server, admin, renewed.body.importfile_id, 'undo')
  expect(await prices()).toEqual([
    [1, 96],
    [10, 88.5],
    [25, 80],
  ])
  await finish(server, admin, file, 'undo')
  expect(await prices()).toEqual([
    [null, null],
    [null, null],
  ])
})

test('of sixteen sheets of price rows at once no amount gets two prices', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/product', { item_name: 'Glas', calc_method: 'table' })).body
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      bring(admin, `product/${id}/importproducttablerows`, csv('unit_amount;unit_rate_exc', `1;${n}`, `10;${n}`)),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const rows = (await admin.get(`/api/product/${id}`)).body.producttablerows
  expect(rows.map((row: { unit_amount: number }) => row.unit_amount)).toEqual([1, 10])
})

test('what is no sheet, has too many rows or another product is refused and changes nothing', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = (await admin.post('/api/product', { item_name: 'Glas' })).body
  const path = `company/${company.id}/importproducts`
  const many = csv('item_name', ...Array.from({ length: 501 }, (_, n) => `Product ${n}`))
  expect(await bring(admin, path, many)).toMatchObject({
    status: 422,
    body: { errors: { file: ['Dit bestand heeft te veel regels. Importeer er hooguit 500 tegelijk.'] } },
  })
  const picture = new File([new Uint8Array([137, 80, 78, 71])], 'x.csv', { type: 'text/csv' })
  expect((await bring(admin, path, picture)).status).toBe(422)
  expect((await admin.post(`/api/${path}`, new FormData())).status).toBe(422)
  expect(await namesOf(admin)).toEqual(['Glas'])
  const stranger = await server.company()
  const steps = csv('unit_amount;unit_rate_exc', '1;2')
  expect((await bring(stranger.admin, `product/${id}/importproducttablerows`, steps)).status).toBe(404)
  await admin.delete(`/api/product/${id}`)
  expect((await bring(admin, `product/${id}/importproducttablerows`, steps)).status).toBe(404)
})

test('the products of a company are its own and those of staff of the platform, whose work its log shows (C-0441)', async () => {
  const company = await server.company()
  const { admin } = company
  await admin.post('/api/product', { item_name: 'Zonnepaneel', cost_price: 3 })
  const stranger = await server.company()
  const platform = await server.company({ name: 'Vakwerk Platform', modules: ['ADMIN'] })
  const possible = (client: TestClient) => client.post(`/api/company/${company.id}/getpossibleproducts`)
  expect((await possible(admin)).body).toEqual([
    {
      ...{ id: expect.any(Number), item_name: 'Zonnepaneel', product_group: 'Overig', type: 'standard' },
      ...{ unit_of_measurement: 'stuks', external_reference: null },
    },
  ])
  expect((await possible(platform.admin)).body).toMatchObject([{ item_name: 'Zonnepaneel' }])
  expect((await possible(stranger.admin)).status).toBe(404)
  expect((await platform.admin.post('/api/company/999999/getpossibleproducts')).status).toBe(404)
  expect((await possible(await company.user({ user_type: 'partner', role: 100 }))).status).toBe(403)
  expect((await possible(await platform.user({ user_type: 'partner', role: 100 }))).status).toBe(403)
  const poor = await server.company({ modules: ['BASIS'] })
  expect((await poor.admin.post(`/api/company/${poor.id}/getpossibleproducts`)).status).toBe(403)

  const path = `company/${company.id}/importproducts`
  const sheet = csv('item_name;unit_rate_exc', 'Kabel;2')
  expect((await bring(stranger.admin, path, sheet)).status).toBe(404)
  const { body } = await bring(platform.admin, path, sheet)
  expect(body).toMatchObject({ created: 1, errors: [] })
  expect(await namesOf(admin)).toEqual(['Kabel', 'Zonnepaneel'])
  const { rows } = await server.owner.query(
    `select impersonator_name, user_id from log_item where company_id = $1 and loggable_type = 'product' order by id desc limit 1`,
    [company.id],
  )
  expect(rows).toEqual([{ impersonator_name: 'Vakwerk Platform', user_id: null }])
  const file = await platform.admin.raw('GET', `/api/company/${company.id}/exportproducts?format=csv`)
  expect(await file.text()).toContain('Kabel')
  expect((await stranger.admin.get(`/api/company/${company.id}/exportproducts`)).status).toBe(404)
  await finish(server, admin, body.importfile_id, 'undo')
  expect(await namesOf(admin)).toEqual(['Zonnepaneel'])
})
