import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const next = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

async function walk(admin: TestClient, path: string): Promise<{ id: number }[][]> {
  const pages: { id: number }[][] = []
  for (let url: string | undefined = path; url; ) {
    const page = await admin.get(url)
    expect([url, page.status, page.body.message]).toEqual([url, 200, undefined])
    pages.push(page.body.data)
    url = pages.length < 20 ? next(page.headers) : undefined
  }
  return pages
}

test('a list is walked from page to page by its Link header, in every order, over empty values and equal ones', async () => {
  const { admin } = await server.company()
  const cities = ['Zwolle', null, 'Kampen', 'Zwolle', null, 'Hattem', 'Kampen']
  for (const [n, city] of cities.entries())
    await admin.post('/api/relation', { name: `Jan ${n}`, surname: 'Vos', city })
  for (const order of ['city', '-city', 'id', '-id', 'created_at', '-created_at', 'name']) {
    for (const filter of ['', '&surname=Vos', '&query=vos']) {
      const whole = (await admin.get(`/api/relation?sort=${order}${filter}`)).body.map((row: { id: number }) => row.id)
      const pages = await walk(admin, `/api/relation?limit=3&sort=${order}${filter}`)
      expect(pages.map(page => page.length)).toEqual([3, 3, 1])
      expect(pages.flat().map(row => row.id)).toEqual(whole)
    }
  }
})

test('a list is walked in the order of long texts and of lists of words too, also where they begin alike', async () => {
  const { admin } = await server.company()
  const { key } = (await admin.post('/api/customfield', { resource: 'flow', label: 'Verhaal' })).body
  const { body: relation } = await admin.post('/api/relation', { name: 'Jan', surname: 'Vos' })
  for (const n of [3, 1, 2, 4, 0]) {
    const story = `${'é“'.repeat(900)}${n}`
    const { body } = await admin.post('/api/flow', { relation_id: relation.id, tags: n ? ['ISDE', `${n % 2}`] : [] })
    const written = { description: story, custom_fields: { [key]: n === 4 ? `a${story}` : story } }
    expect((await admin.patch(`/api/flow/${body.id}`, written)).status).toBe(200)
  }
  for (const order of [
    'description',
    '-description',
    'tags',
    '-tags',
    `custom_fields.${key}`,
    `-custom_fields.${key}`,
  ]) {
    const whole = (await admin.get(`/api/flow?sort=${order}`)).body.map((row: { id: number }) => row.id)
    const pages = await walk(admin, `/api/flow?limit=2&sort=${order}`)
    expect([order, pages.flat().map(row => row.id)]).toEqual([order, whole])
    expect(new Set(whole).size).toBe(5)
  }
  const made = Buffer.from('[["x"],5]').toString('base64url')
  expect((await admin.get(`/api/flow?limit=2&sort=tags&after=${made}`)).status).toBe(422)
})

test('a choice sorts by the order of its list and a colleague by name, from page to page and empty ones last', async () => {
  const company = await server.company()
  const { admin } = company
  const [zoe, adam] = [await company.user({ name: 'zoë' }), await company.user({ name: 'Adam' })]
  const made: number[] = []
  for (const [status, user_id] of [
    ['completed', zoe.userId],
    ['aftercare', adam.userId],
    ['unread', null],
    ['invoice', zoe.userId],
    ['quotation', adam.userId],
  ]) {
    const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })).body
    await admin.patch(`/api/flow/${id}`, { status, user_id })
    made.push(id)
  }
  const orders = {
    status: [2, 4, 3, 1, 0],
    '-status': [0, 1, 3, 4, 2],
    user_id: [1, 4, 0, 3, 2],
    '-user_id': [3, 0, 4, 1, 2],
  }
  for (const [order, places] of Object.entries(orders))
    for (const filter of ['', '&lead_source=Eigen%20website', '&query=vos', '&query=vos&lead_source=Eigen%20website']) {
      const pages = await walk(admin, `/api/flow?limit=2&sort=${order}${filter}`)
      expect([order, filter, pages.flat().map(({ id }) => made.indexOf(id))]).toEqual([order, filter, places])
    }
  const stranger = await server.company()
  expect((await stranger.admin.get('/api/flow?sort=user_id')).body).toEqual([])
})

test('a place in a list that was made up is refused', async () => {
  const { admin } = await server.company()
  for (const place of ['x', '[1]', '["x","y"]', '[{"a":1},2]', '[null,5]', '"', '["\\u0000",5]'])
    expect(
      (await admin.get(`/api/relation?limit=3&sort=name&after=${Buffer.from(place).toString('base64url')}`)).status,
    ).toBe(422)
})

test('who asks for the minimum gets the headers alone', async () => {
  const { admin } = await server.company()
  const minimal = { prefer: 'return=minimal' }
  const made = await admin.post('/api/relation', { name: 'Jan' }, minimal)
  expect([made.status, made.body, made.headers.get('preference-applied')]).toEqual([204, '', 'return=minimal'])
  const url = made.headers.get('location') ?? ''
  expect(
    (await admin.patch(url, { name: 'Piet' }, { ...minimal, 'if-match': made.headers.get('etag') ?? '' })).status,
  ).toBe(204)
  expect((await admin.get(url)).body.name).toBe('Piet')
})

test('a repeated POST gets the first answer with its headers; the same key with something else is refused and does nothing', async () => {
  const { admin } = await server.company()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = (name: string, path = '/api/relation') => admin.post(path, { name }, key)
  const first = await send('Jan')
  const again = await send('Jan')
  expect([again.status, again.body]).toEqual([201, first.body])
  for (const name of ['etag', 'location']) {
    expect(first.headers.get(name)).toBeTruthy()
    expect(again.headers.get(name)).toBe(first.headers.get(name))
  }
  const other = await send('Piet')
  expect([other.status, other.body.message]).toEqual([
    422,
    'Deze Idempotency-Key hoort bij een ander verzoek. Gebruik voor elk verzoek een nieuwe.',
  ])
  expect((await send('Piet', '/api/organization')).status).toBe(201)
  const report = () => {
    const form = new FormData()
    form.set('file', new File(['een verslag'], 'verslag.txt'))
    form.set('attachedfileable_type', 'relation')
    form.set('attachedfileable_id', String(first.body.id))
    return admin.post('/api/attachedfile', form, { 'idempotency-key': 'verslag' })
  }
  const files = [await report(), await report()]
  expect(files.map(({ status, body }) => [status, body.id])).toEqual([201, 201].map(s => [s, files[0]?.body.id]))
  expect((await admin.get('/api/relation')).body).toHaveLength(1)
})

test('a quote in the name of a sent file, which a form writes as %22, does not stay as that', async () => {
  const { admin } = await server.company()
  const relation = (await admin.post('/api/relation', { name: 'Jan' })).body
  const form = new FormData()
  form.set('file', new File(['een verslag'], 'Buis 5" 100%.txt'))
  form.set('attachedfileable_type', 'relation')
  form.set('attachedfileable_id', String(relation.id))
  expect(await new Response(form).text()).toContain('Buis 5%22 100%.txt')
  const { status, body } = await admin.post('/api/attachedfile', form)
  expect([status, body.filename]).toEqual([201, 'Buis 5 100%.txt'])
})

test('If-Match takes several versions, one of which must be the one that is there', async () => {
  const { admin } = await server.company()
  const url = `/api/relation/${(await admin.post('/api/relation', { name: 'Jan' })).body.id}`
  expect((await admin.patch(url, { city: 'Ede' }, { 'if-match': '"7", W/"1"' })).status).toBe(200)
  expect((await admin.patch(url, { city: 'Epe' }, { 'if-match': '"1", "7"' })).status).toBe(412)
  expect((await admin.patch(url, { city: 'Epe' }, { 'if-match': '*' })).status).toBe(200)
})

test('a list answers only the fields that are asked for, and refuses those that it has not', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan', surname: 'Vos', city: 'Ede' })).body
  expect((await admin.get('/api/relation?fields=city')).body).toEqual([{ id, city: 'Ede' }])
  // What is worked out from other fields, and those fields, do not need each other.
  expect((await admin.get('/api/relation?fields=fullname&limit=5')).body.data).toEqual([{ id, fullname: 'Jan Vos' }])
  expect((await admin.get('/api/relation?fields=')).body[0].surname).toBe('Vos')
  const refused = await admin.get('/api/relation?fields=city,nonsense')
  expect([refused.status, refused.body.errors]).toEqual([422, { fields: ['Dit veld bestaat niet.'] }])
})

test('a filter with a typing error is refused by its name instead of answering everything, in lists, trash and exports', async () => {
  const { admin } = await server.company()
  await admin.post('/api/customfield', { resource: 'relation', label: 'Dak' })
  await admin.post('/api/relation', { name: 'Jan', city: 'Ede', custom_fields: { dak: 'plat' } })
  for (const list of ['/api/relation', '/api/relation/trashed', '/api/relation/export', '/api/picture']) {
    const refused = await admin.get(`${list}?ctiy=Ede`)
    expect([list, refused.status, refused.body.message, refused.body.errors]).toEqual([
      list,
      422,
      'De parameter “ctiy” bestaat hier niet.',
      { ctiy: ['De parameter “ctiy” bestaat hier niet.'] },
    ])
  }
  expect((await admin.get('/api/relation?city=Ede&custom_fields.dak=plat&custom_fields.dak_from=2')).status).toBe(200)
  expect((await admin.get('/api/relation?custom_fields.Dak=plat')).status).toBe(422)
  expect((await admin.get('/api/notification?custom_fields.dak=plat')).status).toBe(422)
})

test('a number of a record or of rows is a whole one, written as such', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan' })).body
  for (const written of [`${id}.5`, `${id}e0`, `${id}e3`, `0x${id}`, `${id},5`])
    for (const call of [admin.get, admin.delete])
      expect([written, (await call(`/api/relation/${written}`)).status]).toEqual([written, 404])
  for (const limit of ['1.5', '1e2', ''])
    expect([limit, (await admin.get(`/api/relation?limit=${limit}`)).status]).toEqual([limit, 422])
  expect((await admin.get(`/api/relation/${id}`)).body.name).toBe('Jan')
})

test('changes of one record at the same moment all count; of those who saw the same version, one', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan' })).body
  const url = `/api/relation/${id}`
  const together = await Promise.all([
    admin.patch(url, { city: 'Ede' }),
    admin.patch(url, { phone: '0612345678' }),
    admin.patch(url, { postcode: '6711 AB' }),
  ])
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200])
  const now = await admin.get(url)
  expect(now.body).toMatchObject({ city: 'Ede', phone: '0612345678', postcode: '6711 AB', version: 4 })
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => admin.patch(url, { number: `${n}` })))
  expect(crowd.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const { headers } = await admin.get(url)
  const etag = { 'if-match': headers.get('etag') ?? '' }
  const rivals = await Promise.all(['Ede', 'Epe', 'Elst'].map(city => admin.patch(url, { city, number: city }, etag)))
  const won = rivals.filter(({ status }) => status === 200)
  const lost = rivals.filter(({ status }) => status === 412)
  expect([won.length, lost.length]).toEqual([1, 2])
  for (const { body } of lost)
    expect(body.current).toMatchObject({ id, city: won[0]?.body.city, version: won[0]?.body.version })
})

test('a filter on yes or no takes nothing else', async () => {
  const { admin } = await server.company()
  expect((await admin.get('/api/calculation?is_template=false')).status).toBe(200)
  expect((await admin.get('/api/calculation?is_template=misschien')).status).toBe(422)
})

test('a moment that is sent back as it was answered, or as another zone writes it, is no change and no line in the log (R-LOG-001)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })).body
  const path = `/api/flow/${id}`
  const first = await admin.patch(path, { date_project_start: '2026-12-01T10:00:00+01:00' })
  const lines = async () => (await admin.get(`${path}/log`)).body.length
  const before = await lines()
  for (const same of [(await admin.get(path)).body, { date_project_start: '2026-12-01T09:00:00Z' }]) {
    const answered = await admin.put(path, same)
    expect([answered.status, answered.headers.get('etag')]).toEqual([200, first.headers.get('etag')])
  }
  expect(await lines()).toBe(before)
  await admin.patch(path, { date_project_start: '2026-12-01T09:00:00+01:00' })
  expect(await lines()).toBe(before + 1)
})

test('the log of a record tells who changed what, newest first, to those who may see the record (R-LOG-001)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan', city: 'Zwolle' })).body
  await admin.patch(`/api/relation/${id}`, { city: 'Kampen' })
  await admin.delete(`/api/relation/${id}`)
  const log = await admin.get(`/api/relation/${id}/log`)
  expect(log.body).toMatchObject([
    { description: 'deleted' },
    { description: 'updated', user_fullname: 'Beheer', old_value: { city: 'Zwolle' }, new_value: { city: 'Kampen' } },
    { description: 'created' },
  ])
  const { admin: stranger } = await server.company()
  expect((await stranger.get(`/api/relation/${id}/log`)).status).toBe(404)
})
