import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const jan = { name: 'Jan', nameprefix: 'van der', surname: 'Berg', email: 'jan@voorbeeld.nl' }

test('a relation is made with Nederland as its country, read back, changed and found by a fragment of its name (R-REL-006, R-REL-012)', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/relation', jan)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ ...jan, country: 'Nederland', fullname: 'Jan van der Berg', version: 1 })
  const id = made.body.id

  const changed = await admin.patch(`/api/relation/${id}`, { city: 'Zwolle' })
  expect(changed.body).toMatchObject({ city: 'Zwolle', version: 2 })

  const found = await admin.get('/api/relation?offset=0&limit=25&query=DER%20BER&sort=surname')
  expect(found.body.pagination).toEqual({ total: 1, offset: 0, limit: 25 })
  expect(found.body.data[0]).toMatchObject({ id, fullname: 'Jan van der Berg', city: 'Zwolle' })
  expect((await admin.get('/api/relation')).body).toHaveLength(1)
})

test('a Dutch postcode is written as 1234 AB, elsewhere it is free; one that stood there is left alone until it changes (G-LEN, R-REL-012)', async () => {
  const { admin, id: companyId } = await server.company()
  for (const [path, who] of [
    ['/api/relation', { name: 'Jan' }],
    ['/api/organization', { name: 'Bakkerij Smit' }],
  ] as const) {
    const made = await admin.post(path, { ...who, postcode: '8011xr' })
    expect([made.status, made.body.postcode]).toEqual([201, '8011 XR'])
    const of = `${path}/${made.body.id}`
    expect(await admin.patch(of, { postcode: '80111 XR' })).toMatchObject({
      status: 422,
      body: { errors: { postcode: ['Vul een postcode in als 1234 AB, of een ander land.'] } },
    })
    expect((await admin.patch(of, { postcode: '2000', country: 'België' })).body.postcode).toBe('2000')
    expect((await admin.patch(of, { country: ' nederland' })).status).toBe(422)
    expect((await admin.patch(of, { country: 'Nederland', postcode: null })).status).toBe(200)
    await server.owner.query(`update ${path.slice(5)} set postcode = 'postbus 3' where company_id = $1`, [companyId])
    expect((await admin.patch(of, { city: 'Zwolle' })).body).toMatchObject({ postcode: 'postbus 3', city: 'Zwolle' })
  }
})

test('calls take what S1 §7 has them take: userId, relationIds, and the number of the record in the body as well (R-FLOW-025, R-REL-009)', async () => {
  const { admin, user } = await server.company()
  const seller = await user({ role: 200 })
  const { body: relation } = await admin.post('/api/relation', jan)
  const { body: flow } = await seller.post('/api/flow', { relation_id: relation.id })
  await admin.post('/api/flow', { relation_id: relation.id })
  const asked = await admin.get(`/api/flow?offset=0&limit=25&query=&sort=-lead_date&userId=${seller.userId}&status=new`)
  expect(asked.body).toMatchObject({ data: [{ id: flow.id }], pagination: { total: 1 } })
  expect((await admin.get('/api/flow?userId=iedereen')).status).toBe(422)
  expect((await admin.get(`/api/flow?relationId=${relation.id}`)).body).toHaveLength(2)
  expect((await admin.get(`/api/flow?relationId=${relation.id + 1}`)).body).toEqual([])

  const moved = await admin.post(`/api/lead/${flow.id}/changestatus`, { id: flow.id, flow_status: 'project' })
  expect(moved.body.status).toBe('project')
  expect(await admin.post(`/api/lead/${flow.id}/changestatus`, { id: 1e6, flow_status: 'new' })).toMatchObject({
    status: 422,
    body: { errors: { id: ['Dit veld bestaat niet.'] } },
  })

  const { body: extra } = await admin.post('/api/relation', jan)
  expect((await admin.post('/api/relation/bulkdelete', {})).body.errors).toEqual({ ids: ['Vul dit veld in.'] })
  expect((await admin.post('/api/relation/bulkdelete', { ids: [extra.id], relationIds: [1] })).status).toBe(422)
  expect((await admin.post('/api/relation/bulkdelete', { relationIds: [extra.id] })).body.batchId).toBeNumber()
  await server.settled()
  expect((await admin.get(`/api/relation/${extra.id}`)).status).toBe(404)
})

test('records of another company are neither shown nor changeable nor linkable (R-GEN-001)', async () => {
  const ours = await server.company()
  const theirs = await server.company()
  const { body: relation } = await theirs.admin.post('/api/relation', jan)
  const { body: organization } = await theirs.admin.post('/api/organization', { name: 'VvE Elders' })

  expect((await ours.admin.get('/api/relation?limit=25')).body).toEqual({
    data: [],
    pagination: { total: 0, offset: 0, limit: 25 },
  })
  expect((await ours.admin.get(`/api/relation/${relation.id}`)).status).toBe(404)
  expect((await ours.admin.patch(`/api/relation/${relation.id}`, { name: 'Piet' })).status).toBe(404)
  expect((await ours.admin.delete(`/api/relation/${relation.id}`)).status).toBe(404)
  const linked = await ours.admin.post('/api/relation', { ...jan, organization_id: organization.id })
  expect(linked.status).toBe(422)
  expect(linked.body.errors).toEqual({ organization_id: ['Dit verwijst naar iets dat niet bestaat.'] })
  const smuggled = await ours.admin.post('/api/relation', { ...jan, company_id: theirs.id })
  expect(smuggled.status).toBe(422)
  expect((await theirs.admin.get(`/api/relation/${relation.id}`)).body.name).toBe('Jan')
})

test('a relation has a name or a surname, when it is made and ever after (G-LEN)', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/relation', {
    name: 'J'.repeat(255),
    nameprefix: 'v'.repeat(255),
    surname: 'B'.repeat(255),
  })
  expect(made.status).toBe(201)
  expect((await admin.post('/api/flow', { relation_id: made.body.id })).status).toBe(201)
  for (const refused of [
    await admin.post('/api/relation', { ...jan, name: '', surname: ' ' }),
    await admin.patch(`/api/relation/${made.body.id}`, { name: '', surname: null }),
  ])
    expect([refused.status, refused.body.errors]).toEqual([422, { name: ['Vul dit veld in.'] }])
  expect((await admin.get('/api/relation')).body.map((row: { name: string }) => row.name)).toEqual(['J'.repeat(255)])
})

test('wrong input names every field in Dutch and changes nothing (R-FORM-001)', async () => {
  const { admin } = await server.company()
  const refused = await admin.post('/api/relation', { surname: 7, country: 'x'.repeat(65), nonsense: true })
  expect(refused.status).toBe(422)
  expect(refused.headers.get('content-type')).toContain('application/problem+json')
  expect(refused.body.message).toBe('Niet alles is goed ingevuld.')
  expect(refused.body.errors).toEqual({
    surname: ['Deze waarde kan hier niet.'],
    country: ['Gebruik maximaal 64 tekens.'],
    nonsense: ['Dit veld bestaat niet.'],
  })
  expect((await admin.get('/api/relation')).body).toEqual([])
})

test('an e-mail address that no mail can be sent to is refused at its field, of people and organizations alike (R-FORM-001)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', jan)).body
  const text = 'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.'
  for (const email of ['jan', 'jan@voorbeeld', 'jan@a.nl, piet@b.nl', 'Jan <jan@voorbeeld.nl>', 'jan @voorbeeld.nl']) {
    for (const refused of [
      await admin.post('/api/relation', { ...jan, email }),
      await admin.patch(`/api/relation/${id}`, { email }),
      await admin.post('/api/organization', { name: 'De Linde', email }),
    ]) {
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual({ email: [text] })
    }
  }
  expect((await admin.get('/api/relation')).body).toMatchObject([{ email: jan.email, version: 1 }])
  expect((await admin.get('/api/organization')).body).toEqual([])
  expect((await admin.patch(`/api/relation/${id}`, { email: null })).body.email).toBeNull()
})

test('a stale change is refused with the current record and loses nothing (R-API-001)', async () => {
  const { admin } = await server.company()
  const { body, headers } = await admin.post('/api/relation', jan)
  await admin.patch(`/api/relation/${body.id}`, { city: 'Kampen' })
  const stale = await admin.patch(
    `/api/relation/${body.id}`,
    { city: 'Hattem' },
    { 'if-match': headers.get('etag') ?? '' },
  )
  expect(stale.status).toBe(412)
  expect(stale.body.current).toMatchObject({ city: 'Kampen', version: 2 })
})

test('without the module every call of it answers 403, and a user below the role too (R-ROUTE-015)', async () => {
  const company = await server.company({ modules: ['BASIS', 'INVOICE'] })
  for (const answer of [await company.admin.get('/api/relation'), await company.admin.post('/api/relation', jan)]) {
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe('Deze module hoort niet bij het abonnement van je bedrijf.')
  }
  const whole = await server.company()
  const barred = await whole.user({ module_blacklist: ['CRM'] })
  const low = await whole.user({ role: 50 })
  expect((await barred.get('/api/relation')).status).toBe(403)
  expect((await low.get('/api/relation')).status).toBe(403)
  expect((await server.anonymous.get('/api/relation')).status).toBe(401)
})

test('paths match in any case and PUT does what PATCH does (R-API-004)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/Relation', jan)
  expect((await admin.put(`/api/RELATION/${body.id}`, { phone: '0612345678' })).body.phone).toBe('0612345678')
})

test('a list takes at most four statements and a record at most six', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/relation', jan)
  server.statements()
  await admin.get('/api/relation?limit=25')
  const list = server.statements()
  expect(list.length).toBeLessThanOrEqual(budget(4))
  await admin.get(`/api/relation/${body.id}`)
  expect(server.statements().length).toBeLessThanOrEqual(budget(6))
})

test('the same POST with the same Idempotency-Key is done once and answered twice', async () => {
  const { admin } = await server.company()
  const headers = { 'idempotency-key': 'een-klik-te-veel' }
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/relation', jan, headers)))
  expect(answers.map(answer => answer.status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
  expect((await admin.get('/api/relation')).body).toHaveLength(1)
  const refused = await admin.post('/api/relation', {}, { 'idempotency-key': 'fout' })
  expect(refused.status).toBe(422)
  expect((await admin.post('/api/relation', jan, { 'idempotency-key': 'fout' })).status).toBe(201)
})
