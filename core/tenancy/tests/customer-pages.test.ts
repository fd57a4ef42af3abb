import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withTenant } from '@core/db/tenant'
import { staticFiles } from '@core/http/static-files'
import { companyOfPath, companyPath } from '@core/links/company-path'
import { type TestServer, testServer } from '@core/testing/server'
import { contrast } from '@core/ui/theme/brand'
import sharp from 'sharp'
import { brandingOf } from '../api/branding'
import { CompanySettings } from '../company-settings'
import { customerPages } from '../customer-pages/customer-pages'
import { drawPreviewCard } from '../customer-pages/draw-preview-card'
import { CARD } from '../customer-pages/preview-card'

const folder = mkdtempSync(join(tmpdir(), 'vakwerk-portal-'))
let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const page = '<title>Persoonlijke pagina</title><script src="/app.js"></script></head><body><!--letterhead--></body>'
  for (const app of ['shell', 'portal', 'admin']) await Bun.write(join(folder, app, 'index.html'), page)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Pages as a visitor gets them, of a process that has just started and remembers nothing. */
function visit() {
  const { platform } = server.app
  const pages = staticFiles({
    production: true,
    branding: host => brandingOf(platform, host),
    customers: customerPages(platform),
    folder,
  })
  return async (path: string, host = 'localhost') =>
    (await pages(new Request(`http://${host}${path}`), path, '127.0.0.1')) ?? new Response(null, { status: 404 })
}
const pathOf = (id: number, name: string) => companyPath(server.app.platform.secrets, { id, name })
const bare = (html: string) => html.replaceAll(/[0-9a-f]{32}/g, 'nonce')

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#103070' } })
    .png()
    .toBuffer()

test('a link that is sent names the company and what it leads to in its path, and keeps its secret in the fragment (R-PORT-004)', async () => {
  const company = await server.company({ name: 'Jansen & Zn. Klimaattechniek' })
  const { body: flow } = await company.admin.post('/api/flow', { relation: { fullname: 'Ilse de Vries' } })
  const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body: quotation } = await company.admin.post('/api/quotation', { flow_id: flow.id, items })
  const sent = await company.admin.post(`/api/quotation/${quotation.id}/sendemail`, {
    to_email: 'ilse@klant.example',
    subject: 'Uw offerte',
    message: '<p><a href="{{document.link}}">Bekijk</a> <a href="{{flow.customerlink}}">Dossier</a></p>',
  })
  expect(sent.body).toMatchObject({ status: 'sent' })
  await server.settled()
  const mail = await server.app.platform.mailer.inbox?.waitFor(({ to }) => to.includes('ilse@klant.example'))
  const links = [...(mail?.text.replaceAll(/=\r?\n/g, '') ?? '').matchAll(/https?:\/\/\S+/g)].map(
    ([link]) => new URL(link),
  )
  for (const [word, hash] of [
    ['offerte', quotation.hash],
    ['dossier', flow.hash],
  ]) {
    const link = links.find(({ pathname }) => pathname.endsWith(`/${word}`))
    expect(link?.pathname).toStartWith('/portal/o/jansen-zn-klimaattechniek-')
    expect(companyOfPath(server.app.platform.secrets, link?.pathname.split('/')[3] ?? '')).toBe(company.id)
    expect(link?.pathname).not.toContain(hash)
    expect(link?.hash).toEndWith(hash)
  }
})

test('the page of a customer has name, colours and card of the company in its first bytes, and asks the database once a minute', async () => {
  const name = 'Dak & <b>Zon</b>'
  const company = await server.company({ name, settings: { brand_button_color: '#FFB81C' } })
  await server.company({ name: 'Een ander' })
  const page = visit()
  const path = `/portal/o/${pathOf(company.id, name)}/offerte`
  const html = await (await page(path)).text()
  expect(html).toContain('<title>Uw offerte · Dak &amp; &lt;b&gt;Zon&lt;/b&gt;</title>')
  expect(html).toContain('<meta property="og:title" content="Uw offerte">')
  expect(html).toMatch(new RegExp(`og:image" content="http://localhost:\\d+${path}\\.png\\?v=[0-9a-f]{12}"`))
  expect(html).toMatch(/<style nonce="\w{32}">:root\{--brand:#FFB81C;.*\[data-theme="dark"\]\{--brand:/)
  expect(html).toContain('<strong>Dak &amp; &lt;b&gt;Zon&lt;/b&gt;</strong>')
  expect(html).not.toContain('<b>Zon')
  server.statements()
  await page(path)
  await page(path.replace('offerte', 'factuur'))
  expect(server.statements()).toEqual([])
  expect(await (await page(path.replace('offerte', 'geheim'))).text()).toContain('content="Uw persoonlijke pagina"')
})

test('a company that is unknown, made up or off has the neutral page, and its files are not there', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company({ name: 'Gestopt' })
  const path = pathOf(company.id, 'Gestopt')
  await platform.admin.delete(`/api/company/${company.id}`)
  const page = visit()
  const neutral = bare(await (await page('/portal/')).text())
  expect(neutral).toContain('<title>Persoonlijke pagina</title>')
  const other = pathOf(999_999_999, 'Nergens')
  const forged = path.replace(/.$/, last => (last === 'a' ? 'b' : 'a'))
  for (const wrong of [path, other, forged, 'x', '-', '2-', 'constructor', '%2e%2e', 'a'.repeat(121)]) {
    expect(bare(await (await page(`/portal/o/${wrong}/offerte`)).text()), wrong).toBe(neutral)
    for (const file of ['logo', 'offerte.png'])
      expect([404, 200], wrong).toContain((await page(`/portal/o/${wrong}/${file}`)).status)
    expect((await page(`/portal/o/${wrong}/offerte.png`)).headers.get('content-type') ?? '').not.toContain('png')
  }
})

test('at a host name of its own a company shows its brand without its path', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company({ name: 'Eigen Adres' })
  await platform.admin.patch(`/api/company/${company.id}`, { hostnames: ['eigen-adres.example'] })
  const page = visit()
  expect(await (await page('/portal/', 'eigen-adres.example')).text()).toContain('content="Eigen Adres"')
  expect(await (await page('/portal/', 'elders.example')).text()).not.toContain('og:')
})

test('an address goes on working when the company gets another name', () => {
  const { secrets } = server.app.platform
  for (const name of [
    'Jansen',
    'Jansen & Zonen B.V.',
    'Ünal Installaties',
    '日本',
    '',
    '---',
    'x'.repeat(300),
    'a-2-b',
  ])
    for (const id of [1, 2, 35, 36, 123_456_789]) {
      const path = companyPath(secrets, { id, name })
      expect(path).toMatch(/^[a-z0-9-]{14,80}$/)
      expect(companyOfPath(secrets, path)).toBe(id)
    }
})

test('the card of a link is a picture in the colours of the company, with its logo and nothing of the customer', async () => {
  const company = await server.company({ name: 'Kaart BV', settings: { brand_button_color: '#7A1FA2' } })
  const { platform } = server.app
  await platform.files.put('company/card-logo.png', await png(400, 100), 'image/png')
  await withTenant(platform.orm, company.id, async em => {
    const settings = await em.findOneOrFail(CompanySettings, {})
    settings.logo_key = 'company/card-logo.png'
  })
  const page = visit()
  const path = `/portal/o/${pathOf(company.id, 'Kaart BV')}`
  const card = await page(`${path}/offerte.png`)
  expect(card.headers.get('content-type')).toBe('image/png')
  expect(card.headers.get('cache-control')).toContain('max-age')
  const bytes = Buffer.from(await card.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(60_000)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([CARD.width, CARD.height])
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect(at(600, 620)).toEqual([0x7a, 0x1f, 0xa2])
  expect(at(200, 110)).toEqual([0x10, 0x30, 0x70])
  expect((await page(`${path}/logo`)).headers.get('content-type')).toBe('image/png')
  // Sixteen messengers at once get the one that was drawn.
  const again = await Promise.all(Array.from({ length: 16 }, () => page(`${path}/offerte.png`)))
  for (const one of again) expect(Buffer.from(await one.arrayBuffer())).toEqual(bytes)
})

test('a broken or huge logo, a very long or foreign name and any colour still make a card whose words can be read', async () => {
  const huge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="1" height="1"/></svg>`,
  )
  const logos = [null, new Uint8Array([1, 2, 3]), huge, await png(1, 900), await png(900, 1)]
  const names = [
    'V',
    'W'.repeat(120),
    'Zonne-energie-installatiebedrijf-Zuidoost-Brabant en Omstreken B.V.',
    '日本語 🌞',
    '',
  ]
  for (const [at, company] of names.entries()) {
    const color = ['#FFFFFF', '#FFFF00', '#000000', 'geen kleur', null][at] ?? null
    const card = await drawPreviewCard(1, { company, title: 'Uw opdrachtbevestiging', color, logo: logos[at] ?? null })
    const { width, height } = await sharp(card).metadata()
    expect([width, height]).toEqual([CARD.width, CARD.height])
  }
  const { brandTokens } = await import('@core/ui/theme/brand')
  for (const color of ['#FFFFFF', '#FFFF00', '#000000'])
    expect(contrast(brandTokens(color).light['brand-text'], '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
})
