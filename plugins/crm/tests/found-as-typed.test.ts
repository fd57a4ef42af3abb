import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dialledNumber } from '@core/domain/phone-number'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import telefoons from './cases/telefoons.json'
import zoekwoorden from './cases/zoekwoorden.json'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const add = async (admin: TestClient, values: object): Promise<number> =>
  (await admin.post('/api/relation', values)).body.id
const found = async (admin: TestClient, query: string): Promise<number[]> =>
  (await admin.get(`/api/relation?query=${encodeURIComponent(query)}`)).body.map(({ id }: { id: number }) => id)

test('a name is found as people type it who have no such letters, apostrophes or hyphens', async () => {
  const { admin } = await server.company()
  const more = [
    ['Ĳsselmeer', 'ijsselmeer'],
    ['Łukasz Đorđević', 'lukasz dordevic'],
    ['Æsir Œuvre', 'aesir oeuvre'],
    ['Guðrún Þór', 'gudrun thor'],
    ['D`Angelo', "D'Angelo"],
  ]
  for (const [stored = '', typed = ''] of [...zoekwoorden.pairs, ...more]) {
    const id = await add(admin, { surname: stored })
    expect(await found(admin, typed), typed).toContain(id)
    expect(await found(admin, stored), stored).toContain(id)
  }
})

test('a house is found by its postcode and number, with and without spaces', async () => {
  const { admin } = await server.company()
  const id = await add(admin, { surname: 'Huis', postcode: '8022 AW', number: '12', number_addition: 'a' })
  await add(admin, { surname: 'Ander', postcode: '8022 AX', number: '12' })
  for (const typed of ['8022AW12', '8022 AW 12', '8022AW 12', '8022 aw12', '8022AW-12', '8022AW12a', '8022 AW, 12'])
    expect(await found(admin, typed), typed).toEqual([id])
})

test('a telephone number in any spelling finds every other one, by search and by the check for doubles (R-REL-010)', async () => {
  const abroad = ['+32 470 12 34 56', '0032 (0)470/12.34.56', '+32(0)470123456', '(+32) 470 123 456']
  for (const group of [...telefoons.groups, abroad]) {
    const { admin } = await server.company()
    const ids: number[] = []
    for (const phone of group) ids.push(await add(admin, { surname: 'Bel', phone }))
    for (const phone of group) {
      expect((await found(admin, phone)).toSorted(), phone).toEqual(ids.toSorted())
      const doubles = await admin.post('/api/relation/checkfordoublerelations', {
        kind: 'relation',
        surname: 'X',
        phone,
      })
      expect(doubles.body.length, phone).toBe(Math.min(ids.length, 5))
    }
  }
})

test('a number without a code is of the country of its address; of two in one field each is found', async () => {
  const { admin } = await server.company()
  const belgian = await add(admin, { surname: 'Gent', phone: '0470 12 34 56', country: 'BE' })
  const two = await add(admin, { surname: 'Twee', phone: '06-12345678 / 038-1234567' })
  expect(await found(admin, '+32 470 12 34 56')).toEqual([belgian])
  expect(await found(admin, '0381234567')).toEqual([two])
  expect(await found(admin, '+31 (0)6 1234 5678')).toEqual([two])
  const doubles = await admin.post('/api/relation/checkfordoublerelations', { surname: 'X', phone: '+31381234567' })
  expect(doubles.body).toMatchObject([{ id: two, by: ['phone'] }])
})

test('a number is dialled as it is from everywhere (R-FMT-004)', () => {
  for (const phone of telefoons.groups.flat()) expect(dialledNumber(phone)).toBe('+31612349870')
  expect(dialledNumber('112')).toBe('112')
  expect(dialledNumber('0900-1234')).toBe('09001234')
  expect(dialledNumber('038-1234567 tst. 12')).toBe('+31381234567')
})

test('a country is one country by each of its names, and its postcode is checked (R-REL-012)', async () => {
  const { admin } = await server.company()
  for (const country of ['NL', 'nl', 'Holland', 'The Netherlands', 'Países Bajos', ' nederland ']) {
    const made = await admin.post('/api/relation', { surname: 'Land', country, postcode: '1012ab' })
    expect(made.body, country).toMatchObject({ country: 'Nederland', postcode: '1012 AB' })
    expect((await admin.post('/api/relation', { surname: 'Land', country, postcode: '1012' })).status, country).toBe(
      422,
    )
  }
  const known = {
    BE: 'België',
    Belgium: 'België',
    Deutschland: 'Duitsland',
    Alemania: 'Duitsland',
    Atlantis: 'Atlantis',
  }
  for (const [country, named] of Object.entries(known))
    expect((await admin.post('/api/relation', { surname: 'Land', country, postcode: '1067' })).body.country).toBe(named)
})
