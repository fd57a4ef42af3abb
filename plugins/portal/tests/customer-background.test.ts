import { afterAll, beforeAll, expect, test } from 'bun:test'
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
  return { flow: flow.hash as string, quotation: quotation.hash as string }
}

test('customers see the picture that the company chose, small enough for a telephone, until it is taken away (C-0489, C-0493, C-0514)', async () => {
  const company = await server.company()
  const settings = await settingsOf(company)
  const { flow, quotation } = await links(company)
  const places = [`/api/flow/${flow}/getflowcustomerbackground`, `/api/quotation/${quotation}/getcustomerbackground`]
  const seen = async () => [
    (await server.anonymous.get(`/api/flow/${flow}/getbycustomer`)).body.company.has_background,
    (await server.anonymous.get(`/api/quotation/${quotation}/getbycustomer`)).body.has_background,
  ]
  expect(await seen()).toEqual([false, false])
  expect((await upload(company, settings, await picture(4000))).status).toBe(204)
  expect(await seen()).toEqual([true, true])
  for (const place of places) {
    const answer = await server.anonymous.raw('GET', place)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 2400 })
  }
  expect((await company.admin.post(`/api/companysettings/${settings}/deletecustomerbackground`)).status).toBe(204)
  expect(await seen()).toEqual([false, false])
  for (const place of places) expect((await server.anonymous.raw('GET', place)).status).toBe(204)
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
