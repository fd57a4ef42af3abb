import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a partner is added to the dossiers of one person, or of all people of an organization, each in its log (R-ORG-001, C-0551, C-0554)', async () => {
  const { admin } = await server.company()
  const partner_id = (await admin.post('/api/partner', { name: 'Energieloket' })).body.id
  const organization_id = (await admin.post('/api/organization', { name: 'Woningstichting' })).body.id
  const person = async (name: string, more: object) => (await admin.post('/api/relation', { name, ...more })).body.id
  const [jan, an, els] = [
    await person('Jan', { organization_id }),
    await person('An', { organization_id }),
    await person('Els', {}),
  ]
  const dossier = async (relation_id: number) => (await admin.post('/api/flow', { relation_id })).body.id
  const [first, second, third] = [await dossier(jan), await dossier(an), await dossier(els)]
  const partnerOf = async (id: number) => (await admin.get(`/api/flow/${id}`)).body.partner_id
  const set = async (path: string) => {
    const answer = await admin.post(`/api/${path}/setPartner`, { partner_id })
    expect([answer.status, answer.body]).toEqual([200, { batchId: expect.any(Number) }])
    await server.settled()
  }
  await set(`relation/${els}`)
  expect(await Promise.all([first, second, third].map(partnerOf))).toEqual([null, null, partner_id])
  await set(`organization/${organization_id}`)
  expect(await Promise.all([first, second, third].map(partnerOf))).toEqual([partner_id, partner_id, partner_id])
  expect((await admin.get(`/api/flow/${first}/log`)).body[0]).toMatchObject({ new_value: { partner_id } })
})

test('only a partner that is there is added, to people of this company, where the module of partners is owned', async () => {
  const { admin } = await server.company()
  const { admin: without } = await server.company({ modules: ['BASIS', 'CRM'] })
  const { admin: stranger } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan' })).body
  expect((await admin.post(`/api/relation/${id}/setpartner`, { partner_id: 987654 })).body.errors).toEqual({
    partner_id: [expect.any(String)],
  })
  expect((await stranger.post(`/api/relation/${id}/setpartner`, { partner_id: 1 })).status).toBe(404)
  expect((await without.post('/api/relation/1/setpartner', { partner_id: 1 })).status).toBe(403)
})

test('of sixteen who add a partner to the dossiers of somebody at once each is done, and each dossier tells of it once', async () => {
  const { admin } = await server.company()
  const partner_id = (await admin.post('/api/partner', { name: 'Energieloket' })).body.id
  const { id } = (await admin.post('/api/relation', { name: 'Jan' })).body
  const dossiers = await Promise.all(Array.from({ length: 4 }, () => admin.post('/api/flow', { relation_id: id })))
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.post(`/api/relation/${id}/setpartner`, { partner_id })),
  )
  await server.settled()
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ done: 4, total: 4, refused: [] })
  }
  for (const { body } of dossiers) {
    expect((await admin.get(`/api/flow/${body.id}`)).body.partner_id).toBe(partner_id)
    const log = (await admin.get(`/api/flow/${body.id}/log`)).body as { new_value: object | null }[]
    expect(
      log.filter(({ new_value }) => (new_value as { partner_id?: number } | null)?.partner_id === partner_id),
    ).toHaveLength(1)
  }
})
