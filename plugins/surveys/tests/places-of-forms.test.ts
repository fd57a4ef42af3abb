import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function form(admin: TestClient) {
  const { body: vertical } = await admin.post('/api/vertical', { description: 'Dak', type: 'intake' })
  const { body: person } = await admin.post('/api/relation', { surname: 'Drost' })
  const { body: flow } = await admin.post('/api/flow', { relation_id: person.id })
  const { body: item } = await admin.post(`/api/flow/${flow.id}/addflowdataitem`, {
    vertical_id: vertical.id,
    description: 'Dak van de schuur',
  })
  const { body: barn } = await admin.post('/api/location', { relation_id: person.id, description: 'Schuur' })
  return { vertical, person, flow, item, barn }
}

test('a form is about places of the customer of its dossier, and answers them (E-0229, C-0571, C-0572, C-0578)', async () => {
  const { admin } = await server.company()
  const { flow, item, barn } = await form(admin)
  const path = `/api/flowdataitem/${item.id}`
  for (let twice = 0; twice < 2; twice++) {
    const added = await admin.post(`${path}/addLocation`, { location_id: barn.id })
    expect([added.status, added.body.locations]).toMatchObject([200, [{ id: barn.id, title: 'Schuur' }]])
  }
  expect((await admin.get(`${path}?with=locations`)).body.locations).toHaveLength(1)
  expect((await admin.get(`/api/flowdata/${item.flow_data_id}/getLocations`)).body).toMatchObject([{ id: barn.id }])
  expect((await admin.get(`/api/flow/${flow.id}/getLocations`)).body).toMatchObject([
    { id: barn.id, is_address: false, forms: [{ id: item.id, title: 'Dak van de schuur' }] },
  ])
  const kept = await admin.delete(`/api/location/${barn.id}`)
  expect([kept.status, kept.body.message]).toEqual([
    409,
    'Hier gaan formulieren over: Dak van de schuur. Kies daar eerst een andere locatie.',
  ])
  expect((await admin.post(`${path}/removeLocation`, { location_id: barn.id })).body.locations).toEqual([])
  expect((await admin.delete(`/api/location/${barn.id}`)).status).toBe(204)
})

test('what is known of a place is changed from the form, and a new one is made there (C-0570)', async () => {
  const { admin } = await server.company()
  const { person, item, barn } = await form(admin)
  const update = (locationData: object) =>
    admin.post(`/api/flowdataitem/${item.id}/updateLocationData`, { id: item.id, locationData })
  const made = await update({ description: 'Chalet', postcode: '7731rs', number: '3' })
  expect([made.status, made.body.locations]).toMatchObject([200, [{ title: 'Chalet', postcode: '7731 RS' }]])
  const [{ id }] = made.body.locations
  expect((await update({ id, number: '5' })).body.locations).toMatchObject([{ id, number: '5', postcode: '7731 RS' }])
  expect((await update({ id: barn.id, number: '5' })).status).toBe(422)
  expect((await update({ id, postcode: 'X' })).status).toBe(422)
  expect((await admin.get(`/api/relation/${person.id}/locations`)).body).toHaveLength(2)
})

test('a form is never about the place of somebody else, and one that was sent stays as it was sent', async () => {
  const { admin } = await server.company()
  const { item, barn } = await form(admin)
  const other = await form(admin)
  const path = `/api/flowdataitem/${item.id}`
  expect((await admin.post(`${path}/addLocation`, { location_id: other.barn.id })).status).toBe(422)
  await admin.post(`${path}/addLocation`, { location_id: barn.id })
  await admin.post(`${path}/markSent`)
  for (const [action, body] of [
    ['addLocation', { location_id: barn.id }],
    ['removeLocation', { location_id: barn.id }],
    ['updateLocationData', { locationData: { id: barn.id, city: 'Ommen' } }],
  ] as const)
    expect((await admin.post(`${path}/${action}`, body)).status, action).toBe(409)
})
