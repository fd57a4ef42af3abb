import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test.each([
  ['R-MAIL-002', 'newrequest_website', 'Nieuwe aanvraag via de website'],
  ['R-MAIL-003', 'send_quotation', 'Offerte versturen'],
  ['R-MAIL-004', 'send_confirmation', 'Opdrachtbevestiging versturen'],
  ['R-MAIL-005', 'send_invoice', 'Factuur versturen'],
  ['R-MAIL-006', 'quotation_approved', 'Offerte goedgekeurd door klant'],
  ['R-MAIL-007', 'confirmation_approved', 'Opdrachtbevestiging goedgekeurd door klant'],
  ['R-MAIL-008', 'message_by_customer', 'Bericht van klant'],
  ['R-MAIL-009', 'message_by_user', 'Bericht van medewerker'],
  ['R-MAIL-010', 'loose_email', 'Losse e-mail'],
  ['R-MAIL-011', 'request_customerlink', 'Klantlink opvragen'],
])('a company writes its own text of each kind of mail that the platform sends (%s): %s', async (_, type, label) => {
  const { admin } = await server.company()
  expect((await admin.get('/api/mailtype')).body).toContainEqual({ type, label })
  const made = await admin.post('/api/mailtemplate', { type, subject: 'Onze tekst', message: '<p>Beste klant</p>' })
  expect([made.status, made.body.type]).toEqual([201, type])
})

test('a text that lacks what it needs is not saved, new or changed (R-SET-003)', async () => {
  const { admin } = await server.company()
  for (const [resource, whole, without] of [
    ['mailtemplate', { type: 'loose_email', subject: 'Dag', message: '<p>Dag</p>' }, 'subject'],
    ['messagetemplate', { title: 'Dag', message: 'Dag' }, 'message'],
    ['contacttemplate', { title: 'Gebeld', note: 'Gebeld.' }, 'note'],
  ] as const) {
    const { [without]: _, ...part } = whole as Record<string, string>
    const before = (await admin.get(`/api/${resource}`)).body.length
    const refused = await admin.post(`/api/${resource}`, part)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [without]])
    expect((await admin.get(`/api/${resource}`)).body).toHaveLength(before)
    const { id } = (await admin.post(`/api/${resource}`, whole)).body
    expect((await admin.patch(`/api/${resource}/${id}`, { [without]: null })).status).toBe(422)
    expect((await admin.get(`/api/${resource}/${id}`)).body).toMatchObject(whole)
  }
})

test('settings, profiles and texts are changed as every record is, by what changed alone (R-API-006)', async () => {
  const { admin } = await server.company()
  const made = async (resource: string, fields: object) => (await admin.post(`/api/${resource}`, fields)).body.id
  const [settings] = (await admin.get('/api/companysettings')).body
  for (const [resource, id, field] of [
    ['companysettings', settings.id, 'appname'],
    ['flowprofile', await made('flowprofile', { name: 'Dak' }), 'name'],
    ['mailtemplate', await made('mailtemplate', { type: 'loose_email', subject: 'a', message: 'b' }), 'subject'],
    ['messagetemplate', await made('messagetemplate', { title: 'a', message: 'b' }), 'title'],
    ['contacttemplate', await made('contacttemplate', { title: 'a', note: 'b' }), 'title'],
  ] as const) {
    const path = `/api/${resource}/${id}`
    const before = (await admin.get(path)).body
    for (const method of ['patch', 'put'] as const) {
      const changed = await admin[method](path, { [field]: method })
      expect([changed.status, changed.body[field]]).toEqual([200, method])
    }
    const { version, updated_at, [field]: _, ...rest } = (await admin.get(path)).body
    expect(before).toMatchObject(rest)
  }
})

test('the logo of a company is a file that is sent as a form; anything else is refused (R-SET-004)', async () => {
  const { admin } = await server.company()
  const [{ id }] = (await admin.get('/api/companysettings')).body
  const logo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b6577' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(logo)], 'logo.png', { type: 'image/png' }))
  expect((await admin.post(`/api/companysettings/${id}/updatelogo`, form)).status).toBe(200)
  expect((await admin.raw('GET', `/api/companysettings/${id}/getcompanylogo`)).headers.get('content-type')).toBe(
    'image/png',
  )
  expect((await admin.post(`/api/companysettings/${id}/updatelogo`, { file: 'logo.png' })).status).toBe(415)
})

test('the modules screen lists what the company owns, and nothing else (R-SET-017)', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM', 'SETTINGS'] })
  const owned = (await admin.get('/api/company/getmodules')).body
  expect(owned.map(({ tag }: { tag: string }) => tag).toSorted()).toEqual(['BASIS', 'CRM', 'SETTINGS'])
})

test('requests of a website have the profile that was chosen for it, and it is live unless told (R-SET-019, R-ADMIN-008)', async () => {
  const { admin } = await server.company()
  const profile = (await admin.post('/api/flowprofile', { name: 'Dakwerk' })).body
  const site = { siteurl: 'https://dak.example', user_id: admin.userId }
  const website = (await admin.post('/api/website', { ...site, flowprofile_id: profile.id })).body
  expect(website).toMatchObject({ flowprofile_id: profile.id, status: 'live' })
  await server.anonymous.post(`/api/website/${website.hash}/lead`, { naam: 'Ada Post', email: 'ada@post.example' })
  await server.settled()
  expect((await admin.get('/api/flow')).body).toMatchObject([{ flowprofile_id: profile.id }])
  expect((await admin.patch(`/api/website/${website.id}`, { status: 'stopped' })).body.status).toBe('stopped')
  expect((await admin.patch(`/api/website/${website.id}`, { status: 'live' })).body.status).toBe('live')
  expect((await admin.post('/api/website', { ...site, flowprofile_id: profile.id + 999 })).status).toBe(422)
})
