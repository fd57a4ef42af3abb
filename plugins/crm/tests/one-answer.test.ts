import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'

/** One question has one answer, in the notice, the list and on the dashboard (DESIGN §4). */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Dossier {
  readonly id: number
  readonly hash: string
}
const begin = async (admin: TestClient, fullname: string, more: object = {}): Promise<Dossier> =>
  (await admin.post('/api/flow', { relation: { fullname }, ...more })).body

test('who is told of a message finds it among what waits for them, whoever was chosen, left or never was (R-MSG-006, G-NOTIF)', async () => {
  const company = await server.company()
  const { admin } = company
  const [adviser, office, leaver] = [await company.user(), await company.user(), await company.user()]
  const everybody = [admin, adviser, office]
  const dossiers = [
    await begin(admin, 'Van Adviseur', { user_id: adviser.userId, office_user_id: office.userId }),
    await begin(admin, 'Van Kantoor', { user_id: adviser.userId, office_user_id: office.userId, status: 'invoice' }),
    await begin(admin, 'Van Niemand'),
    await begin(admin, 'Vertrokken', { user_id: leaver.userId }),
    await begin(admin, 'Kantoor Weg', { user_id: adviser.userId, office_user_id: leaver.userId, status: 'aftercare' }),
    await begin(admin, 'Allen Weg', { user_id: leaver.userId, project_user_id: leaver.userId, status: 'project' }),
  ]
  await admin.patch(`/api/flow/${dossiers[2]?.id}`, { user_id: null })
  await admin.delete(`/api/user/${leaver.userId}`)
  for (const { hash } of dossiers) await server.anonymous.post('/api/message', { hash, content: 'Wanneer komt u?' })
  await server.settled()
  const seen = await Promise.all(
    everybody.map(async ({ get }) => {
      const flowIds = (rows: { flow_id: number }[]) => [...new Set(rows.map(({ flow_id }) => flow_id))].toSorted()
      const told = (await get('/api/notification')).body.filter(
        ({ notifiable_type }: { notifiable_type: string }) => notifiable_type === 'message',
      )
      const listed = (await get('/api/user/getcommunicatormessages/100/forme')).body.data
      const waiting = (await get('/api/user/getdashboardnotifications?filter=allforme')).body
      return [
        flowIds(told),
        flowIds(listed.map(({ message }: { message: { flow_id: number } }) => message)),
        flowIds(waiting),
      ]
    }),
  )
  for (const [told, listed, waiting] of seen) expect([listed, waiting]).toEqual([told, told])
  const [advisers, offices, nobodys, left, officeLeft, allLeft] = dossiers.map(({ id }) => id)
  expect<unknown>(seen[0]?.[0]).toEqual([nobodys, left, allLeft])
  expect<unknown>(seen[1]?.[0]).toEqual([advisers, offices, nobodys, left, officeLeft, allLeft])
  // For the office, and no longer for the adviser.
  const { body: asked } = await admin.get(`/api/message?flow_id=${offices}`)
  await admin.patch(`/api/message/${asked[0].id}`, { assigned_to: 'office' })
  const listedFor = async ({ get }: TestClient) =>
    (await get('/api/user/getcommunicatormessages/100/forme')).body.data.map(
      ({ flow }: { flow: { relation_fullname: string } }) => flow.relation_fullname,
    )
  expect(await listedFor(office)).toContain('Van Kantoor')
  expect(await listedFor(adviser)).not.toContain('Van Kantoor')
})

test('a dossier counts as without an offer until its customer was sent one, whatever lies in drafts (G-DASHF)', async () => {
  const { admin } = await server.company()
  const flows = [await begin(admin, 'Leeg'), await begin(admin, 'Concept'), await begin(admin, 'Verstuurd')]
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000 }]
  const [, draft, sent] = flows
  await admin.post('/api/quotation', { flow_id: draft?.id, items })
  const quotation = (await admin.post('/api/quotation', { flow_id: sent?.id, items })).body
  await mark(admin, 'quotation', quotation.id)
  const unsent = async () =>
    (await admin.get('/api/user/getdashboardleads?filter=unsent')).body
      .map(({ relation_fullname }: { relation_fullname: string }) => relation_fullname)
      .toSorted()
  expect(await unsent()).toEqual(['Concept', 'Leeg'])
  await admin.patch(`/api/quotation/${quotation.id}`, { status: 'draft', update_reason: 'rollbackstatus' })
  expect(await unsent()).toEqual(['Concept', 'Leeg', 'Verstuurd'])
})

test('the board is put in the order of the day of the request, as its dossier says it (G-SORT10, R-PIPE-005)', async () => {
  const { admin } = await server.company()
  await begin(admin, 'Mei', { lead_date: '2026-05-01' })
  await begin(admin, 'Maart', { lead_date: '2026-03-01' })
  await begin(admin, 'April', { lead_date: '2026-04-01', status: 'project' })
  const cards = async (sort: string) =>
    (await admin.get(`/api/user/getleadpipeline?limit=10&sort=${sort}`)).body.map(
      ({ relation_fullname, date_lead }: Record<string, string>) => [relation_fullname, date_lead],
    )
  const days = [
    ['Maart', '2026-03-01'],
    ['April', '2026-04-01'],
    ['Mei', '2026-05-01'],
  ]
  expect(await cards('date_lead')).toEqual(days)
  expect(await cards('-date_lead')).toEqual(days.toReversed())
})
