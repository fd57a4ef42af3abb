import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const STAYS = 'Wat een klant schreef, blijft zoals het is.'

/** A message of a customer, and another dossier. */
async function asked() {
  const { admin, user } = await server.company()
  const dossier = async (fullname: string) => (await admin.post('/api/flow', { relation: { fullname } })).body
  const [flow, other] = [await dossier('Jan Vos'), await dossier('Ada Post')]
  const sent = await server.anonymous.post('/api/message', { hash: flow.hash, content: 'Ik zeg de opdracht op.' })
  const id: number = sent.body.id
  const path = `/api/message/${id}`
  const stored = async () => (await admin.get(path)).body
  const seenByCustomer = async () => (await server.anonymous.get(`/api/flow/${flow.hash}/getbycustomer`)).body.messages
  return { admin, user, flow, other, id, path, stored, seenByCustomer }
}

test('staff change neither the words of a customer, nor whose they are, nor what they are about, by PATCH or PUT', async () => {
  const { admin, flow, other, path, stored, seenByCustomer } = await asked()
  const before = await stored()
  const told = await seenByCustomer()
  for (const change of [
    { content: 'Ik ga akkoord.' },
    { content: 'Ik zeg de opdracht op. ' },
    { flow_id: other.id },
    { flow_id: null },
    { messageable_id: other.id },
    { messageable_type: 'relation', messageable_id: flow.relation_id },
    { sendable_type: 'flow', sendable_id: other.id },
    { receiveable_type: 'flow', receiveable_id: other.id },
    { status: 'read', content: 'Ik ga akkoord.' },
  ])
    for (const method of ['patch', 'put'] as const) {
      const { status, body } = await admin[method](path, change)
      expect([status, body.message], `${method} ${JSON.stringify(change)}`).toEqual([409, STAYS])
    }
  for (const change of [{ sender: 'company' }, { sender_name: 'Iemand' }, { created_at: '2020-01-01T00:00:00Z' }])
    expect((await admin.patch(path, change)).status, JSON.stringify(change)).toBe(422)
  expect(await stored()).toEqual(before)
  expect(await seenByCustomer()).toEqual(told)
})

test('what staff do with it stays possible: its status, whose work it is, and sending all of it back unchanged', async () => {
  const { admin, path, stored } = await asked()
  const { content, flow_id, messageable_type, messageable_id } = await stored()
  expect((await admin.put(path, { content, flow_id, messageable_type, messageable_id, status: 'read' })).status).toBe(
    200,
  )
  expect((await admin.patch(path, { assigned_to: 'office' })).status).toBe(200)
  expect(await stored()).toMatchObject({ content, flow_id, status: 'read', assigned_to: 'office' })
})

test('there is no other way to it: many at once, by a file, taken back, written over or copied', async () => {
  const { admin, id, path, stored } = await asked()
  const before = await stored()
  const words = { content: 'Ik ga akkoord.' }
  for (const [method, address, body] of [
    ['POST', '/api/message/bulkupdate', { ids: [id], ...words }],
    ['POST', '/api/message/bulkrestore', { ids: [id] }],
    ['POST', '/api/message/import', { rows: [{ id, ...words }] }],
    ['POST', '/api/import', { resource: 'message', rows: [{ id, ...words }] }],
    ['POST', `${path}/restore`, {}],
    ['POST', `${path}/forceDelete`, {}],
    ['POST', `${path}/duplicate`, {}],
    ['POST', path, words],
  ] as const) {
    const { status } = await admin.raw(method, address, body)
    expect([404, 405, 422], `${method} ${address}: ${status}`).toContain(status)
  }
  const made = await admin.post('/api/message', { ...words, id, sender: 'customer', flow_id: before.flow_id })
  expect([201, 422]).toContain(made.status)
  if (made.status === 201) expect((await admin.get(`/api/message/${made.body.id}`)).body.sender).toBe('company')
  expect(await stored()).toMatchObject({ ...before, version: expect.any(Number), updated_at: expect.any(String) })
})

test('sixteen at once change none of it', async () => {
  const { admin, path, stored } = await asked()
  const { content } = await stored()
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => admin.patch(path, n % 2 ? { content: `Nee ${n}` } : { status: 'read' })),
  )
  expect(answers.filter((_, n) => n % 2).map(({ status }) => status)).toEqual(Array(8).fill(409))
  expect((await stored()).content).toBe(content)
})

test('only an administrator deletes what a customer wrote, and the log keeps the words with the name of who did it', async () => {
  const { admin, user, id, path, stored, seenByCustomer } = await asked()
  const seller = await user({ role: 1000 })
  const refused = await seller.delete(path)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Alleen een beheerder verwijdert wat een klant schreef.',
  ])
  const many = await seller.post('/api/message/bulkdelete', { ids: [id] })
  await server.settled()
  expect((await seller.get(`/api/batch/${many.body.batchId}`)).body.refused).toEqual([
    { id, message: 'Alleen een beheerder verwijdert wat een klant schreef.' },
  ])
  expect((await stored()).id).toBe(id)
  expect((await admin.delete(path)).status).toBe(204)
  expect(await seenByCustomer()).toEqual([])
  const { rows } = await server.owner.query<{ user_id: string; before: { content: string; sender: string } }>(
    `select user_id, old_value as before from log_item where loggable_type = 'message' and loggable_id = $1 and description = 'deleted'`,
    [id],
  )
  expect(rows).toMatchObject([
    { user_id: String(admin.userId), before: { content: 'Ik zeg de opdracht op.', sender: 'customer' } },
  ])
})

test('what staff wrote themselves they still change and delete', async () => {
  const { user, flow } = await asked()
  const seller = await user({ role: 1000 })
  const { body } = await seller.post('/api/message', { flow_id: flow.id, content: 'Tot dinsdag' })
  expect((await seller.patch(`/api/message/${body.id}`, { content: 'Tot woensdag' })).body.content).toBe('Tot woensdag')
  expect((await seller.delete(`/api/message/${body.id}`)).status).toBe(204)
})
