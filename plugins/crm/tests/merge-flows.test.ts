import { afterAll, beforeAll, expect, test } from 'bun:test'
import { heldRow } from '@core/testing/held-row'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body as {
    id: number
    hash: string
    relation_id: number
  }
const merge = (admin: TestClient, id: number, targetflow_id: number) =>
  admin.post(`/api/flow/${id}/mergeflow`, { targetflow_id })
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 2100, vat_percentage: 21 }]

test('all that belongs to a dossier moves to the one it is merged into, whichever plugin keeps it, and is told before (R-FLOW-021, G-MERGEFLOW)', async () => {
  const { admin } = await server.company()
  const source = await make(admin, { tags: ['VvE', 'Spoed'], reference: 'A1', remarks: 'Belt ’s avonds.' })
  const target = await make(admin, { tags: ['Spoed'], remarks: 'Achterom.', relation: { fullname: 'Bo Elders' } })
  const about = { flow_id: source.id, noteable_type: 'flow', noteable_id: source.id }
  const note = (await admin.post('/api/note', { description: 'Sleutel bij de buren', ...about })).body.id
  const quotation = (await admin.post('/api/quotation', { flow_id: source.id, title: 'Zon', items })).body.id
  const task = (await admin.post('/api/task', { title: 'Nabellen', flow_id: source.id })).body.id
  const action = (await admin.post('/api/action', { description: 'Bel', flow_id: source.id })).body.id
  await server.settled()

  const preview = (await admin.get(`/api/flow/${source.id}/mergeflow?targetflow_id=${target.id}`)).body
  expect(preview).toMatchObject({ relation_fullname: 'Bo Elders', other_relation: true, tags: ['VvE'] })
  const counts = Object.fromEntries(
    preview.records.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  )
  expect(counts).toMatchObject({ note: 1, quotation: 1, task: 1 })

  expect((await merge(admin, source.id, target.id)).body).toMatchObject({
    id: target.id,
    tags: ['Spoed', 'VvE'],
    reference: 'A1',
    remarks: 'Achterom.\n\nBelt ’s avonds.',
  })
  expect((await admin.get(`/api/note/${note}`)).body).toMatchObject({ flow_id: target.id, noteable_id: target.id })
  for (const path of [`quotation/${quotation}`, `task/${task}`, ...(action ? [`action/${action}`] : [])])
    expect((await admin.get(`/api/${path}`)).body, path).toMatchObject({ flow_id: target.id })
  expect((await admin.get(`/api/flow/${target.id}`)).body).toMatchObject({ order_value: 2100, turnover: 2100 })
  const kinds = (await admin.get(`/api/flow/${target.id}/getlogitems`)).body.map(
    (item: { loggable_type: string; description: string }) => `${item.loggable_type} ${item.description}`,
  )
  expect(kinds).toContain('flow merged')
  expect(kinds).toContain('note created')
})

test('a merged dossier is gone for staff and customer, and does not come back (R-FLOW-021)', async () => {
  const { admin } = await server.company()
  const [source, target] = [await make(admin), await make(admin)]
  await merge(admin, source.id, target.id)
  expect((await admin.get(`/api/flow/${source.id}`)).status).toBe(404)
  expect((await admin.patch(`/api/flow/${source.id}`, { description: 'x' })).status).toBe(404)
  expect((await admin.post(`/api/flow/${source.id}/restore`)).body.message).toBe(
    'Dit dossier is samengevoegd met een ander.',
  )
  expect((await admin.get('/api/flow?limit=10')).body.pagination.total).toBe(1)
})

test('a dossier is merged into another that is there, of this company, and never into itself (R-FLOW-020)', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const [source, gone, foreign] = [await make(admin), await make(admin), await make(stranger)]
  await admin.delete(`/api/flow/${gone.id}`)
  for (const target of [source.id, gone.id, foreign.id, 999_999_999])
    expect((await merge(admin, source.id, target)).body.errors).toEqual({
      targetflow_id: ['Kies een ander dossier om mee samen te voegen.'],
    })
  expect((await admin.post(`/api/flow/${source.id}/mergeflow`, {})).status).toBe(422)
  expect((await merge(stranger, source.id, foreign.id)).status).toBe(404)
})

test('of sixteen who merge the same two dossiers into each other at once one does, and nothing is lost', async () => {
  const { admin } = await server.company()
  const [one, other] = [await make(admin), await make(admin)]
  for (const { id } of [one, other])
    await admin.post('/api/note', { description: 'Notitie', flow_id: id, noteable_type: 'flow', noteable_id: id })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => (n % 2 ? merge(admin, one.id, other.id) : merge(admin, other.id, one.id))),
  )
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(answers.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([])
  const [stays] = done
  expect((await admin.get(`/api/flow/${stays?.body.id}?with=relatednotes`)).body.relatednotes).toHaveLength(2)
})

test('merging waits for a call on what belongs to the dossier, and does not keep that call from its dossier', async () => {
  const { admin, id } = await server.company()
  const [source, target] = [await make(admin), await make(admin)]
  const quotation = (await admin.post('/api/quotation', { flow_id: source.id, items })).body.id
  await server.settled()

  const call = await heldRow(server, id, 'quotation', quotation)
  const merged = merge(admin, source.id, target.id)
  await call.awaited()
  await call.also('flow', source.id)
  await call.also('flow', target.id)
  await call.letGo()

  expect((await merged).status).toBe(200)
  expect((await admin.get(`/api/quotation/${quotation}`)).body).toMatchObject({ flow_id: target.id })
})
