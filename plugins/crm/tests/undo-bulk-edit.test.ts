import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const MEANWHILE = 'Intussen door iemand gewijzigd.'

const make = async (by: TestClient, more: object = {}): Promise<number> =>
  (await by.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body.id
const read = async (by: TestClient, id: number) => (await by.get(`/api/flow/${id}`)).body

/** Does something to many dossiers, and answers the batch once it has ended. */
async function many(by: TestClient, act: string, selectedFlowIds: readonly number[], change: object) {
  const { body } = await by.post(`/api/flow/${act}`, { selectedFlowIds, ...change })
  await server.settled()
  return (await by.get(`/api/batch/${body.batchId}`)).body
}

async function undone(by: TestClient, { id }: { id: number }) {
  const { body } = await by.post(`/api/batch/${id}/undo`)
  await server.settled()
  return (await by.get(`/api/batch/${body.batchId}`)).body
}

test('handler, labels and stage of many dossiers are put back as each of them had it, with a line in its log (R-FLOW-026, R-FLOW-027, R-FLOW-028)', async () => {
  const company = await server.company()
  const { admin } = company
  const [ruben, yara] = [await company.user(), await company.user()]
  const first = await make(admin, { user_id: ruben.userId, tags: ['VvE', 'Zon'] })
  const second = await make(admin, { status: 'intake' })
  await admin.patch(`/api/flow/${second}`, { phase: 'Opname gepland' })
  const ids = [first, second]
  const kept = ['user_id', 'tags', 'status', 'flow_phase_id', 'phase', 'flowstage_start_at', 'date_quotation'] as const
  const looked = async () =>
    Promise.all(
      ids.map(async id =>
        Object.fromEntries(Object.entries(await read(admin, id)).filter(([field]) => kept.some(one => one === field))),
      ),
    )
  const before = await looked()
  const batches = [
    await many(admin, 'updatehandlers', ids, { user_id: yara.userId }),
    await many(admin, 'updatetags', ids, { addableTags: ['ISDE'], removableTags: ['VvE'] }),
    await many(admin, 'editstatusses', ids, { status: 'quotation' }),
  ]
  expect(await looked()).toMatchObject(
    [['Zon', 'ISDE'], ['ISDE']].map(tags => ({ user_id: yara.userId, tags, status: 'quotation' })),
  )
  // Something else that was changed meanwhile is nothing of these.
  await admin.patch(`/api/flow/${first}`, { description: 'Zes panelen' })
  for (const batch of batches) expect(await undone(admin, batch)).toMatchObject({ done: 2, refused: [] })
  expect(await looked()).toEqual(before)
  expect((await read(admin, first)).description).toBe('Zes panelen')
  const log = (await admin.get(`/api/flow/${first}/log`)).body
  expect(log.slice(0, 3)).toMatchObject([
    { description: 'updated', new_value: { status: 'new' }, old_value: { status: 'quotation' } },
    { description: 'updated', new_value: { tags: ['VvE', 'Zon'] } },
    { description: 'updated', new_value: { user_id: ruben.userId } },
  ])
})

test('dossiers that were cancelled together run on as if nothing had been, and reopened ones are lost again for the old reason', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'quotation' })
  const running = await read(admin, id)
  const cancelled = await many(admin, 'editstatusses', [id], { status: 'cancelled' })
  expect(await read(admin, id)).toMatchObject({ status: 'cancelled', cancelled_in: 'quotation' })
  await undone(admin, cancelled)
  const { flowstage_start_at, phase } = running
  const open = { status: 'quotation', date_archived: null, cancelled_in: null, flowstage_start_at, phase }
  expect(await read(admin, id)).toMatchObject(open)

  await admin.post(`/api/flow/${id}/rejectflow`, { cancel_reason: 'Te duur' })
  const lost = await read(admin, id)
  const reopened = await many(admin, 'editstatusses', [id], { status: 'new' })
  expect(await read(admin, id)).toMatchObject({ status: 'new', cancel_reason: null })
  await undone(admin, reopened)
  const { cancel_reason, date_archived } = lost
  expect(await read(admin, id)).toMatchObject({ status: 'cancelled', cancel_reason, date_archived })
  expect(cancel_reason).toBe('Te duur')
})

test('what somebody changed meanwhile stays and is told, and so is what is gone or cannot go back', async () => {
  const company = await server.company()
  const { admin } = company
  const [leaving, colleague, other] = [await company.user(), await company.user(), await company.user()]
  const [touched, trashed, own, free] = [
    await make(admin),
    await make(admin),
    await make(admin, { user_id: leaving.userId }),
    await make(admin),
  ]
  const given = await many(admin, 'updatehandlers', [touched, trashed, own, free], { user_id: colleague.userId })
  await admin.patch(`/api/flow/${touched}`, { user_id: other.userId })
  await admin.delete(`/api/flow/${trashed}`)
  expect((await admin.delete(`/api/user/${leaving.userId}`)).status).toBe(204)
  const back = await undone(admin, given)
  expect(back).toMatchObject({ done: 4, progress: 100, failedMessage: null })
  expect(back.refused).toEqual([
    { id: touched, message: MEANWHILE },
    { id: trashed, message: 'Intussen weggegooid of verwijderd.' },
    { id: own, message: 'De vorige behandelaar werkt hier niet meer.' },
  ])
  const handlers = await Promise.all([touched, own, free].map(async id => (await read(admin, id)).user_id))
  expect(handlers).toEqual([other.userId, colleague.userId, admin.userId])

  const phase = (await admin.post('/api/flowphase', { description: 'Wacht op VvE', flowstage: 'new' })).body
  await admin.patch(`/api/flow/${free}`, { flow_phase_id: phase.id })
  const moved = await many(admin, 'editstatusses', [free], { status: 'intake' })
  await admin.delete(`/api/flowphase/${phase.id}`)
  expect((await undone(admin, moved)).refused).toEqual([
    { id: free, message: 'De substatus die het had, bestaat niet meer.' },
  ])
  expect(await read(admin, free)).toMatchObject({ status: 'intake' })
})

test('of two who change the same dossiers each puts back what is still as they left it, in either order', async () => {
  const company = await server.company()
  const [ruben, yara] = [await company.user(), await company.user()]
  const ids = [await make(company.admin, { tags: ['Begin'] }), await make(company.admin, { tags: ['Begin'] })]
  const tagsOf = () => Promise.all(ids.map(async id => (await read(company.admin, id)).tags))
  const label = (by: TestClient, tag: string, some: readonly number[]) =>
    many(by, 'updatetags', some, { addableTags: [tag] })
  const rubens = await label(ruben, 'Ruben', ids)
  const yaras = await label(yara, 'Yara', ids.slice(1))
  expect((await yara.post(`/api/batch/${rubens.id}/undo`)).status).toBe(404)
  expect((await undone(ruben, rubens)).refused).toEqual([{ id: ids[1], message: MEANWHILE }])
  expect(await tagsOf()).toEqual([['Begin'], ['Begin', 'Ruben', 'Yara']])
  await undone(yara, yaras)
  expect(await tagsOf()).toEqual([['Begin'], ['Begin', 'Ruben']])
  // What the other one took back makes the first undo possible after all.
  expect((await undone(ruben, rubens)).refused).toEqual([])
  expect(await tagsOf()).toEqual([['Begin'], ['Begin']])
})

test('what was taken back once is not taken back again: the same change by a colleague stays', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { tags: ['Begin'] })
  const labelled = await many(admin, 'updatetags', [id], { addableTags: ['Zon'] })
  await undone(admin, labelled)
  await admin.patch(`/api/flow/${id}`, { tags: ['Begin', 'Zon'] })
  await undone(admin, labelled)
  expect((await read(admin, id)).tags).toEqual(['Begin', 'Zon'])
})

test('of sixteen who take the same change back at once each dossier goes back once, and nobody is refused', async () => {
  const { admin } = await server.company()
  const ids = [await make(admin), await make(admin), await make(admin)]
  const moved = await many(admin, 'editstatusses', ids, { status: 'project' })
  const started = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/batch/${moved.id}/undo`)))
  await server.settled()
  for (const { body } of started)
    expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ progress: 100, refused: [] })
  for (const id of ids) {
    expect((await read(admin, id)).status).toBe('new')
    const log: { new_value: { status?: string } | null }[] = (await admin.get(`/api/flow/${id}/log`)).body
    expect(log.filter(line => line.new_value?.status === 'new')).toHaveLength(1)
  }
})

test('a change in several parts is taken back whole, and another company reaches nothing of it', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const ids = await Promise.all(Array.from({ length: 25 }, () => make(admin)))
  const moved = await many(admin, 'editstatusses', ids, { status: 'intake' })
  expect((await stranger.post(`/api/batch/${moved.id}/undo`)).status).toBe(404)
  expect(await undone(admin, moved)).toMatchObject({ done: 25, total: 25, refused: [] })
  const statuses = await Promise.all(ids.map(async id => (await read(admin, id)).status))
  expect(new Set(statuses)).toEqual(new Set(['new']))
})
