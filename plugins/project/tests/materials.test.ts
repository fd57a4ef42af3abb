import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'
import { dossier, project } from './projects-of'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Shown {
  id: number
  item_name: string
  status: string
  amount: number
  amount_used: number
  amount_agreed: number
  amount_additional: number
  supplier: string | null
}
const materialsOf = async (client: TestClient, id: number): Promise<Shown[]> =>
  (await client.get(`/api/projectmaterial?project_id=${id}&sort=id`)).body
const namesOf = async (client: TestClient, id: number) =>
  (await materialsOf(client, id)).map(({ item_name, amount }) => `${amount} ${item_name}`)

const PANELS = [
  { item_name: 'Paneel', product_amount: 10, unit_rate_exc_manual: 100, vat_percentage: 21 },
  { item_name: 'Montage', product_amount: 8, unit_of_measurement: 'uur', unit_rate_exc_manual: 60 },
  { item_name: 'Kop', item_type: 'header' },
  { item_name: 'Thuisbatterij', unit_rate_exc_manual: 4000, additionalwork: true },
]

async function agreed(admin: TestClient, flow_id: number, items: readonly object[] = PANELS) {
  const quotation = (await admin.post('/api/quotation', { flow_id, items })).body as { id: number; hash: string }
  await approve(admin, quotation)
  return quotation
}
async function approve(
  admin: TestClient,
  { id, hash }: { id: number; hash: string },
  kind: 'quotation' | 'confirmation' = 'quotation',
) {
  await mark(admin, kind, id)
  expect((await agree(server.anonymous, kind, hash, { signername: 'Ada', agreeswithoffer: true })).status).toBe(200)
}

test('a project needs what its customer agreed to: neither hours nor headings nor options that nobody chose', async () => {
  const { admin } = await server.company()
  const product = (
    await admin.post('/api/product', { item_name: 'Omvormer', supplier: 'Technische Unie', external_reference: 'TU-7' })
  ).body
  const flow = await dossier(admin)
  await agreed(admin, flow.id, [...PANELS, { product_id: product.id, product_amount: 2, unit_rate_exc_manual: 900 }])
  const { id } = (await admin.post('/api/project', { flow_id: flow.id })).body
  expect(await materialsOf(admin, id)).toMatchObject([
    { item_name: 'Paneel', amount: 10, amount_agreed: 10, status: 'to_order', unit_rate_exc: 100 },
    { item_name: 'Omvormer', amount: 2, supplier: 'Technische Unie', external_reference: 'TU-7' },
  ])
})

test('what is agreed to afterwards comes along; its order confirmation doubles nothing, and what is put back goes unless it was ordered', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await project(admin)
  expect(await namesOf(admin, id)).toEqual([])
  const quotation = await agreed(admin, flow_id)
  expect(await namesOf(admin, id)).toEqual(['10 Paneel'])
  const [panel] = await materialsOf(admin, id)
  const back = () => admin.patch(`/api/quotation/${quotation.id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect((await back()).status).toBe(200)
  expect(await namesOf(admin, id)).toEqual([])
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Ada', agreeswithoffer: true })
  const [again] = await materialsOf(admin, id)
  expect(again?.id).not.toBe(panel?.id)
  await admin.patch(`/api/projectmaterial/${again?.id}`, { status: 'ordered' })
  const made = await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id: quotation.id })
  await approve(admin, made.body, 'confirmation')
  expect(await materialsOf(admin, id)).toMatchObject([{ id: again?.id, status: 'ordered', amount_agreed: 10 }])
  expect((await admin.post(`/api/project/${id}/needagreed`, {})).body).toEqual({ materials: 1 })
  await admin.patch(`/api/confirmation/${made.body.id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(await materialsOf(admin, id)).toMatchObject([{ id: again?.id, status: 'ordered' }])
})

test('a material goes through the one door of states, and used means all that were needed unless somebody counts', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const made = await admin.post('/api/projectmaterial', { project_id: id, item_name: 'Kabel', amount: 20 })
  expect(made.body).toMatchObject({ status: 'to_order', amount_agreed: 0 })
  const change = async (body: object) => (await admin.patch(`/api/projectmaterial/${made.body.id}`, body)).body
  for (const status of ['ordered', 'in', 'on_van']) expect(await change({ status })).toMatchObject({ status })
  expect(await change({ status: 'used' })).toMatchObject({ status: 'used', amount_used: 20 })
  expect(await change({ status: 'in' })).toMatchObject({ status: 'in' })
  expect(await change({ status: 'used', amount_used: 12 })).toMatchObject({ status: 'used', amount_used: 12 })
  expect((await change({ status: 'gone' })).errors).toHaveProperty('status')
  expect((await change({ amount_used: -1 })).errors).toHaveProperty('amount_used')
  const elsewhere = await project(admin)
  expect((await change({ project_id: elsewhere.id })).errors).toHaveProperty('project_id')
  await admin.patch(`/api/project/${elsewhere.id}`, { status: 'cancelled' })
  const late = await admin.post('/api/projectmaterial', { project_id: elsewhere.id, item_name: 'Kabel' })
  expect(late.body.errors).toHaveProperty('project_id')
})

test('what a fitter uses is written down once, however often a phone sends it', async () => {
  const company = await server.company()
  const fitter = await company.user({ role: 100 })
  const { id, flow_id } = await project(company.admin)
  await agreed(company.admin, flow_id)
  const [panel] = await materialsOf(fitter, id)
  const use = (body: object, key = crypto.randomUUID()) =>
    fitter.post(`/api/project/${id}/usematerial`, body, { 'idempotency-key': key })
  for (const _ of [1, 2]) expect((await use({ material_id: panel?.id, amount: 12 })).body.amount_used).toBe(12)
  const key = crypto.randomUUID()
  for (const _ of [1, 2]) expect((await use({ item_name: 'Condenspomp', amount: 1 }, key)).status).toBe(200)
  expect(await materialsOf(fitter, id)).toMatchObject([
    { item_name: 'Paneel', status: 'used', amount_used: 12 },
    { item_name: 'Condenspomp', status: 'used', amount_used: 1, amount_agreed: 0 },
  ])
  expect((await use({ material_id: panel?.id, amount: 0 })).body).toMatchObject({ status: 'on_van', amount_used: 0 })
  const elsewhere = await project(company.admin)
  const other = await fitter.post(`/api/project/${elsewhere.id}/usematerial`, { material_id: panel?.id, amount: 1 })
  expect(other.body.errors).toHaveProperty('material_id')
  expect((await use({ amount: 1 })).body.errors).toHaveProperty('item_name')
})

test('what was used beyond the agreement becomes additional work, which the customer agrees to by link before it is billed', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await project(admin)
  await agreed(admin, flow_id)
  const ask = () => admin.post(`/api/project/${id}/additionalwork`, {})
  expect((await ask()).status).toBe(409)
  const [panel] = await materialsOf(admin, id)
  await admin.patch(`/api/projectmaterial/${panel?.id}`, { status: 'used', amount_used: 12 })
  const asked = await Promise.all(Array.from({ length: 8 }, ask))
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(1)
  const made = asked.find(({ status }) => status === 201)?.body
  expect(made.amount_inc_vat).toBe(242)
  expect(await materialsOf(admin, id)).toMatchObject([
    { amount_additional: 2, additional_id: made.quotation_id, additional_status: 'draft' },
  ])
  expect((await admin.delete(`/api/projectmaterial/${panel?.id}`)).status).toBe(409)

  const quotation = (await admin.get(`/api/quotation/${made.quotation_id}`)).body
  const lines = (await admin.get(`/api/calculationitem?calculation_id=${quotation.calculation_id}`)).body
  expect(lines).toMatchObject([{ item_name: 'Paneel', product_amount: 2, additionalwork: true, selected: true }])
  await approve(admin, quotation)
  // Agreed to, it is billed and needs no other material.
  expect(await materialsOf(admin, id)).toMatchObject([{ amount_agreed: 10, additional_status: 'approved' }])
  const bills = (await admin.get('/api/invoice/tobill')).body
  expect(bills).toContainEqual(expect.objectContaining({ id: made.quotation_id, left_inc_vat: 242 }))

  await admin.patch(`/api/projectmaterial/${panel?.id}`, { amount_used: 13 })
  const more = await ask()
  expect(more.body.amount_inc_vat).toBe(121)
  await admin.delete(`/api/quotation/${more.body.quotation_id}`)
  expect(await materialsOf(admin, id)).toMatchObject([{ amount_additional: 2 }])
  expect((await ask()).status).toBe(201)
})

test('the list comes as a sheet and on paper, by supplier, to its own company alone', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await project(admin)
  await agreed(admin, flow_id)
  await admin.post('/api/projectmaterial', { project_id: id, item_name: 'Haak', supplier: 'Rexel', amount: 40 })
  const sheet = await (await admin.raw('GET', `/api/projectmaterial/export?project_id=${id}&format=csv`)).text()
  expect(sheet).toContain('Haak')
  const pdf = new Uint8Array(await (await admin.raw('GET', `/api/project/${id}/downloadmaterials`)).arrayBuffer())
  expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-')
  const other = await server.company()
  expect((await other.admin.get(`/api/project/${id}/downloadmaterials`)).status).toBe(404)
  expect(await materialsOf(other.admin, id)).toEqual([])
})
