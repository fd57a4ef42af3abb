import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const add = (admin: TestClient, field: Record<string, unknown>) =>
  admin.post('/api/customfield', { resource: 'relation', ...field })

test('a company adds fields of its own to its records: typed, searched, filtered, in lists and exports', async () => {
  const { admin } = await server.company()
  const roof = await add(admin, { label: 'Type dak (pan/plat)', type: 'choice', options: ['pannen', 'plat'] })
  expect(roof.body).toMatchObject({ key: 'type_dak_pan_plat', options: ['pannen', 'plat'] })
  await add(admin, { label: 'Bouwjaar', type: 'number' })
  const jan = await admin.post('/api/relation', {
    name: 'Jan',
    custom_fields: { type_dak_pan_plat: 'plat', bouwjaar: 1934 },
  })
  expect(jan.body.custom_fields).toEqual({ type_dak_pan_plat: 'plat', bouwjaar: 1934 })
  await admin.post('/api/relation', { name: 'Piet', custom_fields: { type_dak_pan_plat: 'pannen' } })
  await admin.post('/api/relation', { name: 'Kees' })

  const names = async (query: string) =>
    (await admin.get(`/api/relation?sort=name&${query}`)).body.map((row: { name: string }) => row.name)
  expect(await names('custom_fields.type_dak_pan_plat=plat')).toEqual(['Jan'])
  expect(await names('custom_fields.type_dak_pan_plat=plat,pannen')).toEqual(['Jan', 'Piet'])
  expect(await names('custom_fields.bouwjaar=1934')).toEqual(['Jan'])
  expect(await names('custom_fields.bouwjaar=null')).toEqual(['Kees', 'Piet'])
  expect(await names('query=1934')).toEqual(['Jan'])
  const csv = await admin.raw(
    'GET',
    '/api/relation/export?sort=name&columns=name,custom_fields.bouwjaar&headers=Naam|Bouwjaar',
  )
  expect((await csv.text()).split('\r\n')).toEqual(['Naam;Bouwjaar', 'Jan;1934', 'Kees;', 'Piet;'])
})

test('changing one field leaves the others, and taking one away leaves none of it', async () => {
  const { admin } = await server.company()
  await add(admin, { label: 'A' })
  await add(admin, { label: 'B' })
  const { id } = (await admin.post('/api/relation', { name: 'Jan', custom_fields: { a: 'een', b: 'twee' } })).body
  const change = async (custom_fields: unknown) =>
    (await admin.patch(`/api/relation/${id}`, { custom_fields })).body.custom_fields
  expect(await change({ b: 'drie' })).toEqual({ a: 'een', b: 'drie' })
  expect(await change({ a: null })).toEqual({ b: 'drie' })
})

test('a record comes back whole with what a field or a choice that is gone left in it; another record cannot have that (R-API-002)', async () => {
  const { admin } = await server.company()
  const roof = (await add(admin, { label: 'Dak', type: 'choice', options: ['plat', 'riet'] })).body
  const year = (await add(admin, { label: 'Bouwjaar', type: 'number' })).body
  const custom_fields = { dak: 'riet', bouwjaar: 1934 }
  const { id } = (await admin.post('/api/relation', { name: 'Jan', custom_fields })).body
  await admin.patch(`/api/customfield/${roof.id}`, { options: ['plat'] })
  await admin.delete(`/api/customfield/${year.id}`)
  const path = `/api/relation/${id}`
  for (const send of [admin.put, admin.patch])
    expect((await send(path, { ...(await admin.get(path)).body, name: 'Piet' })).status).toBe(200)
  for (const other of [{ dak: 'leien' }, { bouwjaar: 1935 }])
    expect((await admin.patch(path, { custom_fields: other })).status).toBe(422)
  expect((await admin.post('/api/relation', { name: 'An', custom_fields })).status).toBe(422)
  expect((await admin.get(path)).body).toMatchObject({ name: 'Piet', custom_fields })
})

test('a field made anew takes up what one of its name and type left in records, and none of another type', async () => {
  const { admin } = await server.company()
  const first = (await add(admin, { label: 'Bouwjaar', type: 'number' })).body
  const { id } = (await admin.post('/api/relation', { name: 'Jan', custom_fields: { bouwjaar: 1934 } })).body
  await admin.delete(`/api/customfield/${first.id}`)
  expect(await add(admin, { label: 'Bouwjaar', key: 'bouwjaar', type: 'text' })).toMatchObject({
    status: 422,
    body: { errors: { key: ['Onder deze naam staan nog waarden van een ander soort veld. Kies een andere naam.'] } },
  })
  const text = (await add(admin, { label: 'Bouwjaar', type: 'text' })).body
  expect(text.key).toBe('bouwjaar_2')
  const custom_fields = { bouwjaar: 1934, bouwjaar_2: 'voor de oorlog' }
  expect(
    (await admin.patch(`/api/relation/${id}`, { custom_fields: { bouwjaar_2: 'voor de oorlog' } })).body,
  ).toMatchObject({ custom_fields })
  expect((await add(admin, { label: 'Bouwjaar', type: 'number' })).body.key).toBe('bouwjaar')
  expect((await admin.get('/api/relation?custom_fields.bouwjaar=1934')).body).toMatchObject([{ id, custom_fields }])
})

test('what does not fit is refused by name, in Dutch, and changes nothing', async () => {
  const { admin } = await server.company()
  await add(admin, { label: 'Bouwjaar', type: 'number' })
  await add(admin, { label: 'Gekeurd op', type: 'date' })
  await add(admin, { label: 'Dak', type: 'choice', options: ['plat'], required: true })
  const refused = await admin.post('/api/relation', {
    name: 'Jan',
    custom_fields: { bouwjaar: 'oud', gekeurd_op: '2026-02-30', onbekend: 1 },
  })
  expect(refused.status).toBe(422)
  for (const gekeurd_op of ['2026-13-01', '2026-99-99', '0000-00-00', 'gisteren'])
    expect([gekeurd_op, (await admin.post('/api/relation', { custom_fields: { gekeurd_op } })).status]).toEqual([
      gekeurd_op,
      422,
    ])
  expect(refused.body.errors).toEqual({
    'custom_fields.bouwjaar': ['Vul een getal in.'],
    'custom_fields.gekeurd_op': ['Vul een geldige datum in.'],
    'custom_fields.onbekend': ['Dit veld bestaat niet.'],
    'custom_fields.dak': ['Vul dit veld in.'],
  })
  expect((await admin.get('/api/relation')).body).toEqual([])
})

test('fields are the own ones, made by managers, on records that take them, and keep their name and type', async () => {
  const mine = await server.company()
  const theirs = await server.company()
  const { id } = (await add(theirs.admin, { label: 'Geheim' })).body
  expect((await mine.admin.post('/api/relation', { name: 'Jan', custom_fields: { geheim: 'x' } })).status).toBe(422)
  expect((await add(await mine.user({ role: 200 }), { label: 'X' })).status).toBe(403)
  expect((await add(mine.admin, { resource: 'notification', label: 'X' })).status).toBe(422)
  expect((await add(mine.admin, { label: 'X', type: 'choice' })).status).toBe(422)
  expect((await theirs.admin.patch(`/api/customfield/${id}`, { type: 'number' })).status).toBe(422)
  expect((await theirs.admin.patch(`/api/customfield/${id}`, { label: 'Anders' })).body).toMatchObject({
    key: 'geheim',
  })
  expect((await add(theirs.admin, { label: 'Geheim' })).status).toBe(422)
})

test('lists are sorted on such a field by what it is, empty ones last, page after page', async () => {
  const { admin } = await server.company()
  await add(admin, { label: 'Bouwjaar', type: 'number' })
  for (const [name, bouwjaar] of [
    ['Tien', 10],
    ['Negen', 9],
    ['Leeg', null],
    ['Honderd', 100],
    ['Negen ook', 9],
  ] as const)
    await admin.post('/api/relation', { name, ...(bouwjaar ? { custom_fields: { bouwjaar } } : {}) })
  const names = async (sort: string) => {
    const seen: string[] = []
    let next: string | undefined = `/api/relation?limit=2&sort=${sort}`
    while (next) {
      const page = await admin.get(next)
      seen.push(...page.body.data.map((row: { name: string }) => row.name))
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    return seen
  }
  expect(await names('custom_fields.bouwjaar')).toEqual(['Negen', 'Negen ook', 'Tien', 'Honderd', 'Leeg'])
  expect(await names('-custom_fields.bouwjaar')).toEqual(['Honderd', 'Tien', 'Negen ook', 'Negen', 'Leeg'])
  expect((await admin.get("/api/relation?sort=custom_fields.x')")).status).toBe(422)
  expect((await admin.get('/api/listview?sort=custom_fields.bouwjaar')).status).toBe(422)
})

test('a field that is asked for is asked of every new record, and a change may not empty it', async () => {
  const { admin } = await server.company()
  const before = (await admin.post('/api/relation', { name: 'Oud' })).body.id
  await add(admin, { label: 'Dak', required: true })
  await add(admin, { label: 'Bel' })
  await add(admin, { resource: 'flow', label: 'Reden', required: true })
  const refused = await admin.post('/api/relation', { name: 'Jan' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({ 'custom_fields.dak': ['Vul dit veld in.'] })
  expect((await admin.post('/api/flow', { relation_id: before })).status).toBe(422)
  expect((await admin.post('/api/flow', { relation_id: before, custom_fields: { reden: 'Nieuw' } })).status).toBe(201)
  await add(admin, { resource: 'product', label: 'Merk', required: true })
  const product = { item_name: 'Omvormer', vat_percentage: 21 }
  expect((await admin.post('/api/product', product)).body.errors).toEqual({
    'custom_fields.merk': ['Vul dit veld in.'],
  })
  expect((await admin.post('/api/product', { ...product, custom_fields: { merk: 'Zon' } })).status).toBe(201)

  const change = (custom_fields: object) => admin.patch(`/api/relation/${before}`, { custom_fields })
  expect((await admin.patch(`/api/relation/${before}`, { city: 'Zwolle' })).status).toBe(200)
  expect((await change({ bel: 'links' })).status).toBe(200)
  expect((await change({ dak: '' })).status).toBe(422)
  expect((await change({ dak: 'plat' })).status).toBe(200)
  expect((await change({ dak: null })).body.errors).toEqual({ 'custom_fields.dak': ['Vul dit veld in.'] })
})

test('its name never looks like a range of another field', async () => {
  const { admin } = await server.company()
  expect((await add(admin, { label: 'Prijs to' })).body.key).toBe('prijs_to_')
  expect((await add(admin, { label: 'X', key: 'prijs_from' })).status).toBe(422)
})

test('records of a kind that has an order are put in another one together, or not at all', async () => {
  const { admin } = await server.company()
  const theirs = await server.company()
  const made = [
    (await add(admin, { label: 'Een', order: 0 })).body.id,
    (await add(admin, { label: 'Twee', order: 1 })).body.id,
    (await add(admin, { label: 'Drie', order: 2 })).body.id,
  ]
  const foreign = (await add(theirs.admin, { label: 'Vreemd' })).body.id
  const turned = made.toReversed().map((id, order) => ({ id, order }))
  const put = (items: object[]) => admin.post('/api/customfield/updateorder', { items })
  const labels = async () => (await admin.get('/api/customfield')).body.map((field: { label: string }) => field.label)

  expect((await put([...turned, { id: foreign, order: 9 }])).status).toBe(404)
  expect(await labels()).toEqual(['Een', 'Twee', 'Drie'])
  expect((await put(turned)).body.map((field: { label: string }) => field.label)).toEqual(['Drie', 'Twee', 'Een'])
  expect(await labels()).toEqual(['Drie', 'Twee', 'Een'])
})

test('putting records in another order is in the log of those that moved, and is 412 for whoever saw them as they were (R-LOG-001)', async () => {
  const { admin } = await server.company()
  const made: { id: number; version: number }[] = []
  for (const [order, label] of ['Een', 'Twee', 'Drie'].entries()) made.push((await add(admin, { label, order })).body)
  const seen = { 'if-match': `"${made.reduce((sum, { version }) => sum + version, 0)}"` }
  const turned = made.toReversed().map(({ id }, order) => ({ id, order }))
  const put = (headers: Record<string, string>) =>
    admin.post('/api/customfield/updateorder', { items: turned }, headers)

  const first = await put(seen)
  expect(first.status).toBe(200)
  const logOf = async ({ id }: { id: number }) => (await admin.get(`/api/customfield/${id}/log`)).body
  expect((await logOf(made[0] as never))[0]).toMatchObject({
    description: 'updated',
    old_value: { order: 0 },
    new_value: { order: 2 },
  })
  expect(await logOf(made[1] as never)).toHaveLength(1)

  await admin.patch(`/api/customfield/${made[1]?.id}`, { label: 'Twee en een half' })
  const late = await put({ 'if-match': first.headers.get('etag') ?? '' })
  expect(late.status).toBe(412)
  expect(late.body.current.map((field: { label: string }) => field.label)).toEqual(['Drie', 'Twee en een half', 'Een'])
  expect((await put({ 'if-match': late.headers.get('etag') ?? '' })).status).toBe(200)
})

test('what becomes required later is asked of whoever fills in a form, and not of copies, restoring or other changes', async () => {
  const { admin } = await server.company()
  const pump = (await admin.post('/api/product', { item_name: 'Pomp' })).body
  const { body: jan } = await admin.post('/api/relation', { name: 'Jan', custom_fields: {} })
  const choices = { label: 'Kleur', type: 'choice', options: ['rood', 'wit'] }
  for (const resource of ['product', 'relation']) {
    await add(admin, { resource, label: 'Merk', required: true })
    await add(admin, { resource, ...choices })
  }
  await admin.patch(`/api/product/${pump.id}`, { custom_fields: { kleur: 'wit' } })
  const color = (await admin.get('/api/customfield?resource=product&key=kleur')).body[0]
  await admin.patch(`/api/customfield/${color.id}`, { options: ['rood'] })

  const copy = await admin.post(`/api/product/${pump.id}/duplicate`)
  expect([copy.status, copy.body.custom_fields]).toEqual([201, { kleur: 'wit' }])
  await admin.delete(`/api/relation/${jan.id}`)
  expect((await admin.post(`/api/relation/${jan.id}/restore`)).status).toBe(200)
  expect((await admin.patch(`/api/relation/${jan.id}`, { city: 'Delft' })).status).toBe(200)
  expect((await admin.patch(`/api/relation/${jan.id}`, { custom_fields: { kleur: 'rood' } })).status).toBe(200)

  const emptied = await admin.patch(`/api/relation/${jan.id}`, { custom_fields: { merk: null } })
  expect([emptied.status, Object.keys(emptied.body.errors)]).toEqual([422, ['custom_fields.merk']])
  expect((await admin.post('/api/relation', { name: 'Piet' })).status).toBe(422)
})
