import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const DAY_MS = 86_400_000

/** A relation with a completed dossier, both as old as that. */
async function old(admin: TestClient, surname: string, days: number, more: object = {}) {
  const { body: person } = await admin.post('/api/relation', { surname })
  const { body: flow } = await admin.post('/api/flow', { relation_id: person.id, ...more })
  await admin.patch(`/api/flow/${flow.id}`, { status: 'completed' })
  const then = new Date(Date.now() - days * DAY_MS)
  await server.owner.query('update relation set created_at = $1 where id = $2', [then, person.id])
  await server.owner.query('update flow set created_at = $1, updated_at = $1 where id = $2', [then, flow.id])
  return { id: person.id as number, flow: flow.id as number }
}
const search = async (admin: TestClient, criteria: object[], page: object = {}) =>
  (await admin.post('/api/relation/searchInactiveRelations', { criteria, ...page })).body
const found = async (admin: TestClient, ...criteria: object[]) =>
  (await search(admin, criteria)).data.map(({ surname }: { surname: string }) => surname).toSorted()

test('relations are found by age of their dossiers, by words in them, and by what is still to be done (R-REL-008)', async () => {
  const { admin } = await server.company()
  const young = await old(admin, 'Jong', 10, { description: 'Airco' })
  const ancient = await old(admin, 'Oud', 900, { description: 'Zonnepanelen' })
  expect(await found(admin, { criterion: 'flow_age', days: 365 })).toEqual(['Oud'])
  expect(await found(admin, { criterion: 'flow_updated_age', days: 5 })).toEqual(['Jong', 'Oud'])
  expect(await found(admin, { criterion: 'with_description', text: 'zonne' })).toEqual(['Oud'])
  expect(await found(admin, { criterion: 'without_description', text: 'ZONNE' })).toEqual(['Jong'])

  const all = ['no_open_actions', 'no_planned_tasks', 'no_unanswered_messages'].map(criterion => ({ criterion }))
  const age = { criterion: 'document_age', days: 1 }
  const quotes = { criterion: 'no_sent_quotations' }
  expect(await found(admin, ...all, age, quotes, { criterion: 'no_sent_confirmations' })).toEqual(['Jong', 'Oud'])
  const subject = { actionable_type: 'flow', actionable_id: ancient.flow, user_id: 0 }
  const due_date = new Date().toISOString()
  expect((await admin.post('/api/action', { description: 'Bellen', due_date, ...subject })).status).toBe(201)
  const start_date = new Date(Date.now() + DAY_MS).toISOString()
  expect((await admin.post('/api/agendaitem', { title: 'Nakijken', start_date, flow_id: young.flow })).status).toBe(201)
  expect(await found(admin, { criterion: 'no_open_actions' })).toEqual(['Jong'])
  expect(await found(admin, { criterion: 'no_planned_tasks' })).toEqual(['Oud'])
  expect((await admin.post('/api/quotation', { flow_id: young.flow })).status).toBe(201)
  expect(await found(admin, age)).toEqual(['Oud'])
  expect(await found(admin, quotes)).toEqual(['Jong', 'Oud'])
})

test('who came in yesterday is not old for want of dossiers and documents', async () => {
  const { admin } = await server.company()
  await admin.post('/api/relation', { surname: 'Nieuw' })
  expect(await found(admin)).toEqual(['Nieuw'])
  for (const criterion of ['flow_age', 'flow_updated_age', 'document_age'])
    expect(await found(admin, { criterion, days: 1 })).toEqual([])
})

test('nobody with a sent invoice is found, whatever is asked, and another company’s never (R-REL-007)', async () => {
  const { admin } = await server.company()
  const billed = await old(admin, 'Betaald', 900)
  await old(admin, 'Oud', 900)
  const { body: invoice } = await admin.post('/api/invoice', { flow_id: billed.flow })
  await server.owner.query(`update invoice set number = 'F1' where id = $1`, [invoice.id])
  expect(await found(admin)).toEqual(['Oud'])
  expect(await found((await server.company()).admin)).toEqual([])
})

test('the search says how many may go and why others stay; all go as a batch, and come back as one (R-REL-009)', async () => {
  const { admin } = await server.company()
  for (const name of ['Een', 'Twee', 'Drie']) await old(admin, name, 900)
  const running = await old(admin, 'Loopt', 900)
  await admin.patch(`/api/flow/${running.flow}`, { status: 'new' })
  const criteria = [{ criterion: 'flow_age', days: 365 }]
  const message = 'Deze relatie heeft nog lopende dossiers. Rond die eerst af of annuleer ze.'
  const page = await search(admin, criteria, { limit: 2 })
  expect([page.data.length, page.pagination.total, page.deletable]).toEqual([2, 4, 3])
  expect(page.kept).toEqual([{ message, count: 1 }])

  const { body: started } = await admin.post('/api/relation/bulkdeleteInactive', { criteria })
  await server.settled()
  const ended = (await admin.get(`/api/batch/${started.batchId}`)).body
  expect([ended.progress, ended.done, ended.refused]).toEqual([100, 4, [{ id: running.id, message }]])
  expect(await found(admin, ...criteria)).toEqual(['Loopt'])

  const { user } = await server.company()
  expect((await (await user()).post(`/api/batch/${started.batchId}/undo`)).status).toBe(404)
  const { body: undone } = await admin.post(`/api/batch/${started.batchId}/undo`)
  await server.settled()
  expect((await admin.get(`/api/batch/${undone.batchId}`)).body.refused).toEqual([])
  expect(await found(admin, ...criteria)).toEqual(['Drie', 'Een', 'Loopt', 'Twee'])
})

test('who was left out stays, and work that cannot be undone says so', async () => {
  const { admin } = await server.company()
  const one = await old(admin, 'Een', 900)
  await old(admin, 'Twee', 900)
  // Without a condition it would be everybody: somebody forgot to choose one.
  const everybody = await admin.post('/api/relation/bulkdeleteInactive', { criteria: [] })
  expect([everybody.status, Object.keys(everybody.body.errors)]).toEqual([422, ['criteria']])
  const { body: started } = await admin.post('/api/relation/bulkdeleteInactive', {
    criteria: [{ criterion: 'no_sent_invoices' }],
    without: [one.id],
  })
  await server.settled()
  expect(await found(admin)).toEqual(['Een'])
  const { body: undone } = await admin.post(`/api/batch/${started.batchId}/undo`)
  await server.settled()
  expect((await admin.post(`/api/batch/${undone.batchId}/undo`)).status).toBe(409)
  // A colleague throws away again what came back.
  const [back] = (await admin.get('/api/relation?query=Twee')).body
  await admin.delete(`/api/relation/${back.id}`)
  await admin.post(`/api/batch/${started.batchId}/undo`)
  await server.settled()
  expect((await admin.get(`/api/relation/${back.id}`)).status).toBe(404)
  const nobody = await admin.post('/api/relation/bulkdeleteInactive', {
    criteria: [{ criterion: 'flow_age', days: 9000 }],
  })
  expect(nobody.status).toBe(409)
})

test('of sixteen who delete the inactive at once each goes once, whoever became active stays, and all come back by one undo', async () => {
  const { admin } = await server.company()
  const gone = await Promise.all(['Een', 'Twee', 'Drie'].map(name => old(admin, name, 900)))
  const awake = await old(admin, 'Wakker', 900)
  const criteria = [{ criterion: 'flow_age', days: 365 }]
  const [started, begun] = await Promise.all([
    Promise.all(Array.from({ length: 16 }, () => admin.post('/api/relation/bulkdeleteInactive', { criteria }))),
    admin.post('/api/flow', { relation_id: awake.id }),
  ])
  await server.settled()
  // Whoever asks once they are gone is told that there is nobody.
  const batches = started.filter(({ status }) => status !== 409).map(({ body }) => body.batchId)
  for (const id of batches) expect((await admin.get(`/api/batch/${id}`)).body).toMatchObject({ progress: 100 })
  // Either the dossier was there first, and its customer stays, or there is nobody any more to begin one for.
  const there = (await admin.get('/api/relation')).body.map(({ id }: { id: number }) => id)
  expect([begun.status, there]).toEqual(begun.status === 201 ? [201, [awake.id]] : [422, []])
  for (const { id } of gone) {
    const told = `select 1 from log_item where loggable_type = 'relation' and loggable_id = $1 and description = 'deleted'`
    expect((await server.owner.query(told, [id])).rows).toHaveLength(1)
  }
  await Promise.all(batches.map(id => admin.post(`/api/batch/${id}/undo`)))
  await server.settled()
  expect((await admin.get('/api/relation')).body).toHaveLength(4)
  for (const { id } of gone) {
    const told = `select 1 from log_item where loggable_type = 'relation' and loggable_id = $1 and description = 'restored'`
    expect((await server.owner.query(told, [id])).rows).toHaveLength(1)
  }
})

test('of who delete somebody and who begin dossiers for them at once either is refused', async () => {
  const { admin } = await server.company()
  for (let round = 0; round < 8; round += 1) {
    const { id } = (await admin.post('/api/relation', { surname: 'Tegelijk' })).body
    const begin = () => admin.post('/api/flow', { relation_id: id })
    const [gone, ...begun] = await Promise.all([
      admin.delete(`/api/relation/${id}`),
      ...Array.from({ length: 3 }, begin),
    ])
    const made = begun.filter(({ status }) => status === 201).length
    expect([gone.status, made]).toEqual(made ? [409, 3] : [204, 0])
  }
})
