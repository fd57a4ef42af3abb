import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { HostBranding } from '@core/tenancy/api/branding'
import { staticFiles } from './static-files'

const folder = mkdtempSync(join(tmpdir(), 'vakwerk-dist-'))
beforeAll(() => {
  for (const [file, text] of Object.entries({
    'shell/index.html': '<shell __CSP_NONCE__><script src="/index.js"></script>',
    'shell/pages.json': JSON.stringify({ pages: [], remotes: {}, apps: { shell: ['/app.css', '/app.js'] } }),
    'portal/index.html': '<portal><script src="/portal.js"></script>',
    'shell/sign-in.nl.open.html': '<nl><script src="/index.js"></script>',
    'shell/sign-in.en.closed.html': '<en><script src="/index.js"></script>',
    'start/first-look.0123abcd.js': 'look()',
    'start/head-start.0123abcd.js': 'early()',
    'shell/static/app.js': 'plain',
    'shell/static/app.js.br': 'brotli',
    'shell/static/app.js.gz': 'gzip',
    'shell/static/small.js': 'small',
    'shell/static/late.js': 'plain',
    'remotes/one/entry.0123abcd45.js': '"use strict";globalThis.announced.push("one")',
    'remotes/bad/entry.0123abcd45.js': 'throw new Error("of this one alone")',
    'remotes/two/entry.0123abcd45.js': 'var two = globalThis.announced.push("two") // the end',
    'dev/ui/index.html': '<gallery>',
  })) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const product: HostBranding = {
  company_id: null,
  appname: 'Vakwerk',
  appdescription: 'your digital operating system',
  brand_button_color: null,
  logo_url: null,
  background_url: null,
  registration_open: true,
  trial_days: 30,
}
const away = () => Promise.reject(new Error('no database'))

const ask = async (
  path: string,
  {
    accept = '',
    production = false,
    cookie = '',
    language = '',
    branding = (_: string) => Promise.resolve(product),
  } = {},
) => {
  const headers = { 'accept-encoding': accept, 'accept-language': language, cookie }
  const request = new Request(`http://localhost${path}`, { headers })
  const answer = await staticFiles({ production, branding, folder })(request, path, '127.0.0.1')
  return answer && { text: await answer.text(), encoding: answer.headers.get('content-encoding') }
}

test('entries of remotes come in one script, as the browser takes it, and one that throws takes none along', async () => {
  const address = '/remotes/together/bad.0123abcd45+one.0123abcd45+two.0123abcd45.js'
  const plain = await ask(address)
  const scope = { announced: [] as string[], console: { error: () => undefined } }
  new Function('globalThis', 'console', plain?.text ?? '')(scope, scope.console)
  expect(scope.announced).toEqual(['one', 'two'])
  for (const [accept, unpacked] of [
    ['gzip', gunzipSync],
    ['gzip, br', brotliDecompressSync],
  ] as const) {
    const headers = { 'accept-encoding': accept }
    const answer = await staticFiles({ production: true, branding: away, folder })(
      new Request(`http://localhost${address}`, { headers }),
      address,
      '127.0.0.1',
    )
    expect(answer?.headers.get('cache-control')).toContain('immutable')
    expect(unpacked(await (answer?.arrayBuffer() ?? new ArrayBuffer())).toString()).toBe(plain?.text ?? '')
  }
})

test('a set of entries has one address, and none where the build lacks one of them', async () => {
  for (const wrong of [
    'two.0123abcd45+one.0123abcd45.js',
    'one.0123abcd45+gone.0123abcd45.js',
    'one.0123abcd45+two.ffffffffff.js',
    'one.0123abcd45.js',
    'one+two.js',
    '../one.0123abcd45+two.0123abcd45.js',
  ])
    expect(await ask(`/remotes/together/${wrong}`)).toBeNull()
})

test('a file travels packed as the browser takes it: brotli, gzip over plain HTTP, or as it is', async () => {
  expect(await ask('/static/app.js', { accept: 'gzip, deflate, br' })).toEqual({ text: 'brotli', encoding: 'br' })
  expect(await ask('/static/app.js', { accept: 'gzip, deflate' })).toEqual({ text: 'gzip', encoding: 'gzip' })
  expect(await ask('/static/app.js')).toEqual({ text: 'plain', encoding: null })
  expect(await ask('/static/small.js', { accept: 'br' })).toEqual({ text: 'small', encoding: null })
})

test('a file that is packed while it is served travels packed from then on', async () => {
  const serve = staticFiles({ production: false, branding: away, folder })
  const request = new Request('http://localhost/static/late.js', { headers: { 'accept-encoding': 'gzip, br' } })
  const answer = async () => (await serve(request, '/static/late.js', '127.0.0.1'))?.text()
  expect(await answer()).toBe('plain')
  for (const [end, text] of [
    ['gz', 'gzip'],
    ['br', 'brotli'],
  ])
    writeFileSync(join(folder, `shell/static/late.js.${end}`), text ?? '')
  expect(await answer()).toBe('brotli')
})

test('the gallery is there for developers and for nobody in production', async () => {
  expect((await ask('/dev/ui/list'))?.text).toBe('<gallery>')
  expect(await ask('/dev/ui/list', { production: true })).toBeNull()
  expect((await ask('/relation_overview', { production: true }))?.text).toMatch(/^<shell \w{32}>/)
})

test('the page of whoever has a session fetches the app beside itself; the page of a visitor does not', async () => {
  const page = await ask('/relation_overview', { cookie: 'other=1; signed_in=1' })
  expect(page?.text).toMatch(/^<shell \w{32}>/)
  expect(page?.text.replace(/^<.*?>/, '')).toBe(
    '<script>look()</script><script>early()</script>' +
      '<link rel="preload" href="/app.css" as="style"><script async src="/app.js"></script>' +
      '<script src="/index.js"></script>',
  )
  for (const cookie of ['', 'signed_in=', 'not_signed_in=1'])
    expect((await ask('/relation_overview', { cookie }))?.text).not.toContain('early')
  expect((await ask('/portal/', { cookie: 'signed_in=1' }))?.text).toBe(
    '<portal><script>look()</script><script src="/portal.js"></script>',
  )
})

test('who comes to sign in gets the form in the page, in the language of the browser, but at the host of a company', async () => {
  const whose = (branding: HostBranding) =>
    `<script type="application/json" id="branding">${JSON.stringify(branding)}</script><script>look()</script>`
  const own = { ...product, company_id: 7, appname: 'Zonnig Dak' }
  const closed = { ...product, registration_open: false }
  const app = '<script src="/index.js"></script>'
  const page = async (...visit: Parameters<typeof ask>) => (await ask(...visit))?.text.replace(/ \w{32}(?=>)/, '')
  const dutch = { language: 'nl-BE,nl;q=0.9,en;q=0.8' }
  const shown = (branding: HostBranding) => ({ ...dutch, branding: () => Promise.resolve(branding) })
  for (const path of ['/', '/login']) expect(await page(path, dutch)).toBe(`<nl>${whose(product)}${app}`)
  expect(await page('/login', { ...shown(closed), language: 'fr;q=1' })).toBe(`<en>${whose(closed)}${app}`)
  expect(await page('/login', shown(own))).toBe(`<shell><script>look()</script>${app}`)
  expect(await page('/register', dutch)).toBe(`<shell><script>look()</script>${app}`)
  expect(await page('/login', { ...dutch, branding: away })).toBe(`<shell><script>look()</script>${app}`)
  expect(await page('/login', { ...dutch, cookie: 'signed_in=1' })).toContain('<shell>')
})

test('of scripts in the page the policy allows these, by their hashes', async () => {
  const policy = async (cookie: string) => {
    const request = new Request('http://localhost/', { headers: { cookie } })
    const answer = await staticFiles({ production: true, branding: away, folder })(request, '/', '127.0.0.1')
    return /script-src ([^;]*)/.exec(answer?.headers.get('content-security-policy') ?? '')?.[1]
  }
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  expect(await policy('signed_in=1')).toBe(`'self' ${hash('look()')} ${hash('early()')}`)
  expect(await policy('')).toBe(`'self' ${hash('look()')}`)
})
