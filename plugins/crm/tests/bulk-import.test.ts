import { afterAll, beforeAll, expect, test } from 'bun:test'
import { csv, finish } from '@core/imports/tests/import-client'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { importAll as importThem, load, send } from './bulk-import-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const importAll = (client: TestClient, rows: readonly unknown[], defaults?: object) =>
  importThem(server, client, rows, defaults)

const HEADERS = 'Naam;E-mailadres;Telefoon;Organisatie;Plaats;Omschrijving;Leaddatum;Labels;Referentie'

test('a file tells which dossiers it would make and what is wrong, and makes nothing yet (R-IMP-003)', async () => {
  const { admin } = await server.company()
  const jan = (await admin.post('/api/relation', { name: 'Jan', surname: 'Vos', email: 'jan@test.example' })).body
  const { status, body } = await load(
    admin,
    HEADERS,
    'J. Vos;JAN@test.example;;;;Zonnepanelen;1-11-2026;;',
    'Piet de Wit;piet@test.example;;De Linde;Ede;Warmtepomp;;;',
    ';;;;;Laadpaal;31-31-2026;;',
  )
  expect(status).toBe(200)
  expect(body.importableFlows).toEqual([
    {
      id: expect.any(Number),
      row: 2,
      relation: 'Jan Vos',
      relation_id: jan.id,
      description: 'Zonnepanelen',
      valid: true,
      errors: {},
      selected: true,
    },
    expect.objectContaining({ relation: 'Piet de Wit', relation_id: null, valid: true, selected: true }),
    expect.objectContaining({
      row: 4,
      valid: false,
      selected: false,
      errors: { 'relation_id.name': 'Vul dit veld in.', lead_date: expect.any(String) },
    }),
  ])
  expect((await admin.get('/api/flow')).body).toEqual([])
  expect((await admin.get('/api/relation')).body).toHaveLength(1)
  expect((await admin.get('/api/organization')).body).toEqual([])
  expect((await admin.get(`/api/flow/importableflows/${body.importfile_id}`)).body).toEqual(body)
})

test('a row with a company alone makes an organization and a customer called after it, once for all its dossiers', async () => {
  const { admin } = await server.company()
  const { body } = await load(
    admin,
    HEADERS,
    ';;;Bouwbedrijf van der Meer;Ede;Zonnepanelen;;;',
    ';;;bouwbedrijf van der meer;;Laadpaal;;;',
    'Piet de Wit;piet@test.example;;Bouwbedrijf van der Meer;;Warmtepomp;;;',
  )
  expect(body.importableFlows).toMatchObject([
    { relation: 'Bouwbedrijf van der Meer', valid: true, errors: {} },
    { valid: true },
    { relation: 'Piet de Wit', valid: true },
  ])
  await importAll(admin, body.importableFlows)
  const organizations = (await admin.get('/api/organization')).body
  expect(organizations).toMatchObject([{ name: 'Bouwbedrijf van der Meer' }])
  const relations = (await admin.get('/api/relation?sort=id')).body
  const organization_id = organizations[0].id
  expect(relations).toMatchObject([
    { name: 'Bouwbedrijf van der Meer', surname: null, organization_id },
    { name: 'Piet', surname: 'Wit', organization_id },
  ])
  const flows = (await admin.get('/api/flow?sort=id')).body
  expect(flows.map(({ relation_id }: { relation_id: number }) => relation_id)).toEqual(
    [0, 0, 1].map(i => relations[i].id),
  )
})

test('selected rows become dossiers as a batch, with what holds for all where the file says nothing (R-IMP-002, R-REL-005)', async () => {
  const { admin } = await server.company()
  const jan = (await admin.post('/api/relation', { name: 'Jan', surname: 'Vos', email: 'jan@test.example' })).body
  const { id: organization_id } = (await admin.post('/api/organization', { name: 'VvE Zon' })).body
  const { body } = await load(
    admin,
    HEADERS,
    'Johan Vos;jan@test.example;;;Delft;Zonnepanelen;1-11-2026;Particulier, Spoed;A-1',
    'Piet de Wit;piet@test.example;;;Ede;Warmtepomp;;;',
    'Piet de Wit;piet@test.example;;;Ede;Laadpaal;;;',
    'Truus Kok;truus@test.example;;De Linde;Lisse;Niet gekozen;;;',
  )
  const [first, second, third, last] = body.importableFlows
  await importAll(admin, [first, second, third, { ...last, selected: false }], {
    status: 'intake',
    phase: 'Inplannen',
    organization_id,
    lead_source: 'Beurs',
    tags: ['Beurs'],
    reference: 'Actie',
    user_id: admin.userId,
  })
  const flows = (await admin.get('/api/flow?sort=id')).body
  expect(flows).toMatchObject([
    {
      relation_id: jan.id,
      relation_fullname: 'Jan Vos',
      description: 'Zonnepanelen',
      lead_date: '2026-11-01',
      tags: ['Particulier', 'Spoed', 'Beurs'],
      reference: 'A-1',
      lead_source: 'Beurs',
      status: 'intake',
      phase: 'Inplannen',
    },
    { relation_fullname: 'Piet de Wit', tags: ['Beurs'], reference: 'Actie', user_id: admin.userId },
    { relation_fullname: 'Piet de Wit', description: 'Laadpaal', city: 'Ede' },
  ])
  expect(flows[1].relation_id).toBe(flows[2].relation_id)
  expect((await admin.get('/api/flow?query=wit')).body).toHaveLength(2)
  expect((await admin.get(`/api/flow?query=${flows[0].number}`)).body).toMatchObject([{ id: flows[0].id }])
  expect((await admin.get(`/api/relation/${jan.id}`)).body).toMatchObject({ name: 'Jan', city: null, version: 1 })
  expect((await admin.get(`/api/relation/${flows[1].relation_id}`)).body).toMatchObject({
    name: 'Piet',
    lead_source: 'Beurs',
    nameprefix: 'de',
    surname: 'Wit',
    organization_id,
  })
  expect((await admin.get('/api/relation')).body).toHaveLength(2)
  expect((await admin.get(`/api/flow/${flows[1].id}/log`)).body[0]).toMatchObject({
    description: 'created',
    user_id: admin.userId,
  })
  expect((await admin.get(`/api/importfile/${body.importfile_id}`)).body).toMatchObject({
    state: 'done',
    counts: { created: 3, left: 1 },
  })
})

test('the customer link of an imported dossier opens', async () => {
  const { admin } = await server.company()
  const { body } = await load(admin, HEADERS, 'Piet;piet@test.example;;;;Warmtepomp;;;')
  await importAll(admin, body.importableFlows)
  const [{ id }] = (await admin.get('/api/flow')).body
  expect((await admin.post(`/api/flow/${id}/resethash`)).status).toBe(200)
  const { rows } = await server.owner.query(
    `select count(*)::int as n from directory_entry where kind = 'flow' and record_id = $1`,
    [id],
  )
  expect(rows[0].n).toBe(1)
})

test('without a selection nothing starts (R-IMP-001)', async () => {
  const { admin } = await server.company()
  const { body } = await load(admin, HEADERS, 'Piet;piet@test.example;;;;Warmtepomp;;;', ';;;;;Fout;;;')
  const [right, wrong] = body.importableFlows
  for (const importableFlows of [[], [{ ...right, selected: false }, wrong]]) {
    const refused = await admin.post('/api/flow/bulkimport', { importableFlows })
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe('Kies minstens één dossier om te importeren.')
  }
  const refused = await admin.post('/api/flow/bulkimport', { importableFlows: [right, { ...wrong, selected: true }] })
  expect(refused.body.errors).toEqual({
    importableFlows: ['Regel 3 heeft fouten en kan niet worden geïmporteerd.'],
  })
  expect((await admin.get(`/api/importfile/${body.importfile_id}`)).body.state).toBe('checked')
})

test('a row without a relation is right once there is one for all', async () => {
  const { admin } = await server.company()
  const { id: relation_id } = (await admin.post('/api/relation', { name: 'Woningstichting' })).body
  const { body } = await load(admin, HEADERS, ';;;;;Kozijnen;;;')
  await importAll(admin, [{ ...body.importableFlows[0], selected: true }], { relation_id })
  expect((await admin.get('/api/flow')).body).toMatchObject([{ relation_id, description: 'Kozijnen' }])
})

test('values for all that no dossier takes are refused before anything starts', async () => {
  const { admin } = await server.company()
  const theirs = await server.company()
  const { body } = await load(admin, HEADERS, 'Piet;piet@test.example;;;;Warmtepomp;;;')
  const { importableFlows } = body
  const { body: elsewhere } = await theirs.admin.post('/api/relation', { name: 'Elders' })
  for (const [field, value] of Object.entries({
    user_id: theirs.admin.userId,
    relation_id: elsewhere.id,
    organization_id: 987654,
    status: 'kwijt',
    externalFilepath: `company/${theirs.id}/externalfile/${crypto.randomUUID()}.pdf`,
    flow_data_item_id: 1,
  })) {
    const refused = await admin.post('/api/flow/bulkimport', { importableFlows, [field]: value })
    expect([field, refused.status, Object.keys(refused.body.errors)]).toEqual([field, 422, [field]])
  }
  const changed = [{ ...importableFlows[0], description: 'Iets anders' }]
  expect((await admin.post('/api/flow/bulkimport', { importableFlows: changed })).status).toBe(422)
  expect((await theirs.admin.post('/api/flow/bulkimport', { importableFlows })).status).toBe(422)
  expect((await admin.get('/api/flow')).body).toEqual([])
  await importAll(admin, importableFlows)
  expect((await admin.post('/api/flow/bulkimport', { importableFlows })).status).toBe(422)
  expect((await admin.get('/api/flow')).body).toHaveLength(1)
})

test('every dossier gets a copy of the external file (R-IMP-004)', async () => {
  const { admin } = await server.company()
  const file = new File(['Afspraken voor iedereen'], 'afspraken.txt', { type: 'text/plain' })
  const { body: external } = await send(admin, '/api/flow/loadexternalfile', 'file', file)
  expect(external).toEqual({ externalFilename: 'afspraken.txt', externalFilepath: expect.any(String) })
  const { body } = await load(
    admin,
    HEADERS,
    'Piet;piet@test.example;;;;Warmtepomp;;;',
    'Jan;jan@test.example;;;;Airco;;;',
  )
  await importAll(admin, body.importableFlows, external)
  const files = (await admin.get('/api/attachedfile?sort=attachedfileable_id')).body
  const ids = (await admin.get('/api/flow?sort=id')).body.map(({ id }: { id: number }) => id)
  expect(files).toMatchObject(
    ids.map((id: number) => ({ attachedfileable_type: 'flow', attachedfileable_id: id, filename: 'afspraken.txt' })),
  )
  await admin.delete(`/api/attachedfile/${files[0].id}`)
  await server.settled()
  const kept = await admin.raw('GET', `/api/attachedfile/${files[1].id}`)
  expect(await kept.text()).toBe('Afspraken voor iedereen')
})

test('undoing an import takes its dossiers back, with the people that nobody has used since', async () => {
  const { admin } = await server.company()
  await admin.post('/api/relation', { name: 'Jan', email: 'jan@test.example' })
  const { body } = await load(
    admin,
    HEADERS,
    'Jan;jan@test.example;;;;Airco;;;',
    'Piet;piet@test.example;;De Linde;;Warmtepomp;;;',
    'Truus;truus@test.example;;De Linde;;Laadpaal;;;',
  )
  await importAll(admin, body.importableFlows)
  const truus = (await admin.get('/api/relation?query=truus')).body[0]
  await admin.post('/api/flow', { relation_id: truus.id, description: 'Van daarna' })
  const undone = await finish(server, admin, body.importfile_id, 'undo')
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 3 } })
  expect((await admin.get('/api/flow')).body).toMatchObject([{ description: 'Van daarna' }])
  const names = (await admin.get('/api/relation?sort=name')).body.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Jan', 'Truus'])
  expect((await admin.get('/api/organization')).body).toMatchObject([{ name: 'De Linde' }])
})

test('importing dossiers asks role 999, by whatever call (R-ROLE-004)', async () => {
  const company = await server.company()
  const { body } = await load(company.admin, HEADERS, 'Piet;piet@test.example;;;;Warmtepomp;;;')
  const below = await company.user({ role: 998 })
  expect((await load(below, HEADERS, 'Jan;;;;;;;;')).status).toBe(403)
  expect((await send(below, '/api/flow/importfile', 'file', csv('Naam', 'Jan'))).status).toBe(403)
  expect((await below.get(`/api/importfile/${body.importfile_id}`)).status).toBe(404)
  expect((await below.post('/api/flow/bulkimport', body)).status).toBe(403)
  expect((await below.get('/api/importfile')).body).toEqual([])
  const just = await company.user({ role: 999 })
  await importAll(just, body.importableFlows)
  expect((await just.get('/api/flow')).body).toHaveLength(1)
})

test('members of one family with one telephone stay two people, and a file of too many dossiers is refused', async () => {
  const { admin } = await server.company()
  await admin.post('/api/relation', { name: 'An', surname: 'Vos', email: 'an@test.example', phone: '0611111111' })
  const { body } = await load(
    admin,
    'Voornaam;Achternaam;E-mailadres;Telefoon',
    'Bo;Vos;bo@test.example;0611111111',
    'An;Vos;;06 11111111',
  )
  expect(body.importableFlows).toMatchObject([
    { relation_id: null },
    { relation: 'An Vos', relation_id: expect.any(Number) },
  ])
  const many = await load(admin, 'Naam', ...Array.from({ length: 501 }, (_, i) => `Naam ${i}`))
  expect(many.status).toBe(422)
  expect(many.body.errors).toEqual({
    importExcel: ['Dit bestand heeft te veel regels. Importeer er hooguit 500 tegelijk.'],
  })
})
