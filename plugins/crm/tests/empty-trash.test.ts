import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const inTrash = async (admin: TestClient, surname: string): Promise<number> => {
  const { id } = (await admin.post('/api/relation', { name: 'Jan', surname })).body
  await admin.delete(`/api/relation/${id}`)
  return id
}

/** Somebody in the trash with a dossier that has ended. */
async function withDossier(admin: TestClient): Promise<{ id: number; flow: number }> {
  const { id: flow, relation_id: id } = (await admin.post('/api/flow', { relation: { fullname: 'Piet Kok' } })).body
  await admin.patch(`/api/flow/${flow}`, { status: 'completed' })
  await admin.delete(`/api/relation/${id}`)
  return { id, flow }
}

test('before the trash of people is emptied it says who stays and why, and that is who stays (R-REL-002, R-REL-014)', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  await inTrash(stranger, 'Elders')
  for (const surname of ['Aal', 'Baars']) await inTrash(admin, surname)
  const { id } = await withDossier(admin)
  const message = 'Hier horen nog dossiers bij.'
  expect((await admin.get('/api/relation/emptytrash')).body).toEqual({
    deletable: 2,
    kept: 1,
    refused: [{ id, message }],
  })
  expect((await admin.get(`/api/relation/trashed?id=${id}`)).body).toMatchObject([{ fullname: 'Piet Kok' }])
  const { batchId } = (await admin.post('/api/relation/emptytrash')).body
  await server.settled()
  expect((await admin.get(`/api/batch/${batchId}`)).body).toMatchObject({ done: 3, refused: [{ id, message }] })
  expect((await admin.get('/api/relation/trashed')).body).toMatchObject([{ id }])
  expect((await stranger.get('/api/relation/trashed')).body).toHaveLength(1)
})

test('a dossier that others became part of goes for good, and so do those', async () => {
  const { admin } = await server.company()
  const make = async () => (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const [source, target] = [await make(), await make()]
  expect((await admin.post(`/api/flow/${source}/mergeflow`, { targetflow_id: target })).status).toBe(200)
  await admin.delete(`/api/flow/${target}`)
  expect((await admin.post(`/api/flow/${target}/forceDelete`)).status).toBe(204)
  expect((await admin.post(`/api/flow/${source}/forceDelete`)).status).toBe(204)
  expect((await admin.get('/api/flow/trashed')).body).toEqual([])
})

test('a merged dossier in the trash keeps nobody: whoever it was for goes with the trash once it is gone', async () => {
  const { admin } = await server.company()
  const { id: source, relation_id } = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body
  const { id: target } = (await admin.post('/api/flow', { relation: { fullname: 'Bo Kuiper' } })).body
  await admin.post(`/api/flow/${source}/mergeflow`, { targetflow_id: target })
  expect((await admin.delete(`/api/relation/${relation_id}`)).status).toBe(204)
  await admin.post('/api/flow/emptytrash')
  await server.settled()
  await admin.post('/api/relation/emptytrash')
  await server.settled()
  expect((await admin.get('/api/relation/trashed')).body).toEqual([])
})
