import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'
import sharp from 'sharp'
import { dossier, type Made, read, visitsOf } from './projects-of'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const picture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 320, height: 120, channels: 3, background } })
      .png()
      .toBuffer(),
  )

/** A form that ends with a signature; what staff alone see of it goes to no customer. */
async function form(admin: TestClient, type = 'project'): Promise<number> {
  const { id } = (await admin.post('/api/vertical', { description: 'Opleverrapport', type })).body
  for (const asked of [
    { field_label: 'Installatie getest', field_type: 'checkbox' },
    { field_label: 'Restpunten', field_type: 'textarea' },
    { field_label: 'Interne notitie', field_type: 'text', staff_only: 1 },
    { field_label: 'Foto', field_type: 'photo' },
    { field_label: 'Naam', field_type: 'text', field_name: 'signername' },
    { field_label: 'Handtekening', field_type: 'signature' },
  ])
    await admin.post('/api/verticaldatafield', { vertical_id: id, ...asked })
  return id
}

async function take(admin: TestClient, flow_data_item_id: number, field_name: string, background: string) {
  const body = new FormData()
  body.set('file', new File([await picture(background)], `${field_name}.png`, { type: 'image/png' }))
  body.set('flow_data_item_id', String(flow_data_item_id))
  body.set('field_name', field_name)
  expect((await admin.post('/api/picture', body)).status).toBe(201)
}

async function begin(admin: TestClient, vertical_id: number, more: object = {}) {
  const relation = { name: 'Ada', surname: 'Post', email: 'ada@voorbeeld.example' }
  const flow = (await admin.post('/api/flow', { relation })).body as { id: number; hash: string }
  const project = (await admin.post('/api/project', { flow_id: flow.id, title: 'Laadpaal', ...more })).body as Made
  const item = (await admin.post('/api/flowdataitem', { vertical_id, flow_data_id: project.flow_data_id })).body
  return { flow, project, form: item.id as number }
}

async function sign(admin: TestClient, id: number, answers: object) {
  await admin.patch(`/api/flowdataitem/${id}`, { field_values: answers })
  await take(admin, id, 'foto', '#8a5')
  await take(admin, id, 'handtekening', '#fff')
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`, {})).status).toBe(200)
  await server.settled()
}

const delivery = async (admin: TestClient, id: number) => (await admin.get(`/api/project/${id}/delivery`)).body

test('a form of a project that is signed becomes a frozen document: signed, mailed with its PDF, and the project is done', async () => {
  const { admin } = await server.company()
  const made = await begin(admin, await form(admin), { start_date: '2026-01-05T08:00:00Z', user_id: admin.userId })
  expect(await delivery(admin, made.project.id)).toEqual({
    forms: [{ id: made.form, name: 'Opleverrapport', status: 'open' }],
    report: null,
  })
  const answers = { installatie_getest: true, restpunten: 'Kit {{relation.city}} <drogen>', interne_notitie: 'Zeurt' }
  await sign(admin, made.form, { ...answers, signername: 'Bea Post' })

  const { report } = await delivery(admin, made.project.id)
  expect(report).toMatchObject({ status: 'approved', signername: 'Bea Post', mail_to: 'ada@voorbeeld.example' })
  expect(await read(admin, made.project.id)).toMatchObject({ status: 'completed' })
  const document = (await admin.get(`/api/document/${report.id}`)).body
  expect(document).toMatchObject({ title: 'Opleverrapport, Laadpaal', flow_id: made.flow.id, locked: true })
  const { body: page } = await server.anonymous.get(`/api/document/${document.hash}/getbycustomer`)
  const text = JSON.stringify(page.widgets)
  expect(text).toContain('Kit {\u200b{relation.city}} &lt;drogen&gt;')
  expect(text).toContain('"type":"picture"')
  expect(text).not.toContain('Zeurt')
  expect(page.signature).toMatchObject({ username: 'Bea Post' })
  expect(page.signature.signature).toStartWith('iVBORw0KGgo')
  const { inbox } = server.app.platform.mailer
  const arrived = await inbox?.waitFor(({ to }) => to.includes('ada@voorbeeld.example'))
  const mail = arrived && (await inbox?.get(arrived.id))
  expect(mail?.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')

  // What is written on the form afterwards changes nothing of what was signed.
  await admin.post(`/api/flowdataitem/${made.form}/rollBackStatus`, {})
  await admin.patch(`/api/flowdataitem/${made.form}`, { field_values: { restpunten: 'Geen' } })
  const again = await server.anonymous.get(`/api/document/${document.hash}/getbycustomer`)
  expect(again.body.fingerprint).toBe(page.fingerprint)
})

test('a form that is sent twice at once makes one report, and none is made without a signature or of another type', async () => {
  const { admin } = await server.company()
  const [ofProject, ofSurvey] = [await form(admin), await form(admin, 'intake')]
  const made = await begin(admin, ofProject)
  await take(admin, made.form, 'handtekening', '#fff')
  await Promise.all(Array.from({ length: 8 }, () => admin.post(`/api/flowdataitem/${made.form}/markSent`, {})))
  await server.settled()
  expect((await admin.get('/api/document')).body).toHaveLength(1)
  expect((await delivery(admin, made.project.id)).report).toMatchObject({ signername: 'Ada Post' })

  const bare = await begin(admin, ofProject)
  await admin.post(`/api/flowdataitem/${bare.form}/markSent`, {})
  const survey = await begin(admin, ofSurvey)
  await sign(admin, survey.form, {})
  expect((await admin.get('/api/document')).body).toHaveLength(1)
})

test('a project that has more to do stays planned after somebody signed', async () => {
  const { admin } = await server.company()
  const made = await begin(admin, await form(admin), { start_date: '2090-12-01T08:00:00Z' })
  await sign(admin, made.form, {})
  expect((await delivery(admin, made.project.id)).report).toMatchObject({ status: 'approved' })
  expect((await read(admin, made.project.id)).status).toBe('planned')
})

test('work that was delivered asks for the final invoice of what was agreed, once', async () => {
  const { admin } = await server.company()
  const made = await begin(admin, await form(admin))
  const items = [{ item_name: 'Laadpaal', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const quotation = (await admin.post('/api/quotation', { flow_id: made.flow.id, items })).body
  await mark(admin, 'quotation', quotation.id)
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Ada', agreeswithoffer: true })
  await server.settled()
  const steps = async () => (await admin.get(`/api/flow/${made.flow.id}/getsteps`)).body as { title: string }[]
  expect((await steps()).some(({ title }) => title.startsWith('Maak de eindfactuur'))).toBe(false)
  await sign(admin, made.form, {})
  expect(await steps()).toContainEqual(
    expect.objectContaining({
      title: 'Maak de eindfactuur voor Ada Post',
      url: `/quotation_detail/${quotation.id}`,
      why: expect.stringContaining('1.210,00'),
    }),
  )
  await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id })
  expect((await steps()).some(({ title }) => title.startsWith('Maak de eindfactuur'))).toBe(false)
})

test('the customer sees who comes when and what was done, and nothing of what is not planned or was called off', async () => {
  const { admin } = await server.company()
  const flow = (await admin.post('/api/flow', { relation: { name: 'Ada', surname: 'Post' } })).body
  const seen = async () => (await server.anonymous.get(`/api/flow/${flow.hash}/visitsbycustomer`)).body.visits
  const { id } = (await admin.post('/api/project', { flow_id: flow.id, title: 'Laadpaal', user_id: admin.userId })).body
  await admin.post('/api/task', { title: 'Afwerken', type: 'project', project_id: id, duration: 60 })
  expect(await seen()).toEqual([])
  await admin.patch(`/api/project/${id}`, { start_date: '2026-12-01T07:00:00Z' })
  await admin.post('/api/task', {
    ...{ title: 'Montage', type: 'project', project_id: id, start_date: '2026-12-02T07:00:00Z', duration: 60 },
    user_id: admin.userId,
  })
  const visit = (await visitsOf(admin, id)).find(({ title }) => title === 'Montage')
  expect(await seen()).toContainEqual(
    expect.objectContaining({
      title: 'Montage',
      done: false,
      who: ['Beheer'],
      start_date: expect.stringContaining('2026-12-02T07:00:00'),
    }),
  )
  await admin.patch(`/api/task/${visit?.id}`, { status: 'afgerond' })
  expect(await seen()).toContainEqual(expect.objectContaining({ title: 'Montage', done: true }))
  await admin.patch(`/api/project/${id}`, { status: 'cancelled' })
  expect(await seen()).toEqual([])
  const other = await dossier(admin)
  expect(JSON.stringify(await server.anonymous.get(`/api/flow/${other.id}/visitsbycustomer`))).not.toContain('Montage')
})
