import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const jpeg = async () =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6577' } })
      .jpeg()
      .toBuffer(),
  )

const formOf = (bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string>, name = 'meterkast.jpg') => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([bytes], name))
  return form
}

/** A dossier, with what its customer can do with photos. */
async function dossier(of?: TestCompany) {
  const company = of ?? (await server.company())
  const { admin } = company
  const { body } = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
  const { id, hash } = body as { id: number; hash: string }
  const view = (photo: number, by: string, width = '') =>
    server.anonymous.raw('GET', `/api/picture/${photo}/getbycustomer?hash=${by}${width}`)
  return {
    company,
    admin,
    id,
    hash,
    view,
    send: async (bytes?: Uint8Array<ArrayBuffer>, name?: string) =>
      server.anonymous.post('/api/picture/storebycustomer', formOf(bytes ?? (await jpeg()), { hash }, name)),
    remove: (photo: number, by = hash) =>
      server.anonymous.post(`/api/picture/${photo}/removebycustomer?hash=${by}`, undefined),
    seen: async () => (await server.anonymous.get(`/api/flow/${hash}/getbycustomer`)).body.pictures,
    kept: async () => (await admin.get(`/api/picture?flow_id=${id}`)).body,
  }
}

test('a customer sends a photo of the dossier, sees it small and whole, and takes it back (C-0580, C-0581, C-0582, R-PORT-011)', async () => {
  const ours = await dossier()
  const { status, body } = await ours.send()
  expect({ status, body }).toEqual({
    status: 201,
    body: { id: expect.any(Number), filename: 'meterkast.jpg', status: 'processing' },
  })
  await server.settled()
  expect(await ours.seen()).toEqual([{ ...body, status: 'ready' }])
  const small = await ours.view(body.id, ours.hash, '&width=128')
  expect((await sharp(await small.bytes()).metadata()).width).toBe(128)
  const whole = await ours.view(body.id, ours.hash)
  expect(whole.headers.get('x-filename')).toBe('meterkast.jpg')
  expect((await sharp(await whole.bytes()).metadata()).width).toBe(900)
  expect(await ours.kept()).toMatchObject([
    {
      id: body.id,
      by_customer: true,
      user_id: null,
      flow_id: ours.id,
      picturable_type: 'flow',
      picturable_id: ours.id,
    },
  ])
  expect((await ours.remove(body.id)).status).toBe(204)
  expect(await ours.seen()).toEqual([])
  expect(await ours.kept()).toEqual([])
  expect((await ours.view(body.id, ours.hash)).status).toBe(404)
})

test('what staff keep in a dossier, and what other customers of the company sent, is none of the customer’s (R-PORT-005, R-PORT-011)', async () => {
  const ours = await dossier()
  const other = await dossier(ours.company)
  const staff = await ours.admin.post('/api/picture', formOf(await jpeg(), { flow_id: String(ours.id) }, 'dak.jpg'))
  const theirs = await other.send()
  await server.settled()
  expect(await ours.seen()).toEqual([])
  for (const id of [staff.body.id, theirs.body.id]) {
    expect((await ours.view(id, ours.hash)).status).toBe(404)
    expect((await ours.view(id, ours.hash, '&width=128')).status).toBe(404)
    expect((await ours.remove(id)).status).toBe(404)
  }
  expect(await ours.kept()).toHaveLength(1)
  expect(await other.seen()).toHaveLength(1)
  await other.admin.delete(`/api/flow/${other.id}`)
  expect((await other.send()).status).toBe(404)
  expect((await other.view(theirs.body.id, other.hash)).status).toBe(404)
  expect((await other.remove(theirs.body.id)).status).toBe(404)
})

test('what is no photo is refused, and a link is no storage (R-FILE-003, G-UPL)', async () => {
  const { admin, id, send, kept } = await dossier()
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect(await send(drawing, 'dak.svg')).toMatchObject({
    status: 422,
    body: { message: 'Let op! Alleen jpg, png, gif, webp en heic bestanden kunnen worden geupload.' },
  })
  expect(await send(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { message: 'Het bestand is te groot. De maximale bestandsgrootte is 10 MB.' },
  })
  expect(await kept()).toEqual([])
  const { body: company } = await admin.get('/api/company/getcurrentcompany')
  await server.owner.query(
    `insert into picture (company_id, created_at, updated_at, picturable_type, picturable_id, flow_id, filename, content_type, size, file_key, by_customer)
     select $1, now(), now(), 'flow', $2, $2, 'a.jpg', 'image/jpeg', 1, 'a', true from generate_series(1, 98)`,
    [company.id, id],
  )
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => send()))
  expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(await send()).toMatchObject({
    status: 422,
    body: { message: 'U kunt hoogstens 100 foto’s sturen. Haal er eerst een weg.' },
  })
})

test('staff hear of photos that a customer sends, once for all that come together (G-NOTIF)', async () => {
  const { admin, id, send } = await dossier()
  await send()
  await send()
  await server.settled()
  const heard = (await admin.get(`/api/notification?flow_id=${id}`)).body
  expect(heard).toMatchObject([
    { title: 'Foto’s van Jan Vos', notifiable_type: 'picture', url: `/flow_detail/${id}?options=files` },
  ])
})
