import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const worth = (unit_rate_exc_manual: number) => [{ item_name: 'Panelen', unit_rate_exc_manual, vat_percentage: 21 }]
const dossier = async ({ post }: TestClient): Promise<number> =>
  (await post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
const quotation = async ({ post }: TestClient, flow_id: number, price = 1000): Promise<number> =>
  (await post('/api/quotation', { flow_id, items: worth(price) })).body.id
const send = ({ post }: TestClient, id: number) => post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })

/** Where a dossier stands, and what it is worth. */
async function standing({ get }: TestClient, flow_id: number): Promise<unknown[]> {
  const { body } = await get(`/api/flow/${flow_id}`)
  return [body.status, body.phase, body.order_value]
}

test('a quotation that moves to another dossier takes its value and sub-status along (R-FLOW-008)', async () => {
  const { admin } = await server.company()
  const [from, to] = [await dossier(admin), await dossier(admin)]
  const id = await quotation(admin, from)
  expect(await standing(admin, from)).toEqual(['quotation', 'Draft', 1000])
  expect((await admin.patch(`/api/quotation/${id}`, { flow_id: to })).status).toBe(200)
  expect(await standing(admin, from)).toEqual(['quotation', 'Maken offerte', null])
  expect(await standing(admin, to)).toEqual(['quotation', 'Draft', 1000])
})

test('of two quotations the one that stays decides what the dossier says, and the one that came counts at the other', async () => {
  const { admin } = await server.company()
  const [from, to] = [await dossier(admin), await dossier(admin)]
  const sent = await quotation(admin, from, 1000)
  await send(admin, sent)
  const draft = await quotation(admin, from, 700)
  await quotation(admin, to, 300)
  await admin.patch(`/api/quotation/${sent}`, { flow_id: to })
  expect(await standing(admin, from)).toEqual(['quotation', 'Draft', 700])
  expect(await standing(admin, to)).toEqual(['quotation', 'Offerte verstuurd', 1000])
  await admin.patch(`/api/quotation/${draft}`, { flow_id: null })
  expect(await standing(admin, from)).toEqual(['quotation', 'Maken offerte', null])
})

test('without its last quotation a dossier is worth nothing and asks for one again (R-FLOW-008)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const id = await quotation(admin, flow)
  expect((await admin.delete(`/api/quotation/${id}`)).status).toBe(204)
  expect(await standing(admin, flow)).toEqual(['quotation', 'Maken offerte', null])
  expect((await admin.post(`/api/quotation/${id}/restore`)).status).toBe(200)
  expect(await standing(admin, flow)).toEqual(['quotation', 'Draft', 1000])
})

test('a sub-status that no quotation brought stays when the last one goes', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const id = await quotation(admin, flow)
  await admin.patch(`/api/flow/${flow}`, { phase: 'On hold' })
  await admin.delete(`/api/quotation/${id}`)
  expect(await standing(admin, flow)).toEqual(['quotation', 'On hold', null])
})

test('the value is that of the quotations that are left, not of the one that was touched last', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  await quotation(admin, flow, 1000)
  const last = await quotation(admin, flow, 700)
  expect(await standing(admin, flow)).toEqual(['quotation', 'Draft', 700])
  await admin.delete(`/api/quotation/${last}`)
  expect(await standing(admin, flow)).toEqual(['quotation', 'Draft', 1000])
})

test('a new draft beside a sent quotation does not put the dossier back to a draft', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  await send(admin, await quotation(admin, flow, 1000))
  const draft = await quotation(admin, flow, 700)
  expect(await standing(admin, flow)).toEqual(['quotation', 'Offerte verstuurd', 1000])
  await admin.delete(`/api/quotation/${draft}`)
  expect(await standing(admin, flow)).toEqual(['quotation', 'Offerte verstuurd', 1000])
})

test('of sixteen quotations that leave a dossier at once, or are deleted, none is counted there any more (R-FLOW-008)', async () => {
  const { admin } = await server.company()
  const [from, to] = [await dossier(admin), await dossier(admin)]
  const ids = await Promise.all(Array.from({ length: 16 }, () => quotation(admin, from)))
  const answers = await Promise.all(
    ids.map((id, n) =>
      n % 2 ? admin.patch(`/api/quotation/${id}`, { flow_id: to }) : admin.delete(`/api/quotation/${id}`),
    ),
  )
  expect(answers.filter(({ status }) => status >= 300)).toEqual([])
  expect(await standing(admin, from)).toEqual(['quotation', 'Maken offerte', null])
  expect(await standing(admin, to)).toEqual(['quotation', 'Draft', 1000])
})

test('a quotation that goes elsewhere in the moment in which its dossier becomes part of another counts in one dossier', async () => {
  const { admin } = await server.company()
  const begun = async () => (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const late = <T>(work: () => Promise<T>) => Bun.sleep(Math.random() * 10).then(work)
  for (let round = 0; round < 5; round += 1) {
    const [from, into, elsewhere] = [await begun(), await begun(), await begun()]
    const id = await quotation(admin, from)
    const [merged, moved] = await Promise.all([
      late(() => admin.post(`/api/flow/${from}/mergeflow`, { targetflow_id: into })),
      late(() => admin.patch(`/api/quotation/${id}`, { flow_id: elsewhere })),
    ])
    expect([merged.status, moved.status]).toEqual([200, 200])
    const { flow_id, amount_exc_vat } = (await admin.get(`/api/quotation/${id}`)).body
    const worth = async (flow: number) => (await admin.get(`/api/flow/${flow}`)).body.order_value
    expect([flow_id, await worth(into), await worth(elsewhere)]).toEqual([elsewhere, null, amount_exc_vat])
  }
})

test('a dossier that became part of another is worth nothing once it comes back, its quotations went with the other', async () => {
  const { admin } = await server.company()
  const [from, into] = [await dossier(admin), await dossier(admin)]
  await quotation(admin, from)
  await admin.post(`/api/flow/${from}/mergeflow`, { targetflow_id: into })
  expect(await standing(admin, into)).toEqual(['new', expect.anything(), 1000])
  expect((await admin.post(`/api/flow/${from}/restore`)).status).toBe(409)
  await admin.delete(`/api/flow/${into}`)
  expect((await admin.post(`/api/flow/${into}/forceDelete`)).status).toBe(204)
  expect((await admin.post(`/api/flow/${from}/restore`)).status).toBe(200)
  expect((await admin.get(`/api/quotation?flow_id=${from}`)).body).toEqual([])
  const [, , value] = await standing(admin, from)
  expect(value).toBe(null)
})

test('a sent quotation that was moved goes back with the version that its customer signs, and each dossier is worth what it has', async () => {
  const { admin } = await server.company()
  const sign = async (id: number) => {
    const { hash } = (await admin.get(`/api/quotation/${id}`)).body
    return agree(server.anonymous, 'quotation', hash, { signername: 'Ada Post', agreeswithoffer: true })
  }
  const [from, to] = [await dossier(admin), await dossier(admin)]
  const id = await quotation(admin, from)
  await send(admin, id)
  await admin.patch(`/api/quotation/${id}`, { flow_id: to })
  expect((await standing(admin, to))[2]).toBe(1000)
  expect((await sign(id)).body.status).toBe('approved')
  expect((await admin.get(`/api/quotation/${id}`)).body.flow_id).toBe(from)
  expect(await standing(admin, from)).toEqual(['quotation', 'Offerte goedgekeurd', 1000])
  expect(await standing(admin, to)).toEqual(['quotation', 'Maken offerte', null])

  // The dossier of the version became part of another meanwhile, and so did its customer.
  const [part, whole] = [await dossier(admin), await dossier(admin)]
  const customerOf = async (flow: number) => (await admin.get(`/api/flow/${flow}`)).body.relation_id as number
  const [ada, twin] = [await customerOf(part), await customerOf(whole)]
  const merged = await quotation(admin, part)
  await send(admin, merged)
  await admin.patch(`/api/quotation/${merged}`, { title: 'Met batterij' })
  await admin.post(`/api/flow/${part}/mergeflow`, { targetflow_id: whole })
  expect((await admin.post(`/api/relation/${ada}/merge`, { target_id: twin })).status).toBe(200)
  expect((await sign(merged)).body.status).toBe('approved')
  expect((await admin.get(`/api/quotation/${merged}`)).body).toMatchObject({ flow_id: whole, relation_id: twin })
  expect((await standing(admin, whole))[2]).toBe(1000)
})
