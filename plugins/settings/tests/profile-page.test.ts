import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, fields: Record<string, number> = {}) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  form.set('file', new File([bytes], name))
  return form
}
const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c00' } })
      .png()
      .toBuffer(),
  )

const profile = async (admin: TestClient, fields: object = {}) =>
  (await admin.post('/api/flowprofile', { name: 'Dakwerk', ...fields })).body
const dossier = async (admin: TestClient, fields: object = {}) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: 'ada@post.example' }, ...fields })).body
const settingsOf = async (admin: TestClient) => (await admin.get('/api/companysettings')).body[0]
const shown = async (who: TestClient, path: string) => {
  const answer = await who.raw('GET', path)
  return answer.headers.get('x-imagestatus') ?? answer.headers.get('content-type')
}

let written = 0
/** The pictures that a mail from a dossier shows, from above to below, by their size. */
async function mailed(admin: TestClient, flow: { id: number }) {
  const form = new FormData()
  const subject = `Tot morgen ${++written}`
  form.set('subject', subject)
  form.set('message', '<p>Dag</p>')
  expect((await admin.post(`/api/flow/${flow.id}/sendemail`, form)).status).toBe(201)
  const mail = await server.app.platform.mailer.inbox?.waitFor(one => one.subject === subject)
  const pictures = (mail?.html ?? '').matchAll(/<img [^>]*width="(\d+)" height="(\d+)"/g)
  return [...pictures].map(([, width, height]) => `${width}x${height}`)
}

test('a company has a picture above and below its mails, shown, replaced and taken away (C-0483, C-0484, C-0487, C-0488, C-0491, C-0492, R-SET-012, R-SET-021)', async () => {
  const { admin } = await server.company()
  const { id } = await settingsOf(admin)
  const path = (verb: string) => `/api/companysettings/${id}/${verb}`
  const flow = await dossier(admin)
  expect(await mailed(admin, flow)).toEqual([])
  for (const [name, height] of [
    ['emailheader', 300],
    ['emailfooter', 150],
  ] as const) {
    expect(await shown(admin, path(`get${name}`))).toBe('unavailable')
    const sent = await admin.post(path(`update${name}`), fileOf(await picture(1800, height), 'kop.png'))
    expect(sent.status).toBe(204)
    expect(await shown(admin, path(`get${name}`))).toBe('image/jpeg')
  }
  expect(await mailed(admin, flow)).toEqual(['600x100', '600x50'])
  for (const name of ['emailheader', 'emailfooter']) expect((await admin.post(path(`delete${name}`))).status).toBe(204)
  expect(await mailed(admin, flow)).toEqual([])
  const refused = await admin.post(path('updateemailheader'), fileOf(PDF, 'kop.pdf'))
  expect(refused.status).toBe(422)
})

test('only who manages the company changes its pictures, and nobody those of another (R-SET-012)', async () => {
  const company = await server.company()
  const { id } = await settingsOf(company.admin)
  const employee = await company.user({ role: 100 })
  const path = `/api/companysettings/${id}/updateemailheader`
  expect((await employee.post(path, fileOf(await picture(60, 20), 'kop.png'))).status).toBe(403)
  expect(await shown(employee, `/api/companysettings/${id}/getemailheader`)).toBe('unavailable')
  const { admin: stranger } = await server.company()
  expect((await stranger.post(path, fileOf(await picture(60, 20), 'kop.png'))).status).toBe(404)
  expect((await stranger.get(`/api/companysettings/${id}/getemailheader`)).status).toBe(404)
})

test('a branding set has pictures of its own in mails, on documents and above the pages of customers, and nothing where it leaves one out (R-FP-001, R-SET-016)', async () => {
  const { admin } = await server.company()
  const settings = await settingsOf(admin)
  const { id } = await profile(admin)
  const [own, plain] = [await dossier(admin, { flowprofile_id: id }), await dossier(admin)]
  for (const name of ['emailfooter', 'customerbackground'])
    await admin.post(`/api/companysettings/${settings.id}/update${name}`, fileOf(await picture(900, 150), 'a.png'))
  const update = async (name: string) =>
    (await admin.post(`/api/flowprofile/${id}/update${name}`, fileOf(await picture(600, 200), 'b.png'))).status
  expect(await update('emailheader')).toBe(409)
  await admin.post(`/api/flowprofile/${id}/createsettingsforflowprofile`)
  await admin.patch(`/api/flowprofile/${id}`, { brand_button_color: '#AA0000' })
  expect([await update('emailheader'), await update('logo')]).toEqual([204, 204])

  // The company's footer is not this profile's: what a set leaves empty is empty.
  expect(await mailed(admin, own)).toEqual(['600x200'])
  expect(await mailed(admin, plain)).toEqual(['600x100'])

  const page = async ({ hash }: { hash: string }) => {
    const { company } = (await server.anonymous.get(`/api/flow/${hash}/getbycustomer`)).body
    return [company.has_background, await shown(server.anonymous, `/api/flow/${hash}/getflowcustomerbackground`)]
  }
  expect([await page(own), await page(plain)]).toEqual([
    [false, 'unavailable'],
    [true, 'image/jpeg'],
  ])
  expect(await update('customerbackground')).toBe(204)
  expect(await page(own)).toEqual([true, 'image/jpeg'])

  const quotation = async (flow: { id: number }) =>
    (await admin.post('/api/quotation/createquotationfromflow', { flow_id: flow.id })).body
  for (const [flow, color, logo] of [
    [own, '#AA0000', 'image/png'],
    [plain, null, 'unavailable'],
  ] as const) {
    const { id: number, hash } = await quotation(flow)
    await admin.post(`/api/quotation/${number}/sendemail`, { dontsentbutmarksent: true })
    const seen = await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)
    expect([seen.status, seen.body.company?.brand_color]).toEqual([200, color])
    expect(await shown(server.anonymous, `/api/quotation/${hash}/getlogobycustomer`)).toBe(logo)
  }
})

test('new documents and surveys begin with the template that the profile of their dossier names, unless somebody chooses (R-SET-016)', async () => {
  const { admin } = await server.company()
  const template = async (title: string) => {
    const made = (await admin.post('/api/quotation', { relation: { fullname: 'Sjabloon' }, title })).body
    return (await admin.post(`/api/quotation/${made.id}/saveastemplate`, { title })).body
  }
  const [chosen, other] = [await template('Dak'), await template('Zonwering')]
  const survey = (await admin.post('/api/intake/storeTemplate', { title: 'Dakopname' })).body
  const document_templates = { quotation: chosen.id, intake: survey.id }
  const { id } = await profile(admin, { document_templates })
  const flow = await dossier(admin, { flowprofile_id: id })
  const begun = async (fields: object = {}) =>
    (await admin.post('/api/quotation/createquotationfromflow', { flow_id: flow.id, ...fields })).body.title
  expect([await begun(), await begun({ template_id: other.id }), await begun({ template_id: null })]).toEqual([
    'Dak',
    'Zonwering',
    null,
  ])
  const intake = async (fields: object = {}) => (await admin.post('/api/intake', { flow_id: flow.id, ...fields })).body
  const made = await intake()
  expect([made.intaketemplate_id, (await intake({ intaketemplate_id: null })).intaketemplate_id]).toEqual([
    survey.id,
    null,
  ])
  expect((await admin.post(`/api/intake/${made.id}/duplicate`)).body.intaketemplate_id).toBeNull()

  // A template that went is as if none were named.
  await admin.delete(`/api/quotation/${chosen.id}`)
  expect(await begun()).toBeNull()
  const wrong = await admin.patch(`/api/flowprofile/${id}`, { document_templates: { invoice: other.id } })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { document_templates: expect.anything() }])
  expect((await admin.patch(`/api/flowprofile/${id}`, { name: 'Dak', document_templates })).status).toBe(200)
  const { templates } = (await admin.get('/api/flowprofile/choices')).body
  expect(templates.find(({ kind }: { kind: string }) => kind === 'quotation')).toMatchObject({
    label: 'Offerte',
    choices: [{ title: 'Zonwering' }],
  })
})

test('a dossier offers the forms that its profile lists, and all of them where that lists none (R-SET-016)', async () => {
  const { admin } = await server.company()
  const form = async (description: string) => (await admin.post('/api/vertical', { description })).body
  const [roof, room] = [await form('Dak'), await form('Kamer')]
  const { id } = await profile(admin, { vertical_whitelist: [roof.id] })
  const offered = async (flow: { id: number }) =>
    (await admin.get(`/api/company/getverticals?flow_id=${flow.id}`)).body.map((one: { id: number }) => one.id)
  expect(await offered(await dossier(admin, { flowprofile_id: id }))).toEqual([roof.id])
  expect(await offered(await dossier(admin))).toEqual([roof.id, room.id])
  expect((await admin.patch(`/api/flowprofile/${id}`, { vertical_whitelist: [room.id + 999] })).status).toBe(422)
  const { admin: stranger } = await server.company()
  const theirs = (await stranger.post('/api/vertical', { description: 'Hun' })).body
  expect((await admin.patch(`/api/flowprofile/${id}`, { vertical_whitelist: [theirs.id] })).status).toBe(422)
})

test('files for everybody, and those of a profile, are seen by the customers of their dossiers and go along with mails (C-0494, R-SET-008, R-SET-016, R-SET-021)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await profile(admin)
  const share = (who: TestClient, name: string, fields: Record<string, number> = {}) =>
    who.post('/api/flowfile/upload', fileOf(PDF, name, fields))
  const all = await share(admin, 'voorwaarden.pdf', { company_id: company.id })
  const some = await share(admin, 'dakgarantie.pdf', { flowprofile_id: id })
  expect([all.status, some.status, some.body.flowprofile_id]).toEqual([201, 201, id])
  const [own, plain] = [await dossier(admin, { flowprofile_id: id }), await dossier(admin)]
  const names = async ({ hash }: { hash: string }) =>
    (await server.anonymous.get(`/api/flow/${hash}/getbycustomer`)).body.flowfiles.map(
      (file: { filename: string }) => file.filename,
    )
  expect([await names(own), await names(plain)]).toEqual([['voorwaarden.pdf', 'dakgarantie.pdf'], ['voorwaarden.pdf']])
  const show = async ({ hash }: { hash: string }) =>
    (await server.anonymous.raw('POST', `/api/flowfile/${some.body.id}/showbycustomer`, { hash })).status
  expect([await show(own), await show(plain)]).toEqual([200, 404])
  const mail = new FormData()
  for (const [field, value] of [
    ['subject', 'Voorwaarden'],
    ['message', '<p>Hierbij</p>'],
    ['enclosed', `flowfile/${all.body.id}`],
  ] as const)
    mail.set(field, value)
  expect((await admin.post(`/api/flow/${plain.id}/sendemail`, mail)).status).toBe(201)

  const employee = await company.user({ role: 100 })
  expect((await employee.get('/api/flowfile?companysettings_id_from=1')).body).toMatchObject([{ id: all.body.id }])
  expect((await share(employee, 'x.pdf')).status).toBe(403)
  expect((await employee.delete(`/api/flowfile/${all.body.id}`)).status).toBe(404)
  expect((await share(admin, 'x.pdf', { flowprofile_id: id + 999 })).status).toBe(404)
  const text = await admin.post('/api/flowfile/upload', fileOf(new TextEncoder().encode('hallo'), 'x.txt'))
  expect(text.body.message).toBe('Let op! Alleen image and PDF bestanden kunnen worden geupload.')
  expect((await admin.delete(`/api/flowfile/${all.body.id}`)).status).toBe(204)
  expect(await names(plain)).toEqual([])
})
