import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const profiles = async (admin: TestClient) => (await admin.get('/api/flowprofile')).body
const make = async (admin: TestClient, name = 'Dakwerk') => (await admin.post('/api/flowprofile', { name })).body
const newFlow = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body

test('a company begins with a standard profile, which new dossiers have unless another is chosen (G-FLOWNEW, G-REG)', async () => {
  const { admin } = await server.company()
  const [standard] = await profiles(admin)
  expect(standard).toMatchObject({ name: 'Standaard', is_standard: true, has_branding: false })
  expect((await newFlow(admin)).flowprofile_id).toBe(standard.id)
  const other = await make(admin)
  expect((await newFlow(admin, { flowprofile_id: other.id })).flowprofile_id).toBe(other.id)
  const [settings] = (await admin.get('/api/companysettings')).body
  await admin.patch(`/api/companysettings/${settings.id}`, { standard_flowprofile_id: other.id })
  expect((await newFlow(admin)).flowprofile_id).toBe(other.id)
})

test('the standard profile is not deleted and has no branding set; one in use stays too (C-0185, R-SET-006, R-SET-007)', async () => {
  const { admin } = await server.company()
  const [standard] = await profiles(admin)
  const refused = await admin.delete(`/api/flowprofile/${standard.id}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Het is niet mogelijk om het standaard aanvraagprofiel te verwijderen. Kies eerst een ander standaard aanvraagprofiel.',
  ])
  const branded = await admin.post(`/api/flowprofile/${standard.id}/createsettingsforflowprofile`)
  expect([branded.status, branded.body.message]).toEqual([
    409,
    'Dit is het standaard aanvraagprofiel. Gebruik de reguliere branding settings.',
  ])
  const used = await make(admin)
  await newFlow(admin, { flowprofile_id: used.id })
  expect((await admin.delete(`/api/flowprofile/${used.id}`)).status).toBe(409)
  const chosen = await make(admin)
  const site = { siteurl: 'https://zon.example', user_id: admin.userId, flowprofile_id: chosen.id }
  expect((await admin.post('/api/website', site)).status).toBe(201)
  expect((await admin.delete(`/api/flowprofile/${chosen.id}`)).body.message).toBe(
    'Er is een website die dit aanvraagprofiel aan dossiers geeft.',
  )
  const free = await make(admin)
  expect((await admin.delete(`/api/flowprofile/${free.id}`)).status).toBe(204)
})

test('a profile gets a brand of its own, which its dossiers show, and gives it up again (C-0498, C-0499, C-0512, R-FP-001)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  const flow = await newFlow(admin, { flowprofile_id: id })
  const plain = await newFlow(admin)
  const logo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const form = () => {
    const made = new FormData()
    made.set('file', new File([new Uint8Array(logo)], 'logo.png', { type: 'image/png' }))
    return made
  }
  expect((await admin.post(`/api/flowprofile/${id}/updatelogo`, form())).status).toBe(409)
  expect((await admin.post(`/api/flowprofile/${id}/createsettingsforflowprofile`)).body.has_branding).toBe(true)
  expect((await admin.post(`/api/flowprofile/${id}/updatelogo`, form())).status).toBe(204)
  await admin.patch(`/api/flowprofile/${id}`, { brand_button_color: '#aa0000' })
  expect((await admin.raw('GET', `/api/flow/${flow.id}/getflowlogo`)).status).toBe(200)
  expect((await admin.raw('GET', `/api/flow/${plain.id}/getflowlogo`)).headers.get('x-imagestatus')).toBe('unavailable')
  const seen = await server.anonymous.get(`/api/flow/${flow.hash}/getbycustomer`)
  expect(seen.body.company).toMatchObject({ brand_color: '#aa0000', has_logo: true })
  expect((await server.anonymous.raw('GET', `/api/flow/${flow.hash}/getflowlogobycustomer`)).status).toBe(200)
  await admin.post(`/api/flowprofile/${id}/removesettingsforflowprofile`)
  expect((await admin.raw('GET', `/api/flow/${flow.id}/getflowlogo`)).headers.get('x-imagestatus')).toBe('unavailable')
  expect((await admin.get(`/api/flowprofile/${id}`)).body).toMatchObject({
    has_branding: false,
    brand_button_color: null,
  })
})

test('mails of a dossier read as its profile chose, and as the company wrote where it chose nothing (R-SET-016)', async () => {
  const { admin } = await server.company()
  const template = async (subject: string, more: object = {}) =>
    (await admin.post('/api/mailtemplate', { type: 'loose_email', subject, message: '<p>x</p>', ...more })).body
  const [company, chosen] = [await template('Van het bedrijf', { is_default: true }), await template('Van Dakwerk')]
  const { id } = await make(admin)
  const mail_templates = { loose_email: chosen.id }
  expect((await admin.patch(`/api/flowprofile/${id}`, { mail_templates })).status).toBe(200)
  const subjectOf = async (flow: { id: number }) =>
    (await admin.get(`/api/flow/${flow.id}/getForSendingEmail`)).body.mailtemplate_id
  expect(await subjectOf(await newFlow(admin, { flowprofile_id: id }))).toBe(chosen.id)
  expect(await subjectOf(await newFlow(admin))).toBe(company.id)
  const wrong = await admin.patch(`/api/flowprofile/${id}`, { mail_templates: { send_quotation: chosen.id } })
  expect(wrong.body.errors).toHaveProperty('mail_templates')
})

test('a profile is copied without the files of its brand, and changed by who may change settings (C-0331)', async () => {
  const company = await server.company()
  const { id } = await make(company.admin)
  await company.admin.post(`/api/flowprofile/${id}/createsettingsforflowprofile`)
  const copy = await company.admin.post(`/api/flowprofile/${id}/duplicate`)
  expect(copy.body).toMatchObject({ has_branding: false, is_standard: false })
  const employee = await company.user({ role: 100 })
  expect((await employee.get('/api/flowprofile')).status).toBe(200)
  expect((await employee.post('/api/flowprofile', { name: 'x' })).status).toBe(403)
  const { admin: stranger } = await server.company()
  expect((await stranger.post(`/api/flowprofile/${id}/createsettingsforflowprofile`)).status).toBe(404)
})
