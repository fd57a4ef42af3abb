import { afterAll, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { openBrowser, type TestBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import {
  base64url,
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  type JWTPayload,
  SignJWT,
} from 'jose'

/** Attacks on access tokens (R-AUTH-001) and on the cookie that renews them. */
let server: TestServer
let company: TestCompany
let key: CryptoKey
let publicPem: string
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const pem = await exportPKCS8(privateKey)
  key = await importPKCS8(pem, 'EdDSA')
  publicPem = await exportSPKI(publicKey)
  server = await testServer({ env: { AUTH_KEY: pem } })
  company = await server.company()
})
afterAll(() => server.stop())

const now = () => Math.floor(Date.now() / 1000)
const good = (): JWTPayload => ({
  sub: String(company.admin.userId),
  company: company.id,
  iss: 'vakwerk',
  aud: 'vakwerk-api',
  iat: now(),
  exp: now() + 600,
})
const signed = (payload: JWTPayload, header: object = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header }).sign(key)
const statusOf = async (token: string) =>
  (await server.anonymous.get('/api/relation', { authorization: `Bearer ${token}` })).status
const part = (value: unknown) => base64url.encode(JSON.stringify(value))

test('a token as we make it opens the door: the attacks below fail for what they change', async () => {
  expect(await statusOf(await signed(good()))).toBe(200)
})

test('a token without a signature is no token, whatever its header says', async () => {
  for (const alg of ['none', 'None', 'NONE', '', null])
    for (const signature of ['', 'AAAA'])
      expect(await statusOf(`${part({ alg, typ: 'at+jwt' })}.${part(good())}.${signature}`)).toBe(401)
})

test('our public key is no secret to sign with (confusion of algorithms)', async () => {
  const secrets = [publicPem, publicPem.trim(), publicPem.replace(/-----[^-]+-----|\s/g, '')]
  for (const secret of secrets)
    for (const alg of ['HS256', 'HS384', 'HS512']) {
      const forged = await new SignJWT(good())
        .setProtectedHeader({ alg, typ: 'at+jwt' })
        .sign(new TextEncoder().encode(secret.padEnd(64, '\0')))
      expect(await statusOf(forged)).toBe(401)
    }
})

test('a key that the token brings along is not used', async () => {
  const own = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = { ...(await crypto.subtle.exportKey('jwk', own.publicKey)), alg: 'EdDSA' }
  for (const header of [
    { jwk },
    { kid: await calculateJwkThumbprint(jwk as never) },
    { kid: '../../../dev/null' },
    { jku: 'http://127.0.0.1/keys.json' },
    { x5u: 'http://127.0.0.1/key.pem' },
  ]) {
    const forged = await new SignJWT(good())
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header } as never)
      .sign(own.privateKey)
    expect(await statusOf(forged)).toBe(401)
  }
})

test.each<[string, Partial<JWTPayload>]>([
  ['another audience', { aud: 'portal' }],
  ['no audience', { aud: undefined }],
  ['another issuer', { iss: 'elders' }],
  ['no issuer', { iss: undefined }],
  ['an end in the past', { iat: 1_700_000_000, exp: 1_700_000_600 }],
  ['no end', { exp: undefined }],
  ['a beginning in the future', { nbf: 4_000_000_000 }],
  ['no user', { sub: undefined }],
  ['a user that is no number', { sub: '1 or 1=1' }],
  ['no company', { company: undefined }],
  ['a company that is no number', { company: "3'; drop table company" }],
  ['a sign-in that never was', { sid: crypto.randomUUID() }],
])('a token of ours with %s is no token', async (_what, claims) => {
  expect(await statusOf(await signed({ ...good(), ...claims }))).toBe(401)
})

test('a token of ours for a user of another company is no token', async () => {
  const other = await server.company()
  expect(await statusOf(await signed({ ...good(), company: other.id }))).toBe(401)
})

test('a token for something else is no access token (typ)', async () => {
  for (const typ of ['JWT', 'refresh+jwt', 'second-factor+jwt', 'at+jwt2', undefined])
    expect(await statusOf(await signed(good(), { typ }))).toBe(401)
})

test('every single change of a token breaks it', async () => {
  const token = await signed(good())
  const [header = '', payload = '', signature = ''] = token.split('.')
  const lifted = part({ ...good(), sub: '1', company: 1, role: 5000, hasModuleADMIN: true })
  for (const changed of [
    `${header}.${lifted}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.${signature}`,
    `${header}..${signature}`,
    token.slice(0, -1),
  ])
    expect(await statusOf(changed)).toBe(401)
})

test('what a token says about role and modules is never believed', async () => {
  const poor = await server.company({ modules: ['CRM'] })
  const clerk = await poor.user({ role: 100 })
  const boastful = await signed({
    ...good(),
    sub: String(clerk.userId),
    company: poor.id,
    role: 5000,
    hasModuleADMIN: true,
    hasModuleINVOICE: true,
    act: { sub: '1', name: 'Platform' },
  })
  const as = { authorization: `Bearer ${boastful}` }
  expect((await server.anonymous.get('/api/relation', as)).status).toBe(200)
  expect((await server.anonymous.get('/api/invoice', as)).status).toBe(403)
  expect((await server.anonymous.get('/api/company', as)).status).toBe(403)
  expect((await server.anonymous.get('/api/apitoken', as)).status).toBe(403)
  expect((await server.anonymous.get('/api/user/getcurrentuser', as)).body).toMatchObject({
    role: 100,
    hasModuleADMIN: false,
    impersonator: null,
  })
})

test('a token that was good a moment ago is not remembered past its end or its sign-in', async () => {
  const token = await signed({ ...good(), exp: now() + 60 })
  expect(await statusOf(token)).toBe(200)
  setSystemTime(Date.now() + 61_000)
  try {
    expect(await statusOf(token)).toBe(401)
  } finally {
    setSystemTime()
  }
})

async function signedIn(): Promise<TestBrowser> {
  const browser = openBrowser(server)
  const { email } = (await company.admin.get('/api/user/getcurrentuser')).body
  expect(await browser.signIn(email, TEST_PASSWORD)).toBe(200)
  return browser
}
const renew = (browser: TestBrowser) => browser.send('POST', '/api/authenticate/refresh')

test('a token of ours is EdDSA, names its kind, ends in ten minutes and holds no secret', async () => {
  const { token = '' } = await signedIn()
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'at+jwt' })
  const claims = decodeJwt(token)
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600)
  expect(JSON.stringify(claims)).not.toMatch(/argon2|password|secret/i)
})

/** Lets the time pass in which a replaced cookie still counts, and gives it to another browser. */
async function keptCopy(value: string): Promise<TestBrowser> {
  const hash = createHash('sha256').update(value).digest()
  await server.owner.query(`update refresh_token set used_at = used_at - interval '11 seconds' where token = $1`, [
    hash,
  ])
  const other = openBrowser(server)
  other.cookies.set('vakwerk_refresh', value)
  return other
}
const cookieOf = (browser: TestBrowser) => browser.cookies.get('vakwerk_refresh') ?? ''

test('a renewed cookie replaces the old one; the old one, used after the new one, ends the whole sign-in', async () => {
  const browser = await signedIn()
  const old = cookieOf(browser)
  for (let renewal = 0; renewal < 2; renewal++) expect((await renew(browser)).status).toBe(200)
  expect(cookieOf(browser)).not.toBe(old)
  const thief = await keptCopy(old)
  expect((await renew(thief)).status).toBe(401)
  expect((await renew(browser)).status).toBe(401)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
})

test('a device whose new cookie got lost on a bad line comes in with the old one, until the lost one turns up elsewhere', async () => {
  const browser = await signedIn()
  const device = await keptCopy(await replacedCookie(browser))
  expect((await renew(device)).status).toBe(200)
  expect((await renew(device)).status).toBe(200)
  // The lost one was not lost: two have a cookie of one sign-in.
  expect((await renew(browser)).status).toBe(401)
  expect((await renew(device)).status).toBe(401)
})

test('the lost cookie ends the sign-in also when it turns up before the device renews again', async () => {
  const browser = await signedIn()
  const device = await keptCopy(await replacedCookie(browser))
  expect((await renew(device)).status).toBe(200)
  expect((await renew(browser)).status).toBe(401)
  expect((await renew(device)).status).toBe(401)
})

async function replacedCookie(browser: TestBrowser): Promise<string> {
  const old = cookieOf(browser)
  expect((await renew(browser)).status).toBe(200)
  return old
}

test('two tabs that renew at the same moment both stay signed in', async () => {
  const browser = await signedIn()
  const tab = openBrowser(server)
  tab.cookies.set('vakwerk_refresh', browser.cookies.get('vakwerk_refresh') ?? '')
  const [one, two] = await Promise.all([renew(browser), renew(tab)])
  expect([one.status, two.status]).toEqual([200, 200])
  expect((await renew(browser)).status).toBe(200)
})

test('a cookie that ran out, was made up or is an access token renews nothing', async () => {
  const browser = await signedIn()
  await server.owner.query(`update session set expires_at = now() - interval '1 second' where id = $1`, [
    decodeJwt(browser.token ?? '').sid,
  ])
  expect((await renew(browser)).status).toBe(401)
  for (const value of ['', 'A'.repeat(43), await signed(good()), "' or 1=1 --", '%00']) {
    const other = openBrowser(server)
    other.cookies.set('vakwerk_refresh', value)
    expect((await renew(other)).status).toBe(401)
  }
})

test('the table of cookies gives nobody a cookie: it holds hashes', async () => {
  const browser = await signedIn()
  const value = browser.cookies.get('vakwerk_refresh') ?? ''
  const { rows } = await server.owner.query(
    `select encode(token, 'hex') as hex, encode(token, 'escape') as text from refresh_token`,
  )
  expect(rows.some(({ hex }) => hex === createHash('sha256').update(value).digest('hex'))).toBe(true)
  expect(rows.some(({ text }) => text.includes(value))).toBe(false)
})
