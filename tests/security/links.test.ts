import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, type LinkKind } from '@core/context/call'
import { staticFiles } from '@core/http/static-files'
import { newHash } from '@core/links/hash'
import type { PluginDefinition } from '@core/plugin/define-plugin'
import { brandingOf } from '@core/tenancy/api/branding'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'
import { nameOf, openWorld, type World } from './world'

/** A plugin whose customer page fails: what the log says about that is seen by more people than the customer. */
const flowLike: LinkKind = {
  kind: 'flow',
  word: 'dossier',
  page: 'customer_flow_detail',
  notFound: 'core.not_found',
  gone: 'core.not_found',
}
const failing: PluginDefinition = {
  code: 'failing',
  calls: [
    call({
      method: 'POST',
      path: 'failing/:hash',
      access: { hash: plugins.flatMap(({ links }) => links ?? []).find(({ kind }) => kind === 'flow') ?? flowLike },
      summary: 'Fails',
      params: t.Object({ hash: t.String() }),
      response: 'nothing',
      run: async () => {
        throw new Error('The printer is on fire')
      },
    }),
  ],
  locales: { nl: {}, en: {}, 'es-AR': {} },
}

let world: World
beforeAll(async () => {
  world = await openWorld({ plugins: [...plugins, failing] })
})
afterAll(() => world.stop())

test('a link is 32 random bytes that fit in an address', () => {
  const made = Array.from({ length: 2000 }, newHash)
  expect(new Set(made).size).toBe(made.length)
  for (const hash of made) expect(Buffer.from(hash, 'base64url')).toHaveLength(32)
  // Every bit is as often one as zero: within five standard deviations.
  const ones = Array.from({ length: 256 }, (_, bit) =>
    made.filter(hash => ((Buffer.from(hash, 'base64url')[bit >> 3] ?? 0) >> (bit & 7)) & 1),
  ).map(({ length }) => length)
  expect(Math.max(...ones.map(count => Math.abs(count - 1000)))).toBeLessThan(112)
})

test('every kind of link can be replaced: the old one stops at once, and no log item tells either (R-DOC-015)', async () => {
  for (const { kind, page: shown } of world.server.app.platform.assembly.links.values()) {
    if (!shown) continue
    const rows = await world.refill('ours')
    const page = (hash: string) => world.server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)
    const old = rows.hash(kind, 1)
    expect((await page(old)).status, kind).toBe(200)
    const renewed = await world.ours.admin.post(`/api/${kind}/${rows.firstId + 1}/resethash`)
    expect(renewed.status, kind).toBe(200)
    expect(renewed.body.hash).toMatch(/^[\w-]{43}$/)
    expect((await page(old)).status, kind).toBe(404)
    expect((await page(renewed.body.hash)).status, kind).toBe(200)
    const { rows: told } = await world.owner.query(
      `select 1 from log_item l where l::text like $1 or l::text like $2`,
      [`%${old}%`, `%${renewed.body.hash}%`],
    )
    expect(told, kind).toEqual([])
  }
})

test('only the SHA-256 of a link leads to its company', async () => {
  const rows = await world.refill('ours')
  const { rows: found } = await world.owner.query('select 1 from directory_entry d where d::text like $1', [
    `%${rows.hash('flow', 1)}%`,
  ])
  expect(found).toEqual([])
})

test('a failure behind a link is logged without the link', async () => {
  const hash = (await world.refill('ours')).hash('flow', 1)
  const written: string[] = []
  const spy = spyOn(process.stderr, 'write').mockImplementation(line => Boolean(written.push(String(line))))
  const paths = [`/api/failing/${hash}`, `/api/FAILING/${hash}?hash=${hash}`, `/api/failing/${hash}/`]
  const answers = await Promise.all(paths.map(path => world.server.anonymous.post(path, { hash })))
  spy.mockRestore()
  expect(answers[0]?.status).toBe(500)
  expect(JSON.stringify(answers)).not.toContain(hash)
  expect(written.join('')).toContain('on fire')
  expect(written.join('')).not.toContain(hash)
})

test('links travel in the fragment, and pages tell nobody where they were read', async () => {
  const { config } = world.server.app.platform
  expect(new URL(`${config.portalUrl}#/quotation/${newHash()}`).pathname).toBe(new URL(config.portalUrl).pathname)
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-pages-'))
  for (const page of ['shell', 'portal', 'admin']) await Bun.write(join(folder, page, 'index.html'), '<!doctype html>')
  const branding = (host: string) => brandingOf(world.server.app.platform, host)
  const pages = staticFiles({ production: true, branding, folder })
  for (const path of ['/', '/portal/', '/admin/', '/quotation_overview']) {
    const answer = await pages(new Request(`http://localhost${path}`), path, '127.0.0.1')
    expect(answer?.headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(answer?.headers.get('content-security-policy'), path).toContain("default-src 'self'")
  }
  rmSync(folder, { recursive: true })
})

test('no list or record for staff of another plugin shows where a link of a record leads without its module', async () => {
  const rows = await world.refill('ours')
  const wrong: string[] = []
  for (const { kind, module } of world.server.app.platform.assembly.links.values()) {
    if (!module) continue
    const poor = await world.ours.user({ role: 100, module_blacklist: [module] })
    for (const listing of world.calls.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
      const { status, body } = await poor.get(`/api/${listing.path}`)
      if (status === 200 && JSON.stringify(body).includes(rows.hash(kind, 1))) wrong.push(nameOf(listing))
    }
  }
  expect(wrong).toEqual([])
})
