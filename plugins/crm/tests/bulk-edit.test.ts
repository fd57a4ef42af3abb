import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object = {}): Promise<number> =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', ...resident }, ...more })).body.id

const read = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}`)).body

/** What became of the batch that an answer names. */
async function ended(admin: TestClient, { batchId }: { batchId: number }) {
  await server.settled()
  return (await admin.get(`/api/batch/${batchId}`)).body
}

test('labels are added to many dossiers and taken away, each change in its log; without labels it says so (R-FLOW-028, C-0527)', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const [first, second, foreign] = [
    await make(admin, { tags: ['VvE', 'Zon'] }),
    await make(admin, { tags: ['ISDE'] }),
    await make(stranger, { tags: ['VvE'] }),
  ]
  const body = { selectedFlowIds: [first, second, foreign], addableTags: ['ISDE', 'Spoed'], removableTags: ['VvE'] }
  const started = await admin.post('/api/flow/updatetags', body)
  expect(await ended(admin, started.body)).toMatchObject({ progress: 100, done: 2, refused: [] })
  expect((await read(admin, first)).tags).toEqual(['Zon', 'ISDE', 'Spoed'])
  expect((await read(admin, second)).tags).toEqual(['ISDE', 'Spoed'])
  expect((await read(stranger, foreign)).tags).toEqual(['VvE'])
  const [line] = (await admin.get(`/api/flow/${first}/log`)).body
  expect(line).toMatchObject({ description: 'updated', new_value: { tags: ['Zon', 'ISDE', 'Spoed'] } })

  const nothing = await admin.post('/api/flow/updatetags', { selectedFlowIds: [first] })
  expect(nothing.body.errors).toEqual({ addableTags: ['Kies een label om toe te voegen of weg te halen.'] })
})

test('many dossiers get another status; without status and phase, or without dossiers, nothing starts (R-FLOW-026, R-FLOW-027)', async () => {
  const { admin } = await server.company()
  const [first, second] = [await make(admin), await make(admin)]
  const selectedFlowIds = [first, second]
  const put = (body: object) => admin.post('/api/flow/editstatusses', { selectedFlowIds, ...body })
  const started = await put({ status: 'quotation', phase: 'Offerte verstuurd' })
  expect(await ended(admin, started.body)).toMatchObject({ progress: 100, done: 2, refused: [] })
  for (const id of selectedFlowIds)
    expect(await read(admin, id)).toMatchObject({ status: 'quotation', phase: 'Offerte verstuurd' })

  const nothing = await put({})
  expect([nothing.status, nothing.body.errors]).toEqual([422, { status: ['Kies een nieuwe status of fase.'] }])
  expect((await put({ selectedFlowIds: [], status: 'new' })).status).toBe(422)

  const elsewhere = await put({ phase: 'Klacht ontvangen' })
  const message = 'Deze substatus hoort bij een andere fase.'
  expect((await ended(admin, elsewhere.body)).refused).toEqual([
    { id: first, message },
    { id: second, message },
  ])
  expect((await read(admin, first)).phase).toBe('Offerte verstuurd')
})

test('many dossiers go to one colleague, or to nobody, each change in its log; who is not of this company handles none (R-FLOW-027)', async () => {
  const company = await server.company()
  const { admin } = company
  const { userId } = await company.user({})
  const { admin: stranger } = await server.company()
  const [first, second, foreign] = [await make(admin), await make(admin), await make(stranger)]
  const give = (user_id: number | null, selectedFlowIds = [first, second, foreign]) =>
    admin.post('/api/flow/updatehandlers', { selectedFlowIds, user_id })
  expect(await ended(admin, (await give(userId)).body)).toMatchObject({ progress: 100, done: 2, refused: [] })
  for (const id of [first, second]) expect((await read(admin, id)).user_id).toBe(userId)
  expect((await read(stranger, foreign)).user_id).not.toBe(userId)
  const [line] = (await admin.get(`/api/flow/${first}/log`)).body
  expect(line).toMatchObject({ description: 'updated', new_value: { user_id: userId } })
  await ended(admin, (await give(null, [first])).body)
  expect([(await read(admin, first)).user_id, (await read(admin, second)).user_id]).toEqual([null, userId])

  expect((await give(stranger.userId)).body.errors).toEqual({ user_id: [expect.any(String)] })
  expect((await give(userId, [])).status).toBe(422)
  expect((await give(userId, [foreign])).status).toBe(404)
})

test('documents are found by the place of their customer, as it stands on them', async () => {
  const { admin } = await server.company()
  const quote = async (city: string) => {
    const { body } = await admin.post('/api/relation', { ...resident, name: 'Ada', surname: 'Post', city })
    return (await admin.post('/api/quotation', { relation_id: body.id })).body.id
  }
  const [zwolle] = [await quote('Zwolle'), await quote('Kampen')]
  expect((await admin.get('/api/quotation?customer.city=Zwolle&limit=5')).body).toMatchObject({
    data: [{ id: zwolle }],
    pagination: { total: 1 },
  })
  expect((await admin.get('/api/quotation/values?field=customer.city&query=zw')).body).toEqual([
    { value: 'Zwolle', count: 1 },
  ])
})

test('among many dossiers one with a sent invoice is not cancelled, the others are (R-FLOW-017)', async () => {
  const { admin } = await server.company()
  const [billed, other] = [await make(admin), await make(admin)]
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
  const { body: invoice } = await admin.post('/api/invoice', { flow_id: billed, items })
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  const started = await admin.post('/api/flow/editstatusses', {
    selectedFlowIds: [billed, other],
    status: 'cancelled',
  })
  expect((await ended(admin, started.body)).refused).toEqual([
    { id: billed, message: 'Aanvraag kan niet worden geannuleerd, omdat er verstuurde facturen zijn.' },
  ])
  expect((await read(admin, other)).status).toBe('cancelled')
  expect((await read(admin, billed)).status).toBe('invoice')
})

test('of sixteen who give many dossiers away at once each dossier has one handler in the end, and its log every change', async () => {
  const company = await server.company()
  const { admin } = company
  const ids = await Promise.all(Array.from({ length: 3 }, () => make(admin)))
  const people = await Promise.all(Array.from({ length: 4 }, async () => (await company.user({ role: 100 })).userId))
  const give = (n: number) =>
    admin.post('/api/flow/updatehandlers', {
      selectedFlowIds: n % 2 ? ids : ids.toReversed(),
      user_id: people[n % people.length],
    })
  const started = await Promise.all(Array.from({ length: 16 }, (_, n) => give(n)))
  for (const { body } of started)
    expect(await ended(admin, body)).toMatchObject({ progress: 100, done: 3, refused: [] })
  interface Line {
    old_value?: { user_id?: number | null }
    new_value?: { user_id?: number | null }
  }
  for (const id of ids) {
    const { user_id } = await read(admin, id)
    expect(people).toContain(user_id)
    // From one handler to the next, without a gap: nobody's change went over one that it did not know of.
    const lines: Line[] = (await admin.get(`/api/flow/${id}/log`)).body.toReversed()
    const steps = lines.filter(({ old_value }) => old_value && 'user_id' in old_value)
    for (const [at, step] of steps.entries())
      if (at) expect(step.old_value?.user_id).toBe(steps[at - 1]?.new_value?.user_id)
    expect(steps.at(-1)?.new_value?.user_id).toBe(user_id)
  }
})
