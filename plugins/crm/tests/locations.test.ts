import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const HOME = { postcode: '8024 AB', address: 'Berkumstraat', number: '12', city: 'Zwolle' }
const CHALET = { description: 'Chalet', postcode: '7731 rs', address: 'Vechtkade', number: '3', city: 'Ommen' }

async function dossier(admin: TestClient) {
  const { body: person } = await admin.post('/api/relation', { surname: 'Drost', ...HOME })
  const { body: flow } = await admin.post('/api/flow', { relation_id: person.id })
  const { body: chalet } = await admin.post('/api/location', { relation_id: person.id, ...CHALET })
  return { person, flow, chalet }
}

test('a relation owns several places, each of a kind, and answers them (E-0283, E-0299)', async () => {
  const { admin } = await server.company()
  const { person } = await dossier(admin)
  const { body: types } = await admin.get('/api/locationtype')
  expect(types.map(({ description }: { description: string }) => description)).toEqual([
    'Bedrijfspand',
    'Recreatiewoning',
    'Schuur',
    'Verhuurde woning',
    'Woning',
  ])
  const barn = await admin.post('/api/location', {
    relation_id: person.id,
    location_type_id: types[2].id,
    address: 'Kerkweg',
    number: '8',
    number_addition: 'a',
    city: 'Dalfsen',
  })
  expect([barn.status, barn.body.title, barn.body.locationtype]).toEqual([
    201,
    'Kerkweg 8a, Dalfsen',
    { id: types[2].id, description: 'Schuur' },
  ])
  const { body: places } = await admin.get(`/api/relation/${person.id}/locations`)
  expect(places).toMatchObject([{ title: 'Chalet', postcode: '7731 RS', country: 'Nederland' }, { id: barn.body.id }])
  expect((await admin.get(`/api/relation/${person.id}?with=locations`)).body.locations).toHaveLength(2)
  expect((await admin.get('/api/location?query=vechtkade')).body).toHaveLength(1)
})

test('a place says where it is or what it is called, and stays with who it belongs to', async () => {
  const { admin } = await server.company()
  const { person, chalet } = await dossier(admin)
  const { body: other } = await admin.post('/api/relation', { surname: 'Post' })
  const refused = async (method: 'post' | 'patch', path: string, body: object) => {
    const answer = await admin[method](path, body)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  expect(await refused('post', '/api/location', { relation_id: person.id })).toEqual([422, ['address']])
  expect(await refused('post', '/api/location', { relation_id: person.id, ...CHALET, postcode: 'X1' })).toEqual([
    422,
    ['postcode'],
  ])
  expect(await refused('post', '/api/location', { ...CHALET, relation_id: 9_999_999 })).toEqual([422, ['relation_id']])
  expect(await refused('patch', `/api/location/${chalet.id}`, { relation_id: other.id })).toEqual([
    422,
    ['relation_id'],
  ])
  expect((await admin.patch(`/api/location/${chalet.id}`, { location_type_id: 9_999_999 })).status).toBe(422)
  expect((await (await server.company()).admin.get(`/api/location/${chalet.id}`)).status).toBe(404)
})

test('a dossier is at the address of its customer until one of their places is its address; town, search, map and pickers follow', async () => {
  const { admin } = await server.company()
  const { person, flow, chalet } = await dossier(admin)
  expect([flow.city, flow.location_id]).toEqual(['Zwolle', null])
  expect((await admin.get(`/api/flow/${flow.id}/getLocations`)).body).toEqual([])

  const moved = await admin.patch(`/api/flow/${flow.id}`, { location_id: chalet.id })
  expect([moved.status, moved.body.city]).toEqual([200, 'Ommen'])
  expect((await admin.get(`/api/flow/${flow.id}/getLocations`)).body).toMatchObject([
    { id: chalet.id, is_address: true, flowlocation_id: null, forms: [] },
  ])
  expect((await admin.get(`/api/flow/${flow.id}/getBasicDetails`)).body).toMatchObject({
    address: 'Vechtkade 3',
    postcode: '7731 RS',
    city: 'Ommen',
  })
  expect((await admin.get('/api/flow/queryWithDisplaynameWithAddress?query=vechtkade')).body).toMatchObject([
    { id: flow.id, address: 'Vechtkade 3, 7731 RS Ommen' },
  ])
  await admin.patch(`/api/relation/${person.id}`, { city: 'Kampen' })
  await admin.patch(`/api/location/${chalet.id}`, { city: 'Dalfsen' })
  await server.settled()
  expect((await admin.get(`/api/flow/${flow.id}`)).body.city).toBe('Dalfsen')
  expect((await admin.patch(`/api/flow/${flow.id}`, { location_id: null })).body.city).toBe('Kampen')
})

test('a town that was typed at a dossier stays while its place is only called otherwise, and follows once that moves', async () => {
  const { admin } = await server.company()
  const { flow, chalet } = await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { location_id: chalet.id })
  expect((await admin.patch(`/api/flow/${flow.id}`, { city: 'Junne' })).body.city).toBe('Junne')
  const cityAfter = async (change: object) => {
    expect((await admin.patch(`/api/location/${chalet.id}`, change)).status).toBe(200)
    await server.settled()
    return (await admin.get(`/api/flow/${flow.id}`)).body.city
  }
  expect(await cityAfter({ description: 'Vakantiehuis', number: '5' })).toBe('Junne')
  expect(await cityAfter({ city: 'Dalfsen' })).toBe('Dalfsen')
})

test('a dossier is never at the place of somebody else, and leaves it with another contact person', async () => {
  const { admin } = await server.company()
  const { flow, chalet } = await dossier(admin)
  const other = await dossier(admin)
  const answer = await admin.patch(`/api/flow/${flow.id}`, { location_id: other.chalet.id })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['location_id']])
  const also = await admin.post('/api/flowlocation', { flow_id: flow.id, location_id: other.chalet.id })
  expect([also.status, Object.keys(also.body.errors)]).toEqual([422, ['location_id']])
  const { body: barn } = await admin.post('/api/location', { relation_id: flow.relation_id, description: 'Schuur' })
  await admin.post('/api/flowlocation', { flow_id: flow.id, location_id: barn.id })
  await admin.patch(`/api/flow/${flow.id}`, { location_id: chalet.id })
  const { body: moved } = await admin.patch(`/api/flow/${flow.id}`, { relation_id: other.person.id })
  expect([moved.location_id, moved.city]).toEqual([null, 'Zwolle'])
  expect((await admin.get(`/api/flow/${flow.id}/getLocations`)).body).toEqual([])
})

test('sixteen who say at once that a dossier is at a place say it once', async () => {
  const { admin } = await server.company()
  const { flow, chalet } = await dossier(admin)
  const said = { flow_id: flow.id, location_id: chalet.id }
  const answers = await Promise.all(Array.from({ length: 16 }, () => admin.post('/api/flowlocation', said)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(15).fill(422)])
})

test('a dossier is at several places, each once, and leaves one without that going', async () => {
  const { admin } = await server.company()
  const { person, flow, chalet } = await dossier(admin)
  const { body: barn } = await admin.post('/api/location', { relation_id: person.id, description: 'Schuur' })
  await admin.patch(`/api/flow/${flow.id}`, { location_id: chalet.id })
  const { body: also } = await admin.post('/api/flowlocation', { flow_id: flow.id, location_id: barn.id })
  expect((await admin.post('/api/flowlocation', { flow_id: flow.id, location_id: barn.id })).status).toBe(422)
  expect((await admin.get(`/api/flow/${flow.id}/getLocations`)).body).toMatchObject([
    { id: chalet.id, is_address: true },
    { id: barn.id, is_address: false, flowlocation_id: also.id },
  ])
  expect((await admin.delete(`/api/flowlocation/${also.id}`)).status).toBe(204)
  expect((await admin.get(`/api/flow/${flow.id}/getLocations`)).body).toHaveLength(1)
  expect((await admin.get(`/api/location/${barn.id}`)).status).toBe(200)
})

test('a place where a dossier is stays and says which; without dossiers it goes, and so does a kind that no place is of', async () => {
  const { admin } = await server.company()
  const { person, flow, chalet } = await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { location_id: chalet.id })
  const { body: barn } = await admin.post('/api/location', { relation_id: person.id, description: 'Schuur' })
  await admin.post('/api/flowlocation', { flow_id: flow.id, location_id: barn.id })
  for (const place of [chalet, barn]) {
    const kept = await admin.delete(`/api/location/${place.id}`)
    expect([kept.status, kept.body.message]).toEqual([
      409,
      `Hier zijn dossiers: ${flow.number} Drost. Kies daar eerst een andere locatie.`,
    ])
  }
  const dry = await admin.post('/api/location/bulkdelete', { ids: [chalet.id], dry_run: true })
  expect(dry.body.refused[0].message).toContain(flow.number)
  const asked = async (ids: readonly number[]) => {
    server.statements()
    expect((await admin.post('/api/location/bulkdelete', { ids, dry_run: true })).body.refused).toHaveLength(ids.length)
    return server.statements().length
  }
  const more: number[] = []
  for (const description of ['Stal', 'Kas', 'Loods']) {
    const { id } = (await admin.post('/api/location', { relation_id: person.id, description })).body
    await admin.post('/api/flowlocation', { flow_id: flow.id, location_id: id })
    more.push(id)
  }
  expect(await asked([barn.id, ...more])).toBe(await asked([barn.id]))
  for (const { flowlocation_id } of (await admin.get(`/api/flow/${flow.id}/getLocations`)).body)
    if (flowlocation_id) await admin.delete(`/api/flowlocation/${flowlocation_id}`)
  await admin.patch(`/api/flow/${flow.id}`, { location_id: null })
  expect((await admin.delete(`/api/location/${chalet.id}`)).status).toBe(204)

  const { body: type } = await admin.post('/api/locationtype', { description: ' Garage ' })
  expect(type.description).toBe('Garage')
  expect((await admin.post('/api/locationtype', { description: 'Garage' })).status).toBe(422)
  await admin.patch(`/api/location/${barn.id}`, { location_type_id: type.id })
  expect((await admin.delete(`/api/locationtype/${type.id}`)).body.message).toBe(
    'Er zijn locaties van deze soort. Geef die eerst een andere soort.',
  )
  await admin.patch(`/api/location/${barn.id}`, { location_type_id: null })
  expect((await admin.delete(`/api/locationtype/${type.id}`)).status).toBe(204)
})

test('only who owns the settings changes the kinds of places', async () => {
  const company = await server.company({ modules: ['CRM'] })
  expect((await company.admin.get('/api/locationtype')).status).toBe(200)
  expect((await company.admin.post('/api/locationtype', { description: 'Garage' })).status).toBe(403)
})

test('places of two people who become one are all theirs, and their dossiers stay where they are', async () => {
  const { admin } = await server.company()
  const { person, flow, chalet } = await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { location_id: chalet.id })
  const { body: twin } = await admin.post('/api/relation', { surname: 'Drost', city: 'Meppel' })
  expect((await admin.post(`/api/relation/${person.id}/merge`, { target_id: twin.id, take: [] })).status).toBe(200)
  await server.settled()
  expect((await admin.get(`/api/relation/${twin.id}/locations`)).body).toMatchObject([{ id: chalet.id }])
  expect((await admin.get(`/api/flow/${flow.id}`)).body).toMatchObject({ location_id: chalet.id, city: 'Ommen' })
})

test('a page of places costs as many statements as one place', async () => {
  const { admin } = await server.company()
  const { person } = await dossier(admin)
  for (let n = 0; n < 5; n++) await admin.post('/api/location', { relation_id: person.id, description: `Huis ${n}` })
  server.statements()
  await admin.get('/api/location?limit=25')
  expect(server.statements().length).toBeLessThanOrEqual(4)
})
