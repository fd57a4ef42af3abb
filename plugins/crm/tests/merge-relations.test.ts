import { afterAll, beforeAll, expect, test } from 'bun:test'
import { heldRow } from '@core/testing/held-row'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = async (admin: TestClient, body: object): Promise<number> =>
  (await admin.post('/api/relation', body)).body.id
const merge = (admin: TestClient, id: number, target_id: number, take?: string[]) =>
  admin.post(`/api/relation/${id}/merge`, { target_id, ...(take && { take }) })

test('two records of one person become one: what each says is shown before, all that belongs to the first moves (R-REL-010)', async () => {
  const { admin } = await server.company()
  const organization_id = (await admin.post('/api/organization', { name: 'Berg BV' })).body.id
  const source = await relation(admin, {
    name: 'J.',
    surname: 'Berg',
    phone: '0612345678',
    address: 'Oude Weg',
    number: '1',
    city: 'Zwolle',
    tags: ['VvE', 'Spoed'],
    organization_id,
  })
  await admin.patch(`/api/organization/${organization_id}`, { contactperson_id: source })
  const target = await relation(admin, { name: 'Jan', surname: 'Berg', address: 'Dijk', city: 'Meppel', tags: ['VvE'] })
  const flow = (await admin.post('/api/flow', { relation_id: source })).body.id
  const about = { relation_id: source, noteable_type: 'relation', noteable_id: source }
  const note = (await admin.post('/api/note', { description: 'Belt ’s avonds', ...about })).body.id
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 2100, vat_percentage: 21 }]
  const quotation = (await admin.post('/api/quotation', { relation_id: source, flow_id: flow, title: 'Zon', items }))
    .body.id

  const preview = (await admin.get(`/api/relation/${source}/merge?target_id=${target}`)).body
  expect(preview).toMatchObject({
    fullname: 'Jan Berg',
    parts: [
      { part: 'name', source: 'J. Berg', target: 'Jan Berg' },
      { part: 'phone', source: '0612345678', target: null },
      { part: 'address', source: 'Oude Weg 1, Zwolle', target: 'Dijk, Meppel' },
      { part: 'organization_id', source: 'Berg BV', target: null },
    ],
    tags: ['Spoed'],
  })
  const counts = Object.fromEntries(
    preview.records.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  )
  expect(counts).toMatchObject({ flow: 1, note: 1, quotation: 1, organization: 1 })

  const merged = await merge(admin, source, target, ['address'])
  expect([merged.status, merged.body]).toEqual([
    200,
    expect.objectContaining({
      id: target,
      fullname: 'Jan Berg',
      phone: '0612345678',
      address: 'Oude Weg',
      city: 'Zwolle',
      organization_id,
      tags: ['VvE', 'Spoed'],
    }),
  ])
  await server.settled()
  expect((await admin.get(`/api/flow/${flow}`)).body).toMatchObject({
    relation_id: target,
    relation_fullname: 'Jan Berg',
    city: 'Zwolle',
  })
  expect((await admin.get(`/api/note/${note}`)).body).toMatchObject({ relation_id: target, noteable_id: target })
  expect((await admin.get(`/api/quotation/${quotation}`)).body.relation_id).toBe(target)
  expect((await admin.get(`/api/organization/${organization_id}`)).body.contactperson_id).toBe(target)
})

test('who was merged is gone, does not come back from the trash, and may be deleted for good', async () => {
  const { admin } = await server.company()
  const [source, target] = [await relation(admin, { name: 'Ada' }), await relation(admin, { name: 'Bo' })]
  expect((await merge(admin, source, target)).status).toBe(200)
  expect((await admin.get(`/api/relation/${source}`)).status).toBe(404)
  expect(await admin.post(`/api/relation/${source}/restore`)).toMatchObject({
    status: 409,
    body: { message: 'Deze relatie is samengevoegd met een andere.' },
  })
  expect((await admin.post(`/api/relation/${source}/forceDelete`)).status).toBe(204)
  expect((await admin.get(`/api/relation/${target}`)).body.fullname).toBe('Bo')
})

test('nobody merges with themselves, with who is gone, or with somebody of another company (R-GEN-001)', async () => {
  const [ours, theirs] = [await server.company(), await server.company()]
  const id = await relation(ours.admin, { name: 'Ada' })
  const gone = await relation(ours.admin, { name: 'Weg' })
  await ours.admin.delete(`/api/relation/${gone}`)
  for (const target of [id, gone, await relation(theirs.admin, { name: 'Elders' })])
    expect((await merge(ours.admin, id, target)).body.errors).toEqual({
      target_id: ['Kies een andere relatie om mee samen te voegen.'],
    })
  expect((await merge(theirs.admin, id, id)).status).toBe(404)
})

test('of sixteen who merge the same two at once, crosswise too, one does and nobody is lost', async () => {
  const { admin } = await server.company()
  const [one, other] = [await relation(admin, { name: 'Ada' }), await relation(admin, { name: 'Bo' })]
  for (const id of [one, other]) await admin.post('/api/flow', { relation_id: id })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => (n % 2 ? merge(admin, one, other) : merge(admin, other, one))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 404, 422].includes(status))).toBe(true)
  await server.settled()
  const left = (await admin.get('/api/relation')).body
  expect(left).toMatchObject([{ flow_count: 2 }])
})

test('merging waits for a call on what belongs to a person, and does not keep that call from the person', async () => {
  const { admin, id } = await server.company()
  const [source, target] = [await relation(admin, { surname: 'Berg' }), await relation(admin, { surname: 'Bergh' })]
  const flow = (await admin.post('/api/flow', { relation_id: source })).body.id

  const call = await heldRow(server, id, 'flow', flow)
  const merged = merge(admin, source, target)
  await call.awaited()
  await call.also('relation', source)
  await call.also('relation', target)
  await call.letGo()

  expect((await merged).status).toBe(200)
  expect((await admin.get(`/api/flow/${flow}`)).body).toMatchObject({ relation_id: target })
})
