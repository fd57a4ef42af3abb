import { afterAll, beforeAll, expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { Glob } from 'bun'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { readHeic } from '../read-photo'
import { heicPhoto } from './heic-photo'

let server: TestServer
let company: TestCompany
let relationId: number
beforeAll(async () => {
  server = await testServer()
  company = await server.company()
  relationId = (await company.admin.post('/api/relation', { name: 'Kees', surname: 'Bakker' })).body.id
})
afterAll(() => server.stop())

const newFlow = async (): Promise<number> =>
  (await company.admin.post('/api/flow', { relation_id: relationId })).body.id
const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6577' } })
    .jpeg()
    .toBuffer()

function send(who: TestClient, bytes: Uint8Array, name: string, fields: Record<string, string | number>) {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  return who.post('/api/picture', form)
}

/** A photo on a new dossier, made ready. */
async function uploaded(bytes?: Uint8Array, name = 'dak.jpg') {
  const flow_id = await newFlow()
  const { body, status } = await send(company.admin, bytes ?? (await photo()), name, { flow_id })
  expect(status).toBe(201)
  await server.settled()
  const [picture] = (await company.admin.get(`/api/picture?id=${body.id}`)).body
  return { flow_id, id: body.id as number, picture }
}

const stored = () =>
  [...new Glob(`company/${company.id}/picture/*`).scanSync(`${server.app.platform.config.dataDir}/files`)].sort()
const show = (who: TestClient, id: number, width?: number) =>
  who.raw('POST', `/api/picture/${id}/showthumbnail${width ? `?width=${width}` : ''}`)

test('a photo is kept upright, without the place it was taken, and has thumbnails in three sizes', async () => {
  const turned = await sharp(await photo(2000, 1000))
    .withExif({ IFD0: { Copyright: 'iemand' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id, flow_id, picture } = await uploaded(turned, '../Dak é.JPG')
  expect(picture).toMatchObject({ status: 'ready', width: 1000, height: 2000, filename: 'Dak é.JPG' })
  expect(picture).toMatchObject({ picturable_type: 'flow', picturable_id: flow_id, flow_id })
  expect(picture).not.toHaveProperty('file_key')
  const response = await company.admin.raw('GET', `/api/picture/${id}`)
  const { exif, orientation } = await sharp(await response.bytes()).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(response.headers.get('x-filename')).toBe('Dak%20%C3%A9.JPG')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Dak _.JPG"; filename*=UTF-8\'\'Dak%20%C3%A9.JPG',
  )
  for (const [asked, side] of [
    [100, 128],
    [undefined, 512],
    [4000, 1600],
  ] as const) {
    const small = await show(company.admin, id, asked)
    expect(small.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(await small.bytes()).metadata()
    expect([width, height]).toEqual([side / 2, side])
  }
})

test('a photo of an iPhone becomes a JPEG, and what the iPhone wrote into it is gone', async () => {
  expect(Buffer.from(heicPhoto()).includes('iemand')).toBe(true)
  const before = stored()
  const { id, picture } = await uploaded(heicPhoto(), 'IMG_0412.HEIC')
  expect(picture).toMatchObject({ filename: 'IMG_0412.jpg', content_type: 'image/jpeg', width: 64, height: 64 })
  const bytes = await (await company.admin.raw('GET', `/api/picture/${id}`)).bytes()
  const { dominant } = await sharp(bytes).extract({ left: 8, top: 4, width: 48, height: 20 }).stats()
  expect(dominant).toMatchObject({ r: 200 })
  expect(Buffer.from(bytes).includes('iemand')).toBe(false)
  expect(stored().filter(path => !before.includes(path) && path.endsWith('.heic'))).toEqual([])
})

test('R-FILE-007: a photo that cannot be read says so, and stays as it came until somebody removes it', async () => {
  const before = stored()
  const bytes = heicPhoto().subarray(0, 500)
  const { id, flow_id, picture } = await uploaded(bytes, 'stuk.heic')
  expect(picture.status).toBe('failed')
  const small = await show(company.admin, id)
  expect([small.status, small.headers.get('x-imagestatus')]).toEqual([204, 'unavailable'])
  const whole = await company.admin.raw('GET', `/api/picture/${id}`)
  expect(Buffer.from(await whole.bytes()).equals(bytes)).toBe(true)
  expect(whole.headers.get('content-disposition')).toStartWith('attachment; filename="stuk.heic"')
  const zip = await company.admin.raw('POST', `/api/flow/${flow_id}/downloadallpictures`)
  expect(Object.keys(unzipSync(await zip.bytes()))).toEqual(['stuk.heic'])
  expect((await company.admin.delete(`/api/picture/${id}`)).status).toBe(204)
  await server.settled()
  expect(stored()).toEqual(before)
})

test('a photo for which the machine is too busy is no broken one: it can be downloaded, and is read later by itself', async () => {
  const flow_id = await newFlow()
  readHeic.stop()
  // A process that is stopped under its work says nothing about what it worked on.
  const stopped = Promise.withResolvers<void>()
  const stopping = setInterval(() => {
    if (!readHeic.pids.length) return
    readHeic.stop()
    stopped.resolve()
  }, 1)
  const { body } = await send(company.admin, heicPhoto(), 'IMG_0412.HEIC', { flow_id })
  await stopped.promise
  const read = async () => (await company.admin.get(`/api/picture?id=${body.id}`)).body[0]
  expect((await read()).status).toBe('processing')
  const whole = await company.admin.raw('GET', `/api/picture/${body.id}`)
  expect(Buffer.from(await whole.bytes()).equals(heicPhoto())).toBe(true)
  clearInterval(stopping)
  await server.settled()
  expect(await read()).toMatchObject({ status: 'ready', filename: 'IMG_0412.jpg' })
})

test('R-FILE-004: another kind of file, a large one and a photo of nothing are refused', async () => {
  const flow_id = await newFlow()
  const before = stored()
  const text = new TextEncoder().encode('<svg onload="alert(1)"/>')
  expect((await send(company.admin, text, 'dak.svg', { flow_id })).status).toBe(422)
  const large = await send(company.admin, new Uint8Array(10 * 1024 * 1024 + 1), 'dak.jpg', { flow_id })
  expect([large.status, large.body.message]).toEqual([
    413,
    'Het bestand is te groot. De maximale bestandsgrootte is 10 MB.',
  ])
  expect((await send(company.admin, await photo(), 'dak.jpg', {})).body.errors).toHaveProperty('picturable_id')
  expect((await send(company.admin, await photo(), 'dak.jpg', { flow_id: 999_999_999 })).status).toBe(404)
  expect(stored()).toEqual(before)
})

test('whoever may not see a record does not see its photos: other module, other company, a key, a dossier in the trash', async () => {
  const { id, flow_id } = await uploaded()
  const stranger = await server.company()
  const token = await company.admin.post('/api/apitoken', { name: 'Basis', scopes: ['BASIS:write'] })
  const bearer = { authorization: `Bearer ${token.body.token}` }
  const blind: [TestClient, Record<string, string>][] = [
    [stranger.admin, {}],
    [await company.user({ role: 5000, module_blacklist: ['CRM'] }), {}],
    [server.anonymous, bearer],
  ]
  for (const [who, headers] of blind) {
    expect((await who.get(`/api/picture?flow_id=${flow_id}`, headers)).body).toEqual([])
    expect((await who.get(`/api/picture/${id}`, headers)).status).toBe(404)
    expect((await who.post(`/api/picture/${id}/showthumbnail`, {}, headers)).status).toBe(404)
    expect((await who.patch(`/api/picture/${id}`, { filename: 'x.jpg' }, headers)).status).toBe(404)
    expect((await who.delete(`/api/picture/${id}`, headers)).status).toBe(404)
  }
  const barred = blind[1]?.[0] as TestClient
  expect((await send(barred, await photo(), 'dak.jpg', { flow_id })).status).toBe(404)
  expect((await barred.get(`/api/flow/${flow_id}/getpictures`)).status).toBe(403)
  expect((await company.admin.get(`/api/picture?flow_id=${flow_id}`)).body).toHaveLength(1)
  await company.admin.delete(`/api/flow/${flow_id}`)
  expect((await company.admin.get(`/api/picture/${id}`)).status).toBe(404)
  await company.admin.post(`/api/flow/${flow_id}/restore`)
  expect((await company.admin.get(`/api/picture/${id}`)).status).toBe(200)
})

test('R-API-002 and R-API-003: PUT changes as PATCH does, what is fixed stays, and a list is an array or a page', async () => {
  const { id, flow_id, picture } = await uploaded()
  const renamed = await company.admin.put(`/api/picture/${id}`, { filename: 'kwaad.html', field_name: 'dak' })
  expect(renamed.body).toMatchObject({ filename: 'kwaad.html.jpg', field_name: 'dak' })
  expect((await company.admin.patch(`/api/picture/${id}`, { picturable_id: 1 })).status).toBe(422)
  const stale = await company.admin.patch(`/api/picture/${id}`, { field_name: 'gevel' }, { 'if-match': '"1"' })
  expect([picture.version > 1, stale.status]).toEqual([true, 412])
  const page = await company.admin.get(`/api/picture?flow_id=${flow_id}&limit=1`)
  expect(page.body.pagination).toEqual({ total: 1, offset: 0, limit: 1 })
})

test('a photo that is removed takes its bytes and its thumbnails along', async () => {
  const before = stored()
  const { id } = await uploaded()
  expect(stored().length).toBe(before.length + 4)
  expect((await company.admin.delete(`/api/picture/${id}`)).status).toBe(204)
  await server.settled()
  expect(stored()).toEqual(before)
})

test('photos of a record that was deleted for good go at night, those of one in the trash stay', async () => {
  const before = stored()
  const gone = await uploaded()
  const kept = await uploaded()
  for (const { flow_id } of [gone, kept]) await company.admin.delete(`/api/flow/${flow_id}`)
  expect((await company.admin.post(`/api/flow/${gone.flow_id}/forceDelete`)).status).toBe(204)
  const { platform } = server.app
  const sweep = platform.assembly.jobs.get('core.sweep-picture')?.job
  await workFor(platform, { companyId: company.id }, async context => sweep?.run({}, context))
  await server.settled()
  expect(stored().length).toBe(before.length + 4)
  await company.admin.post(`/api/flow/${kept.flow_id}/restore`)
  expect((await company.admin.get(`/api/picture/${kept.id}`)).status).toBe(200)
})

test('all photos of a dossier come as one zip in which each has its own name', async () => {
  const flow_id = await newFlow()
  expect((await company.admin.post(`/api/flow/${flow_id}/downloadallpictures`)).status).toBe(409)
  const bytes = [await photo(10, 10), await photo(20, 20)]
  for (const one of bytes)
    await send(company.admin, one, 'dak.jpg', { picturable_type: 'flow', picturable_id: flow_id })
  await server.settled()
  expect((await company.admin.get(`/api/flow/${flow_id}/getpictures`)).body).toHaveLength(2)
  const response = await company.admin.raw('POST', `/api/flow/${flow_id}/downloadallpictures`)
  expect(response.headers.get('x-filename')).toBe(`flow-${flow_id}-fotos.zip`)
  const unzipped = unzipSync(await response.bytes())
  expect(Object.keys(unzipped)).toEqual(['dak.jpg', 'dak (2).jpg'])
  expect((await sharp(unzipped['dak (2).jpg'] as Uint8Array).metadata()).width).toBe(20)
})
