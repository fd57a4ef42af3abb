import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadConfig, missingForProduction, showsDemo } from '@core/config'
import { isLocal, onThisMachine } from '@core/http/is-local'
import { METRICS_TOKEN, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const production = (env: Record<string, string> = {}) => loadConfig({ NODE_ENV: 'production', ...env })
const REAL = {
  DATABASE_URL: 'postgres://a@b/c',
  SMTP_URL: 'smtp://mail',
  AUTH_KEY: 'key',
  SECRET_KEY: btoa('k'.repeat(32)),
}

test('production without a database, mail and keys ends with a sentence that names them, before anything is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-doors-'))
  try {
    const started = Bun.spawn([process.execPath, join(process.cwd(), 'core', 'bin', 'start.ts')], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(folder, 'data') },
      stdout: 'ignore',
      stderr: 'pipe',
    })
    const said = await new Response(started.stderr).text()
    expect([await started.exited, said]).toEqual([
      1,
      expect.stringContaining('Production needs DATABASE_URL, SMTP_URL, AUTH_KEY, SECRET_KEY.'),
    ])
    expect(await Bun.file(join(folder, 'data', 'postgres', 'PG_VERSION')).exists()).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('one machine for real use says so, still needs a mail server, and has no demo companies', () => {
  expect(missingForProduction(production(REAL))).toBeUndefined()
  expect(missingForProduction(production({ EMBEDDED: 'on', SMTP_URL: 'smtp://mail' }))).toBeUndefined()
  expect(missingForProduction(production({ EMBEDDED: 'on' }))).toBe('Production needs SMTP_URL.')
  expect(missingForProduction(loadConfig({}))).toBeUndefined()
  expect([showsDemo(production({ EMBEDDED: 'on' })), showsDemo(production(REAL)), showsDemo(loadConfig({}))]).toEqual([
    false,
    false,
    true,
  ])
})

test('development listens to this machine alone unless told, production to everybody', () => {
  expect([loadConfig({}).host, loadConfig({ HOST: '0.0.0.0' }).host, production().host]).toEqual([
    '127.0.0.1',
    '0.0.0.0',
    '0.0.0.0',
  ])
})

test('the built-in inbox and the metrics are for this machine; a proxy that passes others on does not open them', async () => {
  const asked = (headers: Record<string, string> = {}) => new Request('http://localhost/dev/mail', { headers })
  const from: [peer: string, headers: Record<string, string>, local: boolean][] = [
    ['127.0.0.1', {}, true],
    ['::1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, true],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, false],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, false],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
    ['203.0.113.7', {}, false],
    ['203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, false],
    ['', {}, false],
  ]
  const pages = onThisMachine(async () => new Response('mail'))
  for (const [peer, headers, local] of from) {
    expect([peer, headers, isLocal(asked(headers), peer)]).toEqual([peer, headers, local])
    expect((await pages(asked(headers), '/dev/mail', peer)) !== null).toBe(local)
  }
})

test('the metrics are read with the token of the operator, and not with another', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer wrong', METRICS_TOKEN])
    expect((await server.anonymous.get('/metrics', { authorization })).status).toBe(404)
  expect((await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200)
})

test('a token counts when the header says Bearer, and not as anything else', async () => {
  const { admin, id } = await server.company()
  const token = await server.app.platform.tokens.sign({ companyId: id, userId: admin.userId, sessionId: null }, {})
  const statuses = []
  for (const authorization of [`Bearer ${token}`, `bearer ${token}`, token, `Basic ${token}`, `Token ${token}`])
    statuses.push((await server.anonymous.get('/api/user/getcurrentuser', { authorization })).status)
  expect(statuses).toEqual([200, 200, 401, 401, 401])
})

test('the page that shows the API comes from here, packed for whoever takes that', async () => {
  const ask = (accept: string) =>
    server.app.handle(new Request('http://localhost/openapi/scalar.js', { headers: { 'accept-encoding': accept } }))
  const [packed, plain] = await Promise.all([ask('gzip, br'), ask('identity')])
  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
  const text = await plain.text()
  expect(text).toContain('scalar')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(text)
})

test('every answer has the headers that keep its content to itself, the description of the API too', async () => {
  for (const path of [
    '/openapi',
    '/openapi/json',
    '/openapi/scalar.js',
    '/healthz',
    '/metrics',
    '/api/relation',
    '/nothing',
  ]) {
    const { headers } = await server.app.handle(new Request(`http://localhost${path}`))
    expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      path,
      'nosniff',
      'no-referrer',
    ])
  }
  const page = await server.app.handle(new Request('http://localhost/openapi'))
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('content-security-policy')).toContain("base-uri 'none'")
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(page.headers.get('x-frame-options')).toBe('DENY')
})
