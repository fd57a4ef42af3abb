import { afterAll, beforeAll, expect, test } from 'bun:test'
import { withTenant } from '@core/db/tenant'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'
import { CompanySettings } from '../company-settings'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const at = async (host: string) => (await server.anonymous.get(`/api/portal/branding/hostname/${host}`)).body

test('a host name that platform staff gave to a company shows its name and colour, another one the product (R-AUTH-012)', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company({ settings: { appname: 'Zonnig Dak', brand_button_color: '#FFB81C' } })
  const hostnames = ['mijn.zonnigdak.example', 'zonnigdak.example']
  expect((await platform.admin.patch(`/api/company/${company.id}`, { hostnames })).body).toMatchObject({ hostnames })
  expect(await at('MIJN.zonnigdak.example')).toEqual({
    company_id: company.id,
    appname: 'Zonnig Dak',
    appdescription: 'your digital operating system',
    brand_button_color: '#FFB81C',
    logo_url: null,
    background_url: null,
    registration_open: true,
    trial_days: 30,
  })
  expect(await at('elders.example')).toMatchObject({ company_id: null, appname: 'Vakwerk', brand_button_color: null })
  expect((await platform.admin.patch(`/api/company/${company.id}`, { hostnames: ['geen naam'] })).status).toBe(422)
  await platform.admin.delete(`/api/company/${company.id}`)
  expect(await at('zonnigdak.example')).toMatchObject({ company_id: null })
})

test('visitors see the logo of the company of the host, and of no other', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company()
  await platform.admin.patch(`/api/company/${company.id}`, { hostnames: ['logo.example'] })
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await server.app.platform.files.put('company/logo.png', png, 'image/png')
  await withTenant(server.app.platform.orm, company.id, async em => {
    const settings = await em.findOneOrFail(CompanySettings, {})
    settings.logo_key = 'company/logo.png'
  })
  const { logo_url } = await at('logo.example')
  const logo = await server.anonymous.raw('GET', logo_url)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await server.anonymous.raw('GET', '/api/portal/branding/hostname/elders.example/logo')).status).toBe(204)
})

test('beside the sign-in form stands the picture that platform staff gave to the host, and no company sets it itself (G-BRAND)', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company()
  const form = new FormData()
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  form.set('file', new File([png], 'gevel.png', { type: 'image/png' }))
  const update = `/api/company/${company.id}/updatebackground`
  await platform.admin.patch(`/api/company/${company.id}`, { hostnames: ['gevel.example', 'www.gevel.example'] })
  expect((await company.admin.raw('POST', update, form)).status).toBe(403)
  expect(await at('gevel.example')).toMatchObject({ background_url: null })
  expect((await platform.admin.raw('POST', update, form)).status).toBe(204)
  for (const host of ['gevel.example', 'www.gevel.example']) {
    const { background_url } = await at(host)
    const picture = await server.anonymous.raw('GET', background_url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  expect(await at('elders.example')).toMatchObject({ background_url: null })
  expect((await server.anonymous.raw('GET', '/api/portal/branding/hostname/elders.example/background')).status).toBe(
    204,
  )
  const broken = new FormData()
  broken.set('file', new File(['geen foto'], 'gevel.png', { type: 'image/png' }))
  expect((await platform.admin.raw('POST', update, broken)).status).toBe(422)
  await platform.admin.post(`/api/company/${company.id}/deletebackground`)
  expect(await at('gevel.example')).toMatchObject({ background_url: null })
})

test('a new logo takes the place of the one before, whose file goes', async () => {
  const { admin, id } = await server.company()
  const settings = (await admin.get('/api/companysettings')).body[0]
  const upload = async (background: string) => {
    const form = new FormData()
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background } })
    form.set('file', new File([await picture.png().toBuffer()], 'logo.png', { type: 'image/png' }))
    return admin.raw('POST', `/api/companysettings/${settings.id}/updatelogo`, form)
  }
  const { orm, files } = server.app.platform
  const key = async () =>
    String(await withTenant(orm, id, async em => (await em.findOneOrFail(CompanySettings, {})).logo_key))
  expect((await upload('red')).status).toBe(200)
  const first = await key()
  expect(await files.get(first)).not.toBeNull()
  expect((await upload('blue')).status).toBe(200)
  await server.settled()
  expect([await files.get(first), (await files.get(await key())) !== null]).toEqual([null, true])
})
