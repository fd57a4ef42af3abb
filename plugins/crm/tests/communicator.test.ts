import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

type Caller = Awaited<ReturnType<TestServer['company']>>['admin']
interface Talk {
  message: { content: string; flow_id: number | null }
  flow: { relation_fullname: string } | null
}

async function dossier(admin: Caller, fullname: string) {
  const { body } = await admin.post('/api/flow', { relation: { fullname } })
  const ask = (content: string) => server.anonymous.post('/api/message', { hash: body.hash, content })
  return { id: body.id as number, ask }
}

const about = (flow_id: number, content: string) => ({
  flow_id,
  content,
  messageable_type: 'flow',
  messageable_id: flow_id,
})

const talks = async (admin: Caller, number: number, status: string, query = '') => {
  const { body } = await admin.get(
    `/api/user/getcommunicatormessages/${number}/${status}${query && `?query=${encodeURIComponent(query)}`}`,
  )
  return { said: body.data.map(({ message }: Talk) => message.content), more: body.more, data: body.data as Talk[] }
}

test('conversations are grouped among all messages, newest first, however many one of them has (R-MSG-008)', async () => {
  const { admin } = await server.company()
  const quiet = await dossier(admin, 'Ada Stil')
  await quiet.ask('Eén vraag')
  const busy = await dossier(admin, 'Bo Druk')
  for (let n = 1; n <= 60; n++) await admin.post('/api/message', about(busy.id, `Bericht ${n}`))
  const all = await talks(admin, 50, 'all')
  expect(all.said).toEqual(['Bericht 60', 'Eén vraag'])
  expect(all.data.map(({ flow }) => flow?.relation_fullname)).toEqual(['Bo Druk', 'Ada Stil'])
  expect(all.more).toBe(false)
  expect(await talks(admin, 1, 'all')).toMatchObject({ said: ['Bericht 60'], more: true })
  await admin.delete(`/api/flow/${busy.id}`)
  expect(await talks(admin, 1, 'all')).toMatchObject({ said: ['Eén vraag'], more: false })
  const { admin: stranger } = await server.company()
  expect((await talks(stranger, 50, 'all')).said).toEqual([])
})

test('conversations are chosen by what waits in them and by whose work it is (R-MSG-006, G-COMM)', async () => {
  const company = await server.company()
  const { admin } = company
  const { body: me } = await admin.get('/api/user/getcurrentuser')
  const mine = await dossier(admin, 'Ada Mijn')
  const other = await dossier(admin, 'Bo Ander')
  await admin.patch(`/api/flow/${mine.id}`, { user_id: me.id })
  await admin.patch(`/api/flow/${other.id}`, { user_id: (await company.user()).userId })
  await mine.ask('Voor mij')
  await other.ask('Voor iemand')
  expect((await talks(admin, 50, 'forme')).said).toEqual(['Voor mij'])
  expect((await talks(admin, 50, 'unread')).said).toEqual(['Voor iemand', 'Voor mij'])
  await admin.post('/api/message', about(mine.id, 'Ons antwoord'))
  expect((await talks(admin, 50, 'forme')).said).toEqual(['Ons antwoord'])
})

test('conversations are found by what was said in them and by whom they are with, of all of the company and of no other', async () => {
  const { admin } = await server.company()
  const other = await server.company()
  const ada = await dossier(admin, 'Ada Zoekstra')
  await ada.ask('Past de buitenunit achter de berging?')
  await admin.post('/api/message', about(ada.id, 'Dat zoek ik uit.'))
  const bo = await dossier(admin, 'Bo Ander')
  await bo.ask('Is 100% subsidie mogelijk?')
  await (await dossier(other.admin, 'Ada Elders')).ask('Ook over een buitenunit')
  const said = async (query: string, status = 'all') => (await talks(admin, 50, status, query)).said
  expect(await said('BUITENUNIT')).toEqual(['Past de buitenunit achter de berging?'])
  expect(await said('zoekstra')).toEqual(['Dat zoek ik uit.'])
  expect(await said('0%')).toEqual(['Is 100% subsidie mogelijk?'])
  expect(await said('_')).toEqual([])
  await bo.ask('Mag ’t café Łódź ook zo’n unit?')
  for (const typed of ["'t cafe", 'LODZ', "ZO'N"])
    expect(await said(typed)).toEqual(['Mag ’t café Łódź ook zo’n unit?'])
  expect(await said('ander', 'unread')).toEqual(['Mag ’t café Łódź ook zo’n unit?'])
  expect(await said('ander', 'unanswered')).toEqual([])
})

test('a page of what is for somebody is full while there is more of it (R-MSG-006, R-MSG-008)', async () => {
  const company = await server.company()
  const { admin } = company
  const { body: me } = await admin.get('/api/user/getcurrentuser')
  const colleague = await company.user()
  const mine = await dossier(admin, 'Ada Mijn')
  await admin.patch(`/api/flow/${mine.id}`, { user_id: me.id })
  await mine.ask('Voor mij')
  const elsewhere = [await dossier(admin, 'Bo Kantoor'), await dossier(admin, 'Cas Kantoor')]
  for (const { id, ask } of elsewhere) {
    await admin.patch(`/api/flow/${id}`, { user_id: colleague.userId, office_user_id: me.id })
    await ask('Voor verkoop')
  }
  expect(await talks(admin, 1, 'forme')).toMatchObject({ said: ['Voor mij'], more: false })
  const [{ id: theirs } = mine] = elsewhere
  const { body: asked } = await admin.get(`/api/message?flow_id=${theirs}`)
  await admin.patch(`/api/message/${asked[0].id}`, { assigned_to: 'office' })
  expect(await talks(admin, 1, 'forme')).toMatchObject({ said: ['Voor verkoop'], more: true })
  expect((await talks(admin, 2, 'forme')).said).toEqual(['Voor verkoop', 'Voor mij'])
})

test('what waits in a conversation is seen and settled at once, and nothing beside it (R-MSG-001, R-MSG-003)', async () => {
  const { admin } = await server.company()
  const [one, two] = [await dossier(admin, 'Ada Een'), await dossier(admin, 'Bo Twee')]
  for (const content of ['A', 'B', 'C']) await one.ask(content)
  await two.ask('D')
  const settle = (status: string) => admin.post('/api/message/settleconversation', { flow_id: one.id, status })
  const statuses = async (id: number) =>
    (await admin.get(`/api/message?flow_id=${id}`)).body.map(({ status }: { status: string }) => status)
  expect((await settle('unanswered')).body).toEqual({ settled: 3 })
  expect(await statuses(one.id)).toEqual(['unanswered', 'unanswered', 'unanswered'])
  expect((await settle('read')).body).toEqual({ settled: 3 })
  expect((await settle('read')).body).toEqual({ settled: 0 })
  expect(await statuses(two.id)).toEqual(['unread'])
  expect((await admin.post('/api/message/settleconversation', { flow_id: one.id, status: 'unread' })).status).toBe(422)
})
