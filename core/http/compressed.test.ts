import { afterAll, beforeAll, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TEST_PASSWORD, type TestClient, type TestServer, testServer } from '@core/testing/server'
import { compressed, encodingFor } from './compressed'

let server: TestServer
let admin: TestClient
let relation: { id: number; version: number }

beforeAll(async () => {
  server = await testServer()
  admin = (await server.company()).admin
  for (let n = 0; n < 12; n++) {
    const { body } = await admin.post('/api/relation', { name: 'Jan', surname: `Timmerman ${n}` })
    relation = body
  }
})
afterAll(() => server.stop())

const unpack: Record<string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array> = {
  zstd: bytes => Bun.zstdDecompressSync(bytes),
  br: bytes => brotliDecompressSync(bytes),
  gzip: bytes => gunzipSync(bytes),
}

test('an answer travels packed as the client takes it, and says the same', async () => {
  const plain = await admin.raw('GET', '/api/relation')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toContain('accept-encoding')
  const text = await plain.text()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd;q=0, gzip;q=0.5', 'gzip'],
  ] as const) {
    const answer = await admin.raw('GET', '/api/relation', undefined, { 'accept-encoding': accepted })
    expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding])
    expect(answer.headers.get('content-type')).toBe(plain.headers.get('content-type'))
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(text.length / 3)
    expect(new TextDecoder().decode(unpack[encoding]?.(bytes))).toBe(text)
  }
})

test('an answer of any size comes whole', async () => {
  for (const size of [1_100, 200_000, 3_000_000])
    for (const encoding of ['zstd', 'br', 'gzip'] as const) {
      const request = new Request('http://localhost/', { headers: { 'accept-encoding': encoding } })
      const said = { text: `${'é'.repeat(size / 2)}${size}` }
      const answer = await compressed(request, Response.json(said, { status: 201 }))
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, encoding])
      expect(JSON.parse(new TextDecoder().decode(unpack[encoding]?.(bytes)))).toEqual(said)
    }
})

test('what a client does not name it does not get', () => {
  for (const accepted of [null, '', 'identity', 'zstd;q=0', 'br;q=0.000', 'brotli', '*', 'gzip;q=onzin', 'x-gzip'])
    expect([accepted, encodingFor(accepted)]).toEqual([accepted, null])
  expect(encodingFor('GZIP')).toBe('gzip')
  expect(encodingFor(`${'deflate,'.repeat(5000)}br`)).toBe('br')
})

test('small answers, answers without a body and refusals travel as they are', async () => {
  const headers = { 'accept-encoding': 'zstd, br, gzip' }
  for (const [method, path, status] of [
    ['GET', '/api/relation?query=bestaatniet', 200],
    ['GET', '/api/relation/999999999', 404],
  ] as const) {
    const answer = await admin.raw(method, path, undefined, headers)
    expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, status, null])
    expect(await answer.json()).toBeDefined()
  }
})

test('a token is never packed beside what somebody else chose', async () => {
  const body = { username: 'x'.repeat(2000), password: TEST_PASSWORD }
  const answer = await server.anonymous.raw('POST', '/api/authenticate', body, { 'accept-encoding': 'zstd, br, gzip' })
  expect(answer.headers.get('content-encoding')).toBeNull()
})

test('the version that an answer names holds whatever it travelled as, and a repeated POST gets its first answer', async () => {
  const packed = { 'accept-encoding': 'zstd' }
  const read = await admin.raw('GET', `/api/relation/${relation.id}`, undefined, packed)
  const etag = read.headers.get('etag') ?? ''
  expect(etag).toBe((await admin.raw('GET', `/api/relation/${relation.id}`)).headers.get('etag') ?? 'none')
  const changed = await admin.patch(`/api/relation/${relation.id}`, { surname: 'Metselaar' }, { 'if-match': etag })
  expect(changed.status).toBe(200)
  const once = { 'idempotency-key': 'een-keer', ...packed }
  const asked = { name: 'Els', surname: 'Stukadoor', address: 'Lange Laan '.repeat(20) }
  const [first, again] = [
    await admin.raw('POST', '/api/relation', asked, once),
    await admin.raw('POST', '/api/relation', asked, once),
  ]
  const said = async (answer: Response) => {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const encoding = answer.headers.get('content-encoding')
    return new TextDecoder().decode(encoding ? unpack[encoding]?.(bytes) : bytes)
  }
  expect([first.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
  expect(JSON.parse(await said(again))).toEqual(JSON.parse(await said(first)))
})

test('files travel as they are kept', async () => {
  const sheet = await admin.raw('GET', '/api/relation/export?format=csv', undefined, {
    'accept-encoding': 'zstd, gzip',
  })
  expect(sheet.headers.get('content-encoding')).toBeNull()
})
