import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staticFiles } from './static-files'

const folder = mkdtempSync(join(tmpdir(), 'vakwerk-dist-'))
beforeAll(() => {
  for (const [file, text] of Object.entries({
    'shell/index.html': '<shell __CSP_NONCE__><script src="/index.js"></script>',
    'shell/pages.json': JSON.stringify({ pages: [], remotes: {}, apps: { shell: ['/app.css', '/app.js'] } }),
    'portal/index.html': '<portal><script src="/portal.js"></script>',
    'start/head-start.0123abcd.js': 'early()',
    'shell/static/app.js': 'plain',
    'shell/static/app.js.br': 'brotli',
    'shell/static/app.js.gz': 'gzip',
    'shell/static/small.js': 'small',
    'dev/ui/index.html': '<gallery>',
  })) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (path: string, { accept = '', production = false, cookie = '' } = {}) => {
  const request = new Request(`http://localhost${path}`, { headers: { 'accept-encoding': accept, cookie } })
  const answer = await staticFiles(production, folder)(request, path)
  return answer && { text: await answer.text(), encoding: answer.headers.get('content-encoding') }
}

test('a file travels packed as the browser takes it: brotli, gzip over plain HTTP, or as it is', async () => {
  expect(await ask('/static/app.js', { accept: 'gzip, deflate, br' })).toEqual({ text: 'brotli', encoding: 'br' })
  expect(await ask('/static/app.js', { accept: 'gzip, deflate' })).toEqual({ text: 'gzip', encoding: 'gzip' })
  expect(await ask('/static/app.js')).toEqual({ text: 'plain', encoding: null })
  expect(await ask('/static/small.js', { accept: 'br' })).toEqual({ text: 'small', encoding: null })
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
    '<script>early()</script>' +
      '<link rel="preload" href="/app.css" as="style"><script async src="/app.js"></script>' +
      '<script src="/index.js"></script>',
  )
  for (const cookie of ['', 'signed_in=', 'not_signed_in=1'])
    expect((await ask('/relation_overview', { cookie }))?.text).not.toContain('early')
  expect((await ask('/portal/', { cookie: 'signed_in=1' }))?.text).toBe('<portal><script src="/portal.js"></script>')
})

test('of scripts in the page the policy allows this one, by its hash', async () => {
  const policy = async (cookie: string) => {
    const answer = await staticFiles(true, folder)(new Request('http://localhost/', { headers: { cookie } }), '/')
    return /script-src ([^;]*)/.exec(answer?.headers.get('content-security-policy') ?? '')?.[1]
  }
  const hash = createHash('sha256').update('early()').digest('base64')
  expect(await policy('signed_in=1')).toBe(`'self' 'sha256-${hash}'`)
  expect(await policy('')).toBe("'self'")
})
