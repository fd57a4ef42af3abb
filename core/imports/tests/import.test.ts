import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { check, csv, finish, importFile, rowsOf, spreadsheet, upload, windowsCsv } from './import-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const HEADERS = 'Voornaam;Achternaam;E-mail;Telefoonnummer;Woonplaats;Opmerking'

test('a file of Excel for Windows tells its columns, what they probably are, and imports nothing yet (R-API-008)', async () => {
  const { admin } = await server.company()
  const made = await upload(
    admin,
    windowsCsv(HEADERS, 'Zoë;Müller;zoe@test.example;0612345678;Köln;belt graag', ';;;;;'),
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    resource: 'relation',
    filename: 'relaties.csv',
    row_count: 1,
    state: 'new',
    mapping: ['name', 'surname', 'email', 'phone', 'city', null],
    match_by: 'email',
    match_fields: ['email', 'phone'],
    counts: { read: 1 },
  })
  expect(made.body.columns[0]).toEqual({ header: 'Voornaam', examples: ['Zoë'] })
  expect(made.body.fields[0]).toEqual({ name: 'name', label: 'Voornaam', required: false, kind: 'text' })
  expect((await admin.get('/api/relation')).body).toEqual([])
})

test('trying every row tells beforehand what happens, per field in Dutch, and changes nothing', async () => {
  const { admin, id: companyId } = await server.company()
  const there = (await admin.post('/api/relation', { name: 'Jan', surname: 'Vos', email: 'Jan@Test.example' })).body
  const { body } = await upload(
    admin,
    csv(
      HEADERS,
      'Jan;de Vos;jan@test.example;0611111111;Delft;',
      'Piet;Kok;piet@test.example;0622222222;Gouda;',
      ';;zonder@test.example;0633333333;Lisse;',
      `Lang;Nummer;lang@test;${'0'.repeat(40)};Ede;`,
      'Piet;Dubbel;PIET@test.example;0644444444;Gouda;',
    ),
  )
  const before = await contents(companyId)
  const checked = await check(server, admin, body.id)
  expect(checked).toMatchObject({ state: 'checked', counts: { update: 1, create: 1, wrong: 3 } })
  expect(await contents(companyId)).toEqual(before)
  const rows = await rowsOf(admin, body.id)
  expect(rows.map(({ row, status, errors }) => [row, status, errors])).toEqual([
    [2, 'update', {}],
    [3, 'create', {}],
    [4, 'wrong', { name: 'Vul dit veld in.' }],
    [
      5,
      'wrong',
      { email: 'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.', phone: 'Gebruik maximaal 32 tekens.' },
    ],
    [6, 'wrong', { email: 'Deze waarde staat ook al in regel 3 van het bestand.' }],
  ])
  expect(rows[0]?.record_id).toBe(there.id)
})

test('an import makes and changes records as POST and PATCH do, and a wrong row stops no other', async () => {
  const { admin } = await server.company()
  const there = (
    await admin.post('/api/relation', { name: 'Jan', surname: 'Vos', email: 'jan@test.example', city: 'Delft' })
  ).body
  const done = await importFile(
    server,
    admin,
    csv(HEADERS, 'Jan;de Vos;jan@test.example;;;', ';;;0633333333;;', 'Piet;Kok;piet@test.example;+31612345678;Gouda;'),
  )
  expect(done).toMatchObject({ state: 'done', counts: { updated: 1, refused: 1, created: 1 }, user_fullname: 'Beheer' })
  const after = (await admin.get(`/api/relation/${there.id}`)).body
  expect(after).toMatchObject({ surname: 'de Vos', city: 'Delft', version: there.version + 1 })
  const [piet] = (await admin.get('/api/relation?query=piet')).body
  expect(piet).toMatchObject({ fullname: 'Piet Kok', phone: '+31612345678', country: 'Nederland' })
  const log = (await admin.get(`/api/relation/${there.id}/log`)).body
  expect(log[0]).toMatchObject({ description: 'updated', user_id: admin.userId, old_value: { surname: 'Vos' } })
  const rows = await rowsOf(admin, done.id)
  expect(rows.find(({ status }) => status === 'created')?.record_id).toBe(piet.id)
})

test('records that are there can be left as they are, and without a field to know them by every row is a new one', async () => {
  const { admin } = await server.company()
  await admin.post('/api/relation', { name: 'Jan', email: 'jan@test.example' })
  const file = () => csv('Voornaam;E-mailadres', 'Jan-Willem;jan@test.example')
  expect((await importFile(server, admin, file(), { existing: 'skip' })).counts).toEqual({ skipped: 1 })
  expect((await importFile(server, admin, file(), { match_by: null })).counts).toEqual({ created: 1 })
  const names = (await admin.get('/api/relation?sort=id')).body.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Jan', 'Jan-Willem'])
  const { body } = await upload(admin, file())
  const checked = await check(server, admin, body.id, { match_by: 'email' })
  expect(checked.counts).toEqual({ wrong: 1 })
  expect((await rowsOf(admin, body.id))[0]?.errors).toEqual({
    email: 'Er zijn al 2 gegevens met deze waarde. Het is niet duidelijk welke wordt bedoeld.',
  })
})

test('a record that somebody adds while an import runs is known to it, and not made twice', async () => {
  const { admin, id: companyId } = await server.company()
  const file = csv(
    'Voornaam;E-mailadres',
    ';fout@test.example',
    'Jan-Willem;jan@test.example',
    'Piet;piet@test.example',
  )
  const [first, second] = [(await upload(admin, file)).body.id, (await upload(admin, file)).body.id]
  for (const id of [first, second]) expect((await check(server, admin, id)).counts).toEqual({ create: 2, wrong: 1 })
  const held = await holdImports(companyId)
  expect((await admin.post(`/api/importfile/${first}/start`)).status).toBe(200)
  expect((await admin.post(`/api/importfile/${second}/start`)).status).toBe(200)
  const added = (await admin.post('/api/relation', { name: 'Jan', email: 'JAN@test.example' })).body
  held.letGo()
  await server.settled()
  const relations = (await admin.get('/api/relation?sort=email')).body
  expect(relations).toMatchObject([{ id: added.id, name: 'Jan-Willem' }, { name: 'Piet' }])
  expect(relations).toHaveLength(2)
  const counts = await Promise.all(
    [first, second].map(async id => (await admin.get(`/api/importfile/${id}`)).body.counts),
  )
  expect(counts).toContainEqual({ updated: 1, created: 1, refused: 1 })
  expect(counts).toContainEqual({ skipped: 2, refused: 1 })
})

test('a spreadsheet fills products with their words, numbers and own fields, and with two price rows (R-PROD-001)', async () => {
  const { admin } = await server.company()
  for (const field of [
    { label: 'Vermogen', type: 'number', required: true },
    { label: 'Leverbaar vanaf', type: 'date' },
    { label: 'Op voorraad', type: 'boolean' },
    { label: 'Kleur', type: 'choice', options: ['zwart', 'wit'] },
  ])
    expect((await admin.post('/api/customfield', { resource: 'product', ...field })).status).toBe(201)
  const done = await importFile(
    server,
    admin,
    await spreadsheet(
      [
        'Naam',
        'Artikelnummer',
        'Prijsmethode',
        'Startbedrag excl. btw',
        'Vermogen',
        'Leverbaar vanaf',
        'Op voorraad',
        'Kleur',
      ],
      ['Paneel', 1001, 'Staffel', 12.5, 440, new Date('2026-12-31'), true, 'Zwart'],
      ['Omvormer', 'B-2', 'vaste prijs', '1.234,56', '3,5', '1-2-2027', 'nee', 'wit'],
      ['Boiler', 'B-3', 'gok', 'veel', 'weinig', '31-2-2027', 'misschien', 'paars'],
      ['Kabel', 'B-4', 'Matrix', 1, '', '', '', ''],
    ),
    {},
    'product',
  )
  expect(done.counts).toEqual({ created: 2, refused: 2 })
  const [omvormer, paneel] = (await admin.get('/api/product?sort=item_name')).body
  expect(paneel).toMatchObject({
    item_name: 'Paneel',
    external_reference: '1001',
    calc_method: 'table',
    start_amount_exc: 12.5,
    custom_fields: { vermogen: 440, leverbaar_vanaf: '2026-12-31', op_voorraad: true, kleur: 'zwart' },
  })
  expect(omvormer).toMatchObject({
    calc_method: 'fixed',
    start_amount_exc: 1234.56,
    custom_fields: { vermogen: 3.5, leverbaar_vanaf: '2027-02-01', op_voorraad: false, kleur: 'wit' },
  })
  expect((await admin.get(`/api/product/${paneel.id}`)).body.producttablerows).toHaveLength(2)
  const [boiler, kabel] = await rowsOf(admin, done.id, 'refused')
  expect(boiler?.errors).toEqual({ calc_method: 'Deze waarde kan hier niet.', start_amount_exc: 'Vul een getal in.' })
  expect(kabel?.errors).toEqual({ 'custom_fields.vermogen': 'Vul dit veld in.' })
})

test('a reference is given by name, and one to nothing is told', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/organization', { name: 'De Linde' })).body
  for (let n = 0; n < 2; n++) await admin.post('/api/organization', { name: 'Vaker' })
  const done = await importFile(
    server,
    admin,
    csv('Voornaam;Organisatie', 'Jan;de linde', 'Piet;Onbekend', 'Kees;Vaker'),
  )
  expect(done.counts).toEqual({ created: 1, refused: 2 })
  expect((await admin.get('/api/relation')).body).toMatchObject([{ name: 'Jan', organization_id: id }])
  expect((await rowsOf(admin, done.id, 'refused')).map(({ errors }) => errors.organization_id)).toEqual([
    '“Onbekend” is niet gevonden.',
    '“Vaker” komt meer dan één keer voor.',
  ])
})

test('what columns are is remembered per company for files with the same headers', async () => {
  const { admin } = await server.company()
  const file = () => csv('A;B;C', 'Jan;Vos;jan@test.example')
  const first = await upload(admin, file())
  expect(first.body.mapping).toEqual([null, null, null])
  await check(server, admin, first.body.id, { mapping: ['name', 'surname', null], match_by: null, existing: 'skip' })
  expect((await upload(admin, file())).body).toMatchObject({ mapping: ['name', 'surname', null], existing: 'skip' })
  expect((await upload(admin, csv('A;B;D', 'x;y;z'))).body.mapping).toEqual([null, null, null])
  const other = await server.company()
  expect((await upload(other.admin, file())).body.mapping).toEqual([null, null, null])
})

const REASON = 'E-mailadres: Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.'

test('the error file holds the rows as they came with a reason, runs no formula, and is imported once it is mended', async () => {
  const { admin } = await server.company()
  const done = await importFile(
    server,
    admin,
    csv(
      'E-mailadres;Achternaam;Telefoon',
      ';Vos;',
      'nee;"=HYPERLINK(""http://kwaad"")";+31612345678',
      'ook;@som;0201234567',
    ),
  )
  const response = await admin.raw('GET', `/api/importfile/${done.id}/errors`)
  expect(response.headers.get('content-disposition')).toContain('relaties-fouten.csv')
  const text = await response.text()
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'E-mailadres;Achternaam;Telefoon;Reden van weigering',
    `nee;"'=HYPERLINK(""http://kwaad"")";"'+31612345678";${REASON}`,
    `ook;"'@som";0201234567;${REASON}`,
  ])
  const mended = text.replaceAll(/^(?:nee|ook);/gm, ';')
  const again = await upload(admin, csv(mended))
  expect(again.body.columns).toHaveLength(3)
  await check(server, admin, again.body.id)
  expect((await finish(server, admin, again.body.id, 'start')).counts).toEqual({ created: 2 })
  const found = (await admin.get('/api/relation?sort=id')).body.slice(1)
  expect(found).toMatchObject([
    { surname: '=HYPERLINK("http://kwaad")', phone: '+31612345678' },
    { surname: '@som', phone: '0201234567' },
  ])
  const sheet = await admin.raw('GET', `/api/importfile/${done.id}/errors?format=xlsx`)
  const read = await upload(admin, new File([await sheet.bytes()], 'fouten.xlsx'))
  expect(read.body).toMatchObject({ row_count: 2, columns: [{ header: 'E-mailadres' }, { header: 'Achternaam' }, {}] })
})

test('choices that cannot be are refused, and steps out of order as well', async () => {
  const { admin } = await server.company()
  const { id } = (await upload(admin, csv('Voornaam;E-mailadres', 'Jan;jan@test.example'))).body
  const choose = (body: object) => admin.post(`/api/importfile/${id}/check`, body)
  expect((await choose({ mapping: ['name'] })).status).toBe(422)
  expect((await choose({ mapping: [null, null] })).body.message).toBe('Kies voor minstens één kolom een veld.')
  expect((await choose({ mapping: ['name', 'name'] })).body.message).toBe(
    'Het veld Voornaam is bij meer dan één kolom gekozen.',
  )
  for (const field of ['company_id', 'deleted_at', 'search_text', 'custom_fields.nee'])
    expect((await choose({ mapping: ['name', field] })).status).toBe(422)
  expect((await choose({ mapping: ['name', null], match_by: 'email' })).status).toBe(422)
  expect((await choose({ mapping: ['name', 'email'], match_by: 'name' })).status).toBe(422)
  expect((await admin.post(`/api/importfile/${id}/start`)).status).toBe(409)
  expect((await admin.post(`/api/importfile/${id}/undo`)).status).toBe(409)
  await check(server, admin, id)
  await finish(server, admin, id, 'start')
  expect((await admin.post(`/api/importfile/${id}/start`)).status).toBe(409)
  expect((await choose({ mapping: ['name', 'email'] })).status).toBe(409)
  expect((await admin.delete(`/api/importfile/${id}`)).status).toBe(409)
  expect((await admin.get('/api/relation')).body).toHaveLength(1)
})

test('imports are seen by who may import there, in their own company', async () => {
  const company = await server.company()
  const { id } = (await upload(company.admin, csv('Voornaam', 'Jan'))).body
  const colleague = await company.user({ role: 100 })
  expect((await colleague.get('/api/importfile?resource=relation')).body).toMatchObject([
    { id, filename: 'relaties.csv' },
  ])
  const barred = await company.user({ role: 5000, module_blacklist: ['CRM'] })
  const stranger = (await server.company()).admin
  for (const client of [barred, stranger]) {
    expect((await client.get('/api/importfile')).body).toEqual([])
    for (const path of ['', '/rows', '/errors', '/download'])
      expect((await client.get(`/api/importfile/${id}${path}`)).status).toBe(404)
    for (const step of ['start', 'undo']) expect((await client.post(`/api/importfile/${id}/${step}`)).status).toBe(404)
    expect((await client.post(`/api/importfile/${id}/check`, { mapping: ['name'] })).status).toBe(404)
  }
  expect(await (await colleague.raw('GET', `/api/importfile/${id}/download`)).text()).toBe('Voornaam\r\nJan')
  expect((await colleague.delete(`/api/importfile/${id}`)).status).toBe(204)
  expect((await company.admin.get('/api/importfile')).body).toEqual([])
})

/** Keeps imports into relations from writing, as another one that writes would. */
async function holdImports(companyId: number) {
  const connection = await server.owner.connect()
  await connection.query('begin')
  await connection.query(`select pg_advisory_xact_lock(hashtextextended('import relation', $1))`, [companyId])
  return { letGo: () => connection.release(true) }
}

/** Everything the company has but the files it uploaded, the batches on them, and counters that upkeep folds together. */
async function contents(companyId: number): Promise<string[]> {
  const tables = ['relation', 'log_item', 'notification']
  const { rows } = await server.owner.query<{ line: string }>(
    tables
      .map(table => `select '${table} ' || t::text as line from "${table}" t where company_id = ${companyId}`)
      .join(' union all '),
  )
  return rows.map(({ line }) => line).sort()
}
