import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const OWN = '/api/company/currentcompany'

test('a company writes what stands on its papers itself, and the log says who changed what (C-0064)', async () => {
  const { admin } = await server.company({ name: 'Noordkaap Solar' })
  const details = {
    name: 'Noordkaap Solar BV',
    address: 'Kade',
    number: '12',
    postcode: '9711 AB',
    city: 'Groningen',
    kvk: '12345678',
    vat_number: 'NL123456789B01',
    iban: 'NL91 ABNA 0417 1643 00',
  }
  expect((await admin.patch(OWN, details)).body).toMatchObject(details)
  expect((await admin.get('/api/user/getcurrentuser')).body.companyname).toBe('Noordkaap Solar BV')
  const [logged] = (await admin.get(`/api/company/getlogitems/${today(DUTCH)}`)).body
  expect(logged).toMatchObject({
    loggable_type: 'company',
    description: 'updated',
    old_value: { iban: 'NL91ABNA0417164300', city: 'Zwolle' },
    new_value: { iban: details.iban, city: 'Groningen' },
  })
})

test('a moved company lets go of its old place on the map', async () => {
  const { admin } = await server.company()
  await admin.patch(OWN, { address: 'Kade', postcode: '9711 AB', city: 'Groningen', lat: 53.2, lng: 6.5 })
  expect((await admin.patch(OWN, { postcode: '8011 XR', city: 'Zwolle' })).body).toMatchObject({ lat: null, lng: null })
})

test('an account number that cannot be, a host name, or the wish of a colleague is refused and changes nothing', async () => {
  const { admin, user } = await server.company()
  const before = (await admin.get('/api/company/getcurrentcompany')).body
  const wrong = await admin.patch(OWN, { name: 'Anders', iban: 'NL19ABNA0417164300' })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual({ iban: ['Vul een geldig IBAN in, zoals NL91 ABNA 0417 1643 00.'] })
  expect((await admin.patch(OWN, { hostnames: ['anders.localhost'] })).status).toBe(422)
  expect((await admin.patch(OWN, { name: ' ' })).status).toBe(422)
  const colleague = await user()
  expect((await colleague.patch(OWN, { name: 'Anders' })).status).toBe(403)
  expect((await admin.get('/api/company/getcurrentcompany')).body).toEqual(before)
})

test('one company never writes the details of another', async () => {
  const ours = await server.company()
  const theirs = await server.company()
  const before = (await theirs.admin.get('/api/company/getcurrentcompany')).body
  await ours.admin.patch(OWN, { name: 'Van ons', city: 'Zwolle' })
  expect((await ours.admin.patch(OWN, { id: before.id, name: 'Gekaapt' })).status).toBe(422)
  expect((await theirs.admin.get('/api/company/getcurrentcompany')).body).toEqual(before)
})
