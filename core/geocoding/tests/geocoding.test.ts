import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { addressService, pdokAnswer } from './address-service'

const late = Promise.withResolvers<Response>()
const service = addressService(async asked => {
  const code = asked.getAll('fq').find(filter => filter.startsWith('postcode:'))
  switch (code) {
    case 'postcode:8011AB':
      return pdokAnswer(
        ['Melkmarkt', '12', 'Zwolle', 6.0919, 52.5125],
        ['Melkmarkt', '12-A', 'Zwolle', 6.09, 52.51],
        ['Melkmarkt', '12-2', 'Zwolle', 6.08, 52.5],
      )
    case 'postcode:5000AA':
      return new Response('stuk', { status: 500 })
    case 'postcode:4290AA':
      return new Response('te veel', { status: 429 })
    case 'postcode:9999ZZ':
      return late.promise
    case undefined:
      return pdokAnswer(['Stationsweg', '3', 'Zwolle', 6.1, 52.5], ['Stationsweg', '3', "'s-Gravenhage", 4.32, 52.07])
  }
  return pdokAnswer()
})

let server: TestServer
let without: TestServer
beforeAll(async () => {
  // One connection: whoever would wait for the service inside a transaction keeps everybody else waiting.
  server = await testServer({ env: { GEOCODER: 'pdok', GEOCODER_URL: service.url, DATABASE_POOL: '1' } })
  without = await testServer()
})
afterAll(async () => {
  late.resolve(pdokAnswer())
  await service.stop()
  await server.stop()
  await without.stop()
})

const melkmarkt = { address: 'Melkmarkt', number: '12', postcode: '8011 ab', city: 'Zwolle' }
const make = async (admin: TestClient, address: object) =>
  (await admin.post('/api/organization', { name: 'VvE', ...address })).body.id as number
const locate = (admin: TestClient, id: number) => admin.post(`/api/organization/${id}/locate`)
const placeOf = async (admin: TestClient, id: number) => {
  const { lat, lng, version } = (await admin.get(`/api/organization/${id}`)).body
  return [lat, lng, version]
}

test('an address finds its place, which stays with the record and is not looked up again (G-GEO)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, melkmarkt)
  expect(await placeOf(admin, id)).toEqual([null, null, 1])
  service.asked.length = 0
  const found = await locate(admin, id)
  expect(found).toMatchObject({ status: 200, body: { lat: 52.5125, lng: 6.0919 } })
  expect(await placeOf(admin, id)).toEqual([52.5125, 6.0919, 1])
  expect((await locate(admin, id)).body).toEqual(found.body)
  expect(service.asked).toHaveLength(1)
  const [asked] = service.asked
  expect(asked?.getAll('fq')).toEqual(['type:adres', 'postcode:8011AB', 'huisnummer:12'])
  expect(asked?.get('key')).toBe('geheim')
})

test.each([
  [{ number: '12', number_addition: 'a' }, 6.09],
  [{ number: '12a' }, 6.09],
  [{ address: 'Melkmarkt 12-2', number: null }, 6.08],
  [{ number: '12', number_addition: 'bis' }, 6.0919],
])('the door %p is found however its number is written (G-GEO)', async (written, lng) => {
  const { admin } = await server.company()
  expect((await locate(admin, await make(admin, { ...melkmarkt, ...written }))).body.lng).toBe(lng)
})

test('without a postcode only the very street in the very town will do (G-GEO)', async () => {
  const { admin } = await server.company()
  const found = async (address: object) => (await locate(admin, await make(admin, address))).body.lng
  expect(await found({ address: 'Stationsweg', number: '3', city: 'ZWOLLE' })).toBe(6.1)
  expect(await found({ address: 'Stationsweg 3', city: 'Den Haag' })).toBe(4.32)
  expect(await found({ address: 'Stationsweg 3', city: 'Kampen' })).toBeUndefined()
  service.asked.length = 0
  expect(await found({ address: 'type:* OR (Stationsweg)', number: '3', city: 'Zwolle' })).toBeUndefined()
  expect(service.asked[0]?.get('q')).toBe('type OR Stationsweg 3 Zwolle')
})

test.each([
  ['1111 AA', 422, 'Dit adres is niet gevonden op de kaart. Kijk straat, huisnummer en postcode na.'],
  [
    '5000 AA',
    503,
    'De plek van dit adres kon niet worden opgezocht: de adressendienst antwoordt niet. Het adres zelf is bewaard.',
  ],
  [
    '4290 AA',
    503,
    'De plek van dit adres kon niet worden opgezocht: de adressendienst weigert onze vraag. Het adres zelf is bewaard.',
  ],
])(
  'when the look-up of %p fails, the reason is told and the address stays (R-FILE-006)',
  async (postcode, status, message) => {
    const { admin } = await server.company()
    const id = await make(admin, { ...melkmarkt, postcode })
    expect(await locate(admin, id)).toMatchObject({ status, body: { message } })
    expect((await admin.get(`/api/organization/${id}`)).body).toMatchObject({
      ...melkmarkt,
      postcode,
      lat: null,
      version: 1,
    })
  },
)

test('a service that is slow keeps nobody from saving, and is given up after four seconds (R-FILE-006)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { ...melkmarkt, postcode: '9999ZZ' })
  let open = true
  const locating = locate(admin, id).finally(() => {
    open = false
  })
  const saved = await admin.patch(`/api/organization/${id}`, { phone: '0381234567' })
  expect([saved.status, open]).toEqual([200, true])
  expect((await locating).body.message).toContain('antwoordt niet')
})

test('another address loses the place of the old one, and other changes do not (G-GEO)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, melkmarkt)
  await locate(admin, id)
  await admin.patch(`/api/organization/${id}`, { phone: '0381234567', city: 'Zwolle' })
  expect((await placeOf(admin, id)).slice(0, 2)).toEqual([52.5125, 6.0919])
  await admin.patch(`/api/organization/${id}`, { number: '14' })
  expect((await placeOf(admin, id)).slice(0, 2)).toEqual([null, null])
  await admin.patch(`/api/organization/${id}`, { number: '16', lat: 52.6, lng: 6.2 })
  expect((await placeOf(admin, id)).slice(0, 2)).toEqual([52.6, 6.2])
  for (const outside of [{ lat: 90.5 }, { lng: -181 }])
    expect((await admin.patch(`/api/organization/${id}`, outside)).status).toBe(422)
})

test('nothing is asked about too little of an address or one abroad, and without a service about none (G-GEO)', async () => {
  const { admin } = await server.company()
  service.asked.length = 0
  const nowhere = { lat: null, lng: null }
  expect(await locate(admin, await make(admin, { city: 'Zwolle' }))).toMatchObject({ status: 200, body: nowhere })
  const abroad = await locate(admin, await make(admin, { ...melkmarkt, country: 'België' }))
  expect([abroad.status, abroad.body.message]).toEqual([
    422,
    'Dit adres ligt buiten Nederland. Daar zoekt de adressendienst niet.',
  ])
  expect(service.asked).toEqual([])
  const other = (await without.company()).admin
  expect(await locate(other, await make(other, melkmarkt))).toMatchObject({ status: 200, body: nowhere })
})

test('a company finds its own place, platform staff that of any, and nobody that of another record (G-GEO, R-GEN-001)', async () => {
  const staff = (await server.company({ modules: ['BASIS', 'ADMIN'] })).admin
  const ours = await server.company()
  await staff.patch(`/api/company/${ours.id}`, {
    address: 'Melkmarkt 12',
    number: null,
    postcode: '8011AB',
    city: 'Zwolle',
  })
  expect((await ours.admin.post('/api/company/currentcompany/locate')).body).toEqual({ lat: 52.5125, lng: 6.0919 })
  expect((await ours.admin.get('/api/company/getcurrentcompany')).body).toMatchObject({ lat: 52.5125, lng: 6.0919 })
  await staff.patch(`/api/company/${ours.id}`, { address: 'Melkmarkt 12a' })
  expect((await staff.post(`/api/company/${ours.id}/locate`)).body.lng).toBe(6.09)
  expect((await ours.admin.post(`/api/company/${ours.id}/locate`)).status).toBe(403)
  const id = await make(ours.admin, melkmarkt)
  expect((await locate((await server.company()).admin, id)).status).toBe(404)
})

test('a postcode with a number finds street and town, however both are typed, and nothing where the service is away or knows no such house', async () => {
  const { admin } = await server.company()
  const street = (query: string) => admin.get(`/api/place/street?${query}`)
  const found = { address: 'Melkmarkt', city: 'Zwolle' }
  for (const query of ['postcode=8011AB&number=12', 'postcode=8011%20ab&number=12-A', 'postcode=8011ab&number=12%20a'])
    expect(await street(query)).toMatchObject({ status: 200, body: found })
  const nothing = { address: null, city: null }
  for (const query of [
    'postcode=1234AB&number=1',
    'postcode=8011AB&number=A',
    'postcode=8011&number=12',
    'postcode=8011AB&number=12&country=Belgi%C3%AB',
  ])
    expect(await street(query)).toMatchObject({ status: 200, body: nothing })
  expect((await street('postcode=5000AA&number=1')).status).toBe(503)
  expect((await street('postcode=8011AB')).status).toBe(422)
  expect(await (await without.company()).admin.get('/api/place/street?postcode=8011AB&number=12')).toMatchObject({
    status: 200,
    body: nothing,
  })
})
