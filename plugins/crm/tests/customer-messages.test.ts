import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A company with a dossier, and what its customer and its staff say there. */
async function dossier(of?: TestCompany) {
  const company = of ?? (await server.company())
  const { admin } = company
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
  const { id, hash } = flow as { id: number; hash: string }
  return {
    company,
    admin,
    id,
    hash,
    write: (sent: object) => server.anonymous.post('/api/message', { hash, ...sent }),
    change: (messageId: number, sent: object) => server.anonymous.patch(`/api/message/${messageId}`, { hash, ...sent }),
    answer: async (content: string): Promise<number> =>
      (await admin.post('/api/message', { content, flow_id: id })).body.id,
    stored: async (messageId: number) => (await admin.get(`/api/message/${messageId}`)).body,
  }
}

test('the customer of a dossier writes a message with its link alone, and nothing but the words is theirs to say (C-0043, R-PORT-010)', async () => {
  const ours = await dossier()
  const other = await dossier(ours.company)
  const sent = {
    content: ' Wanneer komt u? ',
    name: 'Els Vos',
    status: 'read',
    assigned_to: 'office',
    flow_id: other.id,
  }
  const { status, body } = await ours.write(sent)
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      id: expect.any(Number),
      content: 'Wanneer komt u?',
      sender: 'customer',
      sender_name: 'Els Vos',
      created_at: expect.any(String),
    },
  })
  expect(await ours.stored(body.id)).toMatchObject({
    flow_id: ours.id,
    messageable_type: 'flow',
    messageable_id: ours.id,
    sender: 'customer',
    status: 'unread',
    assigned_to: 'sales',
    user_id: null,
  })
  expect((await ours.write({ content: 'Nog iets' })).body.sender_name).toBe('Jan Vos')
  expect((await other.admin.get(`/api/message?flow_id=${other.id}`)).body).toEqual([])
})

test('without content, link or dossier nothing is written (R-PORT-013, R-PORT-005)', async () => {
  const { admin, id, hash, write } = await dossier()
  expect(await write({ content: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { content: ['Vul dit veld in.'] } },
  })
  expect((await write({ content: 'a'.repeat(5001) })).status).toBe(422)
  expect(await write({ content: 'Hoi', hash: undefined })).toMatchObject({ status: 401 })
  expect(await write({ content: 'Hoi', hash: `${hash}x` })).toMatchObject({
    status: 404,
    body: { message: 'Uw dossier is niet meer beschikbaar. Neem a.u.b. contact op.' },
  })
  expect((await admin.get(`/api/message?flow_id=${id}`)).body).toEqual([])
  await admin.delete(`/api/flow/${id}`)
  expect((await write({ content: 'Hoi' })).status).toBe(404)
})

test('a customer marks what the company wrote as read and changes nothing else (C-0044, R-MSG-002)', async () => {
  const ours = await dossier()
  const other = await dossier(ours.company)
  const told = await ours.answer('Dinsdag om negen uur.')
  const { body: asked } = await ours.write({ content: 'Wanneer?' })
  const { can: _, ...before } = await ours.stored(told)
  expect(await ours.change(told, { status: 'read', content: 'Nooit.' })).toMatchObject({
    status: 200,
    body: { id: told, content: 'Dinsdag om negen uur.', sender: 'company' },
  })
  expect(await ours.stored(told)).toMatchObject({
    ...before,
    status: 'read',
    version: 2,
    updated_at: expect.any(String),
  })
  expect((await ours.change(asked.id, { status: 'read' })).status).toBe(200)
  expect((await ours.stored(asked.id)).status).toBe('unread')
  expect(await ours.change(told, { status: 'unread' })).toMatchObject({
    status: 422,
    body: { errors: { status: ['Een klant kan een bericht alleen als gelezen markeren.'] } },
  })
  expect((await other.change(told, { status: 'read' })).status).toBe(404)
})

test('what staff write is about the dossier unless they say about what, and about nothing it is refused', async () => {
  const { admin, id, answer, stored } = await dossier()
  expect(await stored(await answer('Tot dinsdag'))).toMatchObject({
    sender: 'company',
    user_id: admin.userId,
    messageable_type: 'flow',
    messageable_id: id,
  })
  expect(await admin.post('/api/message', { content: 'Aan niemand' })).toMatchObject({
    status: 422,
    body: { errors: { flow_id: [expect.any(String)] } },
  })
})
