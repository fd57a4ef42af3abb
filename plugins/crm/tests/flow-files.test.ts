import { afterAll, beforeAll, expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { type TestAnswer, type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { Glob } from 'bun'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const ONLY = 'Let op! Alleen image and PDF bestanden kunnen worden geupload.'

const formOf = (fields: Record<string, string | number>, bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  form.set('file', new File([bytes], name))
  return form
}

/** A dossier, with what its staff and its customer can do with files. */
async function dossier(of?: TestCompany) {
  const company = of ?? (await server.company())
  const { admin } = company
  const { body } = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
  const { id, hash } = body as { id: number; hash: string }
  return {
    company,
    admin,
    id,
    hash,
    share: (who: TestClient = admin, bytes: Uint8Array<ArrayBuffer> = PDF, name = 'garantie.pdf') =>
      who.post('/api/flowfile', formOf({ flow_id: id }, bytes, name)),
    send: (bytes: Uint8Array<ArrayBuffer> = PDF, name = 'energielabel.pdf') =>
      server.anonymous.post('/api/flowfile/storebycustomer', formOf({ hash, flow_id: id }, bytes, name)),
    show: (file: number, by = hash) =>
      server.anonymous.raw('POST', `/api/flowfile/${file}/showbycustomer`, { hash: by }),
    seen: async () => (await server.anonymous.get(`/api/flow/${hash}/getbycustomer`)).body.flowfiles,
    kept: async () => (await admin.get(`/api/flowfile?flow_id=${id}`)).body,
  }
}

test('what staff share and what the customer sends is the same list for both (C-0176 to C-0180, C-0583, C-0584, R-PORT-010)', async () => {
  const { admin, id, share, send, show, seen, kept } = await dossier()
  const shared = await share()
  expect([shared.status, shared.body.flow_id, shared.body.by_customer]).toEqual([201, id, false])
  expect(shared.body).toMatchObject({ user_id: admin.userId, user_fullname: expect.any(String) })
  const sent = await send()
  expect(sent).toMatchObject({ status: 201, body: { filename: 'energielabel.pdf', by_customer: true } })
  expect(await seen()).toMatchObject([
    { id: shared.body.id, filename: 'garantie.pdf', content_type: 'application/pdf', by_customer: false },
    { id: sent.body.id, filename: 'energielabel.pdf', size: PDF.byteLength, by_customer: true },
  ])
  expect(await kept()).toMatchObject([
    { id: sent.body.id, user_id: null, user_fullname: null, by_customer: true },
    { id: shared.body.id, user_fullname: shared.body.user_fullname, by_customer: false },
  ])
  expect((await admin.get(`/api/flow/${id}?with=flowfiles`)).body.flowfiles).toMatchObject([
    { id: shared.body.id },
    { id: sent.body.id },
  ])
  for (const file of [shared.body, sent.body]) {
    for (const answer of [await show(file.id), await admin.raw('GET', `/api/flowfile/${file.id}`)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('x-filename')).toBe(file.filename)
      expect(answer.headers.get('content-disposition')).toStartWith('attachment; ')
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF)
    }
  }
  const path = `/api/flowfile/${shared.body.id}`
  expect((await admin.patch(path, { filename: 'Garantie 2026.pdf' })).body.filename).toBe('Garantie 2026.pdf')
  expect((await admin.patch(path, { filename: 'garantie.html' })).body.filename).toBe('garantie.html.pdf')
  expect((await admin.patch(path, { by_customer: true })).status).toBe(422)
  expect((await admin.delete(path)).status).toBe(204)
  expect(await seen()).toHaveLength(1)
  expect((await show(shared.body.id)).status).toBe(404)
  const log = (await admin.get(`/api/flow/${id}/getlogitems`)).body as Record<string, unknown>[]
  const told = log.filter(({ loggable_type }) => loggable_type === 'flowfile')
  expect(told.map(({ description, customer_name }) => [description, customer_name])).toEqual(
    expect.arrayContaining([
      ['created', null],
      ['created', 'Jan Vos'],
      ['updated', null],
      ['deleted', null],
    ]),
  )
})

test('R-SET-008: what is neither a picture nor a PDF is refused to staff and customers alike', async () => {
  const { admin, share, send, seen } = await dossier()
  const sheet = new TextEncoder().encode('naam;plaats\nKees;Ede')
  for (const refused of [await share(admin, sheet, 'lijst.csv'), await send(sheet, 'lijst.pdf')])
    expect(refused).toMatchObject({ status: 422, body: { message: ONLY } })
  const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#0B6577' } })
    .png()
    .toBuffer()
  expect((await send(new Uint8Array(picture), 'dak.png')).status).toBe(201)
  expect(await seen()).toHaveLength(1)
})

test('files of another dossier, of another company and of a dossier in the trash stay away (R-GEN-001, R-PORT-005)', async () => {
  const ours = await dossier()
  const beside = await dossier(ours.company)
  const elsewhere = await dossier()
  const theirs = [(await beside.share()).body.id, (await elsewhere.share()).body.id]
  for (const id of theirs) expect((await ours.show(id)).status).toBe(404)
  expect(await ours.seen()).toEqual([])
  expect((await ours.admin.get(`/api/flowfile/${theirs[1]}`)).status).toBe(404)
  expect((await ours.share(elsewhere.admin)).status).toBe(404)
  const { id } = (await ours.share()).body
  await ours.admin.delete(`/api/flow/${ours.id}`)
  expect((await ours.send()).status).toBe(404)
  expect((await ours.show(id)).status).toBe(404)
  expect((await ours.share()).status).toBe(404)
  expect((await ours.admin.get(`/api/flowfile/${id}`)).status).toBe(404)
  expect(await ours.kept()).toEqual([])
})

test('a link is no storage: at most 100 files come from a customer, also when they come at once', async () => {
  const { company, id, send } = await dossier()
  await server.owner.query(
    `insert into flowfile (company_id, created_at, updated_at, flow_id, filename, content_type, size, file_key, by_customer)
     select $1, now(), now(), $2, 'a.pdf', 'application/pdf', 1, 'a', true from generate_series(1, 98)`,
    [company.id, id],
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => send()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const folder = `${server.app.platform.config.dataDir}/files/company/${company.id}/flowfile`
  expect([...new Glob('*').scanSync(folder)]).toHaveLength(2)
  expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
    'Er kunnen hoogstens 100 bestanden bij uw dossier. Neem a.u.b. contact op.',
  )
})

test('the files of a dossier that was deleted for good go in the night, the others stay', async () => {
  const gone = await dossier()
  const stays = await dossier(gone.company)
  await gone.share()
  await stays.share()
  await gone.admin.delete(`/api/flow/${gone.id}`)
  expect((await gone.admin.post(`/api/flow/${gone.id}/forceDelete`)).status).toBe(204)
  const { platform } = server.app
  const sweep = platform.assembly.jobs.get('core.sweep-flowfile')?.job
  await workFor(platform, { companyId: gone.company.id }, async context => sweep?.run({}, context))
  const { rows } = await server.owner.query('select flow_id::int from flowfile where company_id = $1', [
    gone.company.id,
  ])
  expect(rows).toEqual([{ flow_id: stays.id }])
})

test('who has a dossier in its stage hears that its customer sent something, once for all that comes together; without one its adviser, and without anybody everybody (G-NOTIF)', async () => {
  const { admin, company, id, send, share } = await dossier()
  const planner = await company.user()
  const heardBy = async (who: TestClient) =>
    ((await who.get(`/api/notification?flow_id=${id}`)).body as Record<string, unknown>[]).map(
      ({ title, body, url, notifiable_type }) => [title, body, url, notifiable_type],
    )
  const isKept = async (answer: Promise<TestAnswer>) => expect((await answer).status).toBe(201)
  await isKept(share())
  await server.settled()
  expect(await heardBy(admin)).toEqual([])
  await admin.patch(`/api/flow/${id}`, { status: 'project', project_user_id: planner.userId })
  await isKept(send())
  await isKept(send())
  await server.settled()
  const page = `/flow_detail/${id}?options=files`
  expect(await heardBy(planner)).toEqual([['Bestanden van Jan Vos', 'energielabel.pdf', page, 'flowfile']])
  expect(await heardBy(admin)).toEqual([])
  const later = () =>
    server.owner.query('update notification set date = $2 where company_id = $1', [
      company.id,
      new Date(Date.now() - 11 * 60_000),
    ])
  await later()
  await admin.patch(`/api/flow/${id}`, { project_user_id: null, user_id: admin.userId })
  await isKept(send())
  await server.settled()
  expect([await heardBy(planner), await heardBy(admin)].map(({ length }) => length)).toEqual([1, 1])
  await later()
  await admin.patch(`/api/flow/${id}`, { user_id: null })
  await isKept(send())
  await server.settled()
  expect([await heardBy(planner), await heardBy(admin)].map(({ length }) => length)).toEqual([2, 2])
})

test('the customer of one dossier puts nothing into another one of the company, whatever number is sent along (C-0583)', async () => {
  const ours = await dossier()
  const beside = await dossier(ours.company)
  const form = formOf({ hash: ours.hash, flow_id: beside.id }, PDF, 'energielabel.pdf')
  await server.anonymous.post('/api/flowfile/storebycustomer', form)
  expect(await beside.kept()).toEqual([])
  const { body } = await beside.send()
  expect((await ours.show(body.id)).status).toBe(404)
})

test('of sixteen shares, renames and deletions at once each file is there once with its content, or is gone for everybody', async () => {
  const { admin, share, seen, kept, show } = await dossier()
  const shared = await Promise.all(Array.from({ length: 16 }, (_, n) => share(admin, PDF, `bijlage-${n}.pdf`)))
  expect(shared.map(({ status }) => status)).toEqual(Array(16).fill(201))
  expect(new Set((await seen()).map(({ filename }: { filename: string }) => filename)).size).toBe(16)
  const [first, second] = shared.map(({ body }) => body)
  const acts = await Promise.all([
    ...Array.from({ length: 8 }, () => admin.delete(`/api/flowfile/${first.id}`)),
    ...Array.from({ length: 8 }, (_, n) => admin.patch(`/api/flowfile/${second.id}`, { filename: `naam-${n}.pdf` })),
  ])
  expect(
    acts
      .slice(0, 8)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([204, ...Array(7).fill(404)])
  const names = acts
    .slice(8)
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.filename)
  const left = (await kept()).find(({ id }: { id: number }) => id === second.id)
  expect(names).toContain(left.filename)
  expect(await kept()).toHaveLength(15)
  expect([(await show(first.id)).status, (await show(second.id)).status]).toEqual([404, 200])
})
