import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]

async function billed({ post }: TestClient, of: object = { relation }): Promise<number> {
  const { body } = await post('/api/invoice', { ...of, items })
  await post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  return body.id
}
async function credit({ post }: TestClient, id: number): Promise<number> {
  const { body } = await post(`/api/invoice/${id}/createcreditinvoice`)
  await post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  return body.id
}
const back = (admin: TestClient, id: number, status: string) =>
  admin.patch(`/api/invoice/${id}`, { status, update_reason: 'rollbackstatus' })
const earlier = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/invoice/${id}/earlierstatuses`)).body as string[]
const act = (name: string) => (admin: TestClient, id: number) => admin.post(`/api/invoice/${id}/${name}`)

/** How an invoice comes to each status that one with a number can have. */
const REACHED = [
  ['sent', async () => undefined],
  ['approved', act('markapproved')],
  ['expired', act('markexpired')],
  ['paid', act('markpaid')],
  ['unpayable', act('markunpayable')],
  ['settled', credit],
] as const

for (const [status, reach] of REACHED)
  test(`an invoice with a number becomes no draft again, however far it came: ${status} (R-INV-001, G-ROLLB)`, async () => {
    const { admin } = await server.company()
    const id = await billed(admin)
    await reach(admin, id)
    const { body: before } = await admin.get(`/api/invoice/${id}`)
    expect(before.status).toBe(status)
    expect(await earlier(admin, id)).not.toContain('draft')
    expect(await back(admin, id, 'draft')).toMatchObject({
      status: 409,
      body: { message: 'Een factuur met een nummer wordt geen concept meer. Maak een creditfactuur.' },
    })
    expect((await admin.get(`/api/invoice/${id}`)).body).toMatchObject({ status, number: before.number, locked: true })
  })

test('a draft that was cancelled has no number, and becomes a draft again (G-ROLLB)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/invoice', { relation, items })).body
  await admin.post(`/api/invoice/${id}/cancel`)
  expect(await earlier(admin, id)).toEqual(['draft'])
  expect((await back(admin, id, 'draft')).body).toMatchObject({ status: 'draft', locked: false })
})

for (const [status, reach] of REACHED)
  test(`the dossier and the relation of an invoice with a number stay: ${status} (R-REL-001, R-FLOW-018, G-DELDOC)`, async () => {
    const { admin } = await server.company()
    const { id: flow_id, relation_id } = (await admin.post('/api/flow', { relation })).body
    await reach(admin, await billed(admin, { flow_id }))
    await admin.patch(`/api/flow/${flow_id}`, { status: 'completed' })
    expect((await admin.delete(`/api/flow/${flow_id}`)).status).toBe(409)
    expect((await admin.delete(`/api/relation/${relation_id}`)).body.message).toBe(
      'Relatie kan niet worden verwijderd omdat er al facturen zijn verstuurd.',
    )
  })

test('what credits settled is not put back: nothing of it is open, and nothing is late (R-INV-006, G-ROLLB)', async () => {
  const { admin } = await server.company()
  const id = await billed(admin)
  await credit(admin, id)
  expect((await admin.get(`/api/invoice/${id}`)).body).toMatchObject({ status: 'settled', amount_open: 0 })
  expect(await earlier(admin, id)).toEqual([])
  expect(await back(admin, id, 'sent')).toMatchObject({
    status: 409,
    body: { message: 'Van deze factuur staat niets meer open.' },
  })
})

test('what was written off and credited since is settled when it is put back (G-ROLLB)', async () => {
  const { admin } = await server.company()
  const id = await billed(admin)
  await admin.post(`/api/invoice/${id}/markunpayable`)
  await credit(admin, id)
  expect((await back(admin, id, 'sent')).body).toMatchObject({ status: 'settled', amount_open: 0 })
})

test('what was paid and credited since is settled when its payments are taken back (G-ROLLB)', async () => {
  const { admin } = await server.company()
  const id = await billed(admin)
  await admin.post(`/api/invoice/${id}/markpaid`)
  const credited = await credit(admin, id)
  expect((await admin.get(`/api/invoice/${credited}`)).body).toMatchObject({ status: 'sent', amount_open: -1210 })
  expect((await back(admin, id, 'sent')).body).toMatchObject({ status: 'settled', amount_open: 0 })
  expect((await admin.get(`/api/invoice/${credited}`)).body).toMatchObject({ status: 'settled', amount_open: 0 })
})
