import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
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
const place = async (admin: TestClient, id: number) => {
  const { status, phase } = await read(admin, id)
  return [status, phase]
}
const change = (admin: TestClient, id: number, body: object) => admin.patch(`/api/flow/${id}`, body)

test('a dossier begins with the first sub-status of its stage, and gets that of each stage it comes into (R-FLOW-005)', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  expect(await place(admin, id)).toEqual(['new', 'Eerste contact maken'])
  expect(await place(admin, await make(admin, { status: 'unread' }))).toEqual(['unread', 'Ongelezen'])
  expect(await place(admin, await make(admin, { status: 'invoice' }))).toEqual(['invoice', 'Maken factuur'])
  await change(admin, id, { status: 'quotation' })
  expect(await place(admin, id)).toEqual(['quotation', 'Maken offerte'])
  await change(admin, id, { status: 'project', phase: 'Uitvoeren' })
  expect(await place(admin, id)).toEqual(['project', 'Uitvoeren'])
})

test('a card that is dragged to another stage gets a sub-status of that, and back again as well (R-PIPE-002)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'quotation', phase: 'Nagebeld' })
  const drag = (flow_status: string) => admin.post(`/api/lead/${id}/changestatus`, { flow_status })
  expect((await drag('invoice')).body).toMatchObject({ status: 'invoice', phase: 'Maken factuur' })
  expect((await drag('invoice')).body).toMatchObject({ status: 'invoice', phase: 'Maken factuur' })
  expect((await drag('quotation')).body).toMatchObject({ status: 'quotation', phase: 'Maken offerte' })
})

test('a card goes straight to a sub-status of a stage, also of its own; one of another stage is refused (R-PIPE-002)', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  const idOf = async (stage: string, description: string): Promise<number> =>
    (await admin.get(`/api/flowphase?flowstage=${stage}&description=${encodeURIComponent(description)}`)).body[0].id
  const drag = (flow_status: string, flow_phase_id: number) =>
    admin.post(`/api/lead/${id}/changestatus`, { flow_status, flow_phase_id })
  const called = await idOf('quotation', 'Nagebeld')
  expect((await drag('quotation', called)).body).toMatchObject({ status: 'quotation', phase: 'Nagebeld' })
  const sent = await idOf('quotation', 'Offerte verstuurd')
  expect((await drag('quotation', sent)).body).toMatchObject({ status: 'quotation', phase: 'Offerte verstuurd' })
  const [card] = (await admin.get('/api/user/getleadpipeline')).body
  expect(card).toMatchObject({ flow_phase_id: sent, flow_phase_description: 'Offerte verstuurd' })
  expect((await drag('invoice', called)).body.errors).toEqual({
    flow_phase_id: ['Deze substatus hoort bij een andere fase.'],
  })
})

test('a sub-status that is not there or of another stage is refused, whoever sends it, and nothing changes', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const id = await make(admin, { status: 'quotation' })
  const [theirs] = (await stranger.get('/api/flowphase?flowstage=quotation')).body
  const [later] = (await admin.get('/api/flowphase?flowstage=invoice')).body
  const before = await read(admin, id)
  const refusals = [
    [{ phase: 'Onzin' }, 'phase'],
    [{ phase: 'Klacht ontvangen' }, 'phase'],
    [{ status: 'invoice', phase: 'Offerte verstuurd' }, 'phase'],
    [{ flow_phase_id: theirs.id }, 'flow_phase_id'],
    [{ flow_phase_id: later.id }, 'flow_phase_id'],
    [{ flow_phase_id: 9_007_199_254_740_991 }, 'flow_phase_id'],
  ] as const
  for (const [body, field] of refusals) {
    const answer = await change(admin, id, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  }
  expect(await read(admin, id)).toEqual(before)
  const made = await admin.post('/api/flow', {
    relation: { fullname: 'Bo Kort', ...resident },
    status: 'new',
    phase: 'Betaald',
  })
  expect([made.status, made.body.errors]).toEqual([422, { phase: ['Deze substatus hoort bij een andere fase.'] }])
  expect((await admin.get('/api/relation?query=kort')).body).toEqual([])
})

test('a dossier that is sent back whole with another stage keeps nothing of the old one, and one sent back as it is changes nothing', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'quotation', phase: 'Nagebeld' })
  const whole = await read(admin, id)
  expect((await admin.put(`/api/flow/${id}`, whole)).body).toMatchObject({ phase: 'Nagebeld', version: whole.version })
  const moved = await admin.put(`/api/flow/${id}`, { ...whole, status: 'invoice' })
  expect(moved.body).toMatchObject({ status: 'invoice', phase: 'Maken factuur' })
  // Both stages have one of this name, and of that before as well.
  await change(admin, id, { phase: 'Draft' })
  const back = await change(admin, id, { status: 'quotation', phase: 'Draft' })
  expect(back.body).toMatchObject({ status: 'quotation', phase: 'Draft', phase_meaning: 'quotation_draft' })
})

test('a dossier that is opened again is where it was, in stage and sub-status, and never a mixture (R-FLOW-040)', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  const reopen = () => admin.post(`/api/flow/${id}/reopen`)
  await change(admin, id, { status: 'quotation', phase: 'Nagebeld' })
  expect((await reopen()).body.message).toBe('Dit dossier loopt nog.')
  await change(admin, id, { status: 'cancelled' })
  const cancelled = await read(admin, id)
  expect(cancelled).toMatchObject({ status: 'cancelled', phase: 'Nagebeld', date_archived: expect.any(String) })
  expect((await change(admin, id, { phase: 'Draft' })).status).toBe(409)
  const { status, body } = await reopen()
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'quotation', phase: 'Nagebeld', date_archived: null },
  })
  expect(body.flowstage_start_at > cancelled.flowstage_start_at).toBe(true)
  // By way of the other end it is still the stage that counts, also when it is asked for by name.
  await change(admin, id, { status: 'completed' })
  await change(admin, id, { status: 'cancelled' })
  await change(admin, id, { status: 'quotation' })
  expect(await place(admin, id)).toEqual(['quotation', 'Nagebeld'])
  await change(admin, id, { status: 'completed' })
  await change(admin, id, { status: 'invoice' })
  expect(await read(admin, id)).toMatchObject({ status: 'invoice', phase: 'Maken factuur', date_archived: null })
})

test('a dossier that came in as completed is opened in the stage of its sub-status', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'completed', phase: 'Betaald' })
  await admin.post(`/api/flow/${id}/reopen`)
  expect(await place(admin, id)).toEqual(['invoice', 'Betaald'])
})

test('an earlier status is put back by its name as with documents, and only of a dossier that ended (G-ROLLB)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'intake', phase: 'Opname ingepland' })
  await change(admin, id, { status: 'project' })
  const putBack = (status: string) => change(admin, id, { status, update_reason: 'rollbackstatus' })
  expect((await putBack('intake')).status).toBe(409)
  await change(admin, id, { status: 'completed' })
  expect((await putBack('aftercare')).status).toBe(409)
  expect((await putBack('project')).body).toMatchObject({ status: 'project', phase: 'Inplannen', date_archived: null })
})

test('every change of stage and sub-status is in the log with what was and what is, by whom, documents’ ones too', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  await change(admin, id, { phase: 'Nabellen' })
  await change(admin, id, { status: 'quotation', phase: 'Nagebeld' })
  await admin.post('/api/quotation', { flow_id: id, items: [{ item_name: 'Werk', unit_rate_exc_manual: 100 }] })
  const lines = (await admin.get(`/api/flow/${id}/log`)).body.filter(
    ({ description }: { description: string }) => description === 'updated',
  )
  const said = lines.map((line: Record<string, Record<string, unknown>>) => [
    line.user_fullname,
    line.old_value?.phase,
    line.new_value?.phase,
  ])
  expect(said).toEqual([
    ['Beheer', 'Nagebeld', 'Draft'],
    ['Beheer', 'Nabellen', 'Nagebeld'],
    ['Beheer', 'Eerste contact maken', 'Nabellen'],
  ])
})

test('of sixteen at once that move a dossier each does so after the other, and the log knows them all', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'intake' })
  const stages = ['quotation', 'confirmation', 'project', 'invoice']
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      n % 2
        ? admin.post(`/api/lead/${id}/changestatus`, { flow_status: stages[n % 4] })
        : change(admin, id, { status: stages[n % 4] }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
  const lines = (await admin.get(`/api/flow/${id}/log`)).body
    .filter(({ old_value }: { old_value: object | null }) => old_value && 'status' in old_value)
    .toReversed()
  let at = 'intake'
  for (const { old_value, new_value } of lines) {
    expect(old_value.status).toBe(at)
    at = new_value.status
  }
  const found = await read(admin, id)
  expect(found.status).toBe(at)
  const [phase] = (await admin.get(`/api/flowphase?flowstage=${at}`)).body
  expect(found.phase).toBe(phase.description)
})

test('of sixteen at once that cancel a dossier with a sent invoice, by any way, none does (R-FLOW-017)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { status: 'invoice' })
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
  const { body: invoice } = await admin.post('/api/invoice', { flow_id: id, items })
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      n % 2
        ? admin.post(`/api/lead/${id}/changestatus`, { flow_status: 'cancelled' })
        : change(admin, id, { status: 'cancelled' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]))
  expect((await read(admin, id)).status).toBe('invoice')
})

test('a dossier says what may be done with it, and its table is drawn among the states', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  expect((await read(admin, id)).can).toEqual([
    'toUnread',
    'toIntake',
    'toQuotation',
    'toConfirmation',
    'toProject',
    'toInvoice',
    'toAftercare',
    'complete',
    'cancel',
  ])
  await change(admin, id, { status: 'completed' })
  expect((await read(admin, id)).can).toContain('putBack')
})

test('a dossier does not offer what its call would refuse: cancelling what was billed, taking up for nobody (R-FLOW-017)', async () => {
  const { admin } = await server.company()
  const billed = await make(admin)
  const invoice = await admin.post('/api/invoice', {
    flow_id: billed,
    items: [{ item_name: 'Paneel', unit_rate_exc_manual: 100 }],
  })
  expect((await read(admin, billed)).can).toContain('cancel')
  await admin.post(`/api/invoice/${invoice.body.id}/sendemail`, { dontsentbutmarksent: true })
  const { can, cannot } = await read(admin, billed)
  expect(can).not.toContain('cancel')
  expect((await change(admin, billed, { status: 'cancelled' })).body.message).toBe(cannot.cancel)

  const ended = await make(admin)
  await change(admin, ended, { status: 'completed' })
  const { relation_id } = await read(admin, ended)
  expect((await admin.delete(`/api/relation/${relation_id}`)).status).toBe(204)
  server.statements()
  const stays = await read(admin, ended)
  expect(server.statements().length).toBeLessThanOrEqual(budget(13))
  expect(stays.can).toEqual(['cancel'])
  expect((await change(admin, ended, { status: 'new' })).body.message).toBe(stays.cannot.putBack)
})
