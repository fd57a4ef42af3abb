import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

async function upload({ admin }: TestCompany, id: number, bytes: BlobPart) {
  const form = new FormData()
  form.set('file', new File([bytes], 'dak.png', { type: 'image/png' }))
  return admin.raw('POST', `/api/companysettings/${id}/updatecustomerbackground`, form)
}

const settingsOf = async ({ admin }: TestCompany): Promise<number> =>
  (await admin.get('/api/company/getcurrentcompany')).body.companysettings.id

async function links({ admin }: TestCompany) {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100 }]
  const quotation = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  return { flow: flow.hash as string, quotation: quotation.hash as string, quotation_id: quotation.id as number }
}

test('customers see the picture that the company chose, small enough for a telephone, until it is taken away (C-0489, C-0493)', async () => {
  const company = await server.company()
  const settings = await settingsOf(company)
  const { flow } = await links(company)
  const place = `/api/flow/${flow}/getflowcustomerbackground`
  const seen = async () => (await server.anonymous.get(`/api/flow/${flow}/getbycustomer`)).body.company.has_background
  expect(await seen()).toBe(false)
  expect((await upload(company, settings, await picture(4000))).status).toBe(204)
  expect(await seen()).toBe(true)
  const answer = await server.anonymous.raw('GET', place)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 2400 })
  expect((await company.admin.post(`/api/companysettings/${settings}/deletecustomerbackground`)).status).toBe(204)
  expect(await seen()).toBe(false)
  expect((await server.anonymous.raw('GET', place)).status).toBe(204)
})

test('the page of a document keeps the picture that it was sent with, or none, until the next version is sent (C-0514)', async () => {
  const company = await server.company()
  const settings = await settingsOf(company)
  const without = await links(company)
  await upload(company, settings, await picture(800))
  const { quotation, quotation_id } = await links(company)
  const shown = async (hash: string) => {
    const answer = await server.anonymous.raw('GET', `/api/quotation/${hash}/getcustomerbackground`)
    const { has_background } = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
    expect(has_background).toBe(answer.status === 200)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const first = await shown(quotation)
  expect(first.length).toBeGreaterThan(100)
  expect(await shown(without.quotation)).toBe('')
  await upload(company, settings, await picture(700))
  await server.settled()
  expect(await shown(quotation)).toBe(first)
  await company.admin.post(`/api/companysettings/${settings}/deletecustomerbackground`)
  await server.settled()
  expect(await shown(quotation)).toBe(first)
  await company.admin.patch(`/api/quotation/${quotation_id}`, { title: 'Anders' })
  await company.admin.post(`/api/quotation/${quotation_id}/sendemail`, { dontsentbutmarksent: true })
  expect(await shown(quotation)).toBe('')
})

test('a picture chosen for one document waits for its next version, and cannot be changed once it was agreed to', async () => {
  const company = await server.company()
  const { admin } = company
  const { quotation, quotation_id } = await links(company)
  const form = new FormData()
  form.set('flow_id', String((await admin.get(`/api/quotation/${quotation_id}`)).body.flow_id))
  form.set('file', new File([await picture(60)], 'dak.png', { type: 'image/png' }))
  const { body: own } = await admin.post('/api/picture', form)
  await server.settled()
  expect(own.id).toBeGreaterThan(0)
  const choose = (id: number | null) =>
    admin.patch(`/api/quotation/${quotation_id}`, { customer_background_picture_id: id })
  const has = async () => (await server.anonymous.get(`/api/quotation/${quotation}/getbycustomer`)).body.has_background
  expect((await choose(own.id)).body.changed_since_sent).toBe(true)
  expect(await has()).toBe(false)
  await admin.post(`/api/quotation/${quotation_id}/sendemail`, { dontsentbutmarksent: true })
  expect(await has()).toBe(true)
  await choose(null)
  await agree(server.anonymous, 'quotation', quotation, { signername: 'Ada Post', agreeswithoffer: true })
  expect((await admin.get(`/api/quotation/${quotation_id}`)).body.customer_background_picture_id).toBe(own.id)
  expect((await choose(null)).status).toBe(409)
  expect((await admin.delete(`/api/picture/${own.id}`)).status).toBeLessThan(300)
  await server.settled()
  expect(await has()).toBe(true)
})

test('what is no picture is refused and changes nothing, and nobody sets the picture of another company (R-FILE-001)', async () => {
  const company = await server.company()
  const other = await server.company()
  const settings = await settingsOf(company)
  expect((await upload(company, settings, await picture(20))).status).toBe(204)
  expect((await upload(company, settings, '<svg onload="alert(1)"/>')).status).toBe(422)
  expect((await upload(other, settings, await picture(20))).status).toBe(404)
  expect((await other.admin.post(`/api/companysettings/${settings}/deletecustomerbackground`)).status).toBe(404)
  const kept = await company.admin.raw('GET', `/api/companysettings/${settings}/getcustomerbackground`)
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('the customer page names the adviser, with the way to reach them, and the dossier (R-PORT-012)', async () => {
  const company = await server.company()
  const { flow, quotation } = await links(company)
  const { body } = await server.anonymous.get(`/api/quotation/${quotation}/getbycustomer`)
  expect(body).toMatchObject({ adviser: { fullname: 'Beheer' }, flow_hash: flow })
  expect(Object.keys(body.adviser)).toEqual(['fullname', 'email', 'phone'])
  expect((await server.anonymous.get(`/api/flow/${flow}/getbycustomer`)).body.adviser).toEqual(body.adviser)
})
