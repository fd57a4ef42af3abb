import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const post = async (admin: TestClient, path: string, body: object): Promise<number> =>
  (await admin.post(path, body)).body.id
const doubles = async (admin: TestClient, typed: object) =>
  (await admin.post('/api/relation/checkfordoublerelations', typed)).body.map(
    ({ kind, id, by }: { kind: string; id: number; by: string[] }) => `${kind} ${id} ${by.join()}`,
  )
const jan = { name: 'Jan', nameprefix: 'van der', surname: 'Berg', postcode: '8011 XR' }

test('somebody who is there already is found by e-mail address, by telephone in any spelling, and by name and postcode (R-REL-010)', async () => {
  const { admin } = await server.company()
  const berg = await post(admin, '/api/relation', { ...jan, email: 'Jan@Voorbeeld.nl', phone: '06-12345678' })
  const firm = await post(admin, '/api/organization', { name: 'Berg BV', phone: '038 4601234', postcode: '8011XR' })

  expect(await doubles(admin, { name: 'Piet', email: 'jan@voorbeeld.NL' })).toEqual([`relation ${berg} email`])
  for (const phone of ['+31 6 12345678', '0031612345678', '(06) 12 34 56 78'])
    expect(await doubles(admin, { phone }), phone).toEqual([`relation ${berg} phone`])
  expect(await doubles(admin, { name: 'J.', surname: 'berg', postcode: '8011xr' })).toEqual([`relation ${berg} name`])
  expect(await doubles(admin, { kind: 'organization', name: 'berg bv', postcode: '8011 XR' })).toEqual([
    `organization ${firm} name`,
  ])
  expect(await doubles(admin, { name: 'Kees', phone: '038-4601234' })).toEqual([`organization ${firm} phone`])
  expect(await doubles(admin, { ...jan, email: 'jan@voorbeeld.nl', phone: '0612345678' })).toEqual([
    `relation ${berg} email,phone,name`,
  ])
})

test('what only looks alike is no double, nor is the record itself or one in the trash (R-REL-010)', async () => {
  const { admin } = await server.company()
  const berg = await post(admin, '/api/relation', { ...jan, email: 'jan@voorbeeld.nl', phone: '0612345678' })
  for (const typed of [
    { email: 'jan@voorbeeld.nl.nl' },
    { phone: '061234' },
    { phone: '0612345679' },
    { name: 'Jan', surname: 'Berg' },
    { name: 'Jan', surname: 'Bergman', postcode: '8011 XR' },
    { name: 'Kees', surname: 'Berg', postcode: '8011 XR' },
    {},
  ])
    expect(await doubles(admin, typed), JSON.stringify(typed)).toEqual([])
  expect(await doubles(admin, { id: berg, email: 'jan@voorbeeld.nl' })).toEqual([])
  expect((await admin.get(`/api/relation/${berg}/doubles`)).body).toEqual([])
  const twin = await post(admin, '/api/relation', { ...jan, email: 'JAN@voorbeeld.nl' })
  expect((await admin.get(`/api/relation/${berg}/doubles`)).body).toMatchObject([{ id: twin, by: ['email', 'name'] }])
  await admin.delete(`/api/relation/${twin}`)
  expect((await admin.get(`/api/relation/${berg}/doubles`)).body).toEqual([])
  expect(await doubles((await server.company()).admin, { email: 'jan@voorbeeld.nl' })).toEqual([])
})

test('a surname alone is enough for a relation; no name at all is not', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/relation', { surname: 'Berg' })
  expect([made.status, made.body.name, made.body.fullname]).toEqual([201, '', 'Berg'])
  expect((await admin.patch(`/api/relation/${made.body.id}`, { surname: null })).status).toBe(422)
  for (const nobody of [{}, { name: ' ', surname: ' ' }, { nameprefix: 'van' }])
    expect((await admin.post('/api/relation', nobody)).body.errors).toEqual({ name: ['Vul dit veld in.'] })
  const flow = await admin.post('/api/flow', { relation: { surname: 'Visser' } })
  expect([flow.status, flow.body.relation_fullname]).toEqual([201, 'Visser'])
})
