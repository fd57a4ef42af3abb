import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const signed = { signername: 'Jan Mol', agreeswithoffer: true }
const work = { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }
const extra = { item_name: 'Laadpaal', unit_rate_exc_manual: 500, vat_percentage: 21, additionalwork: true }

const mark = (admin: TestClient, kind: string, id: number) =>
  admin.post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })

async function dossier(admin: TestClient) {
  const relation = { name: 'Jan', surname: 'Mol', email: 'jan@voorbeeld.example' }
  return (await admin.post('/api/flow', { relation })).body as { id: number }
}

async function quoted(admin: TestClient, items: object[] = [work, extra]) {
  const flow = await dossier(admin)
  const { body } = await admin.post('/api/quotation', { flow_id: flow.id, title: 'Zon op het dak', items })
  const [, option] = (await admin.get(`/api/calculationitem?calculation_id=${body.calculation_id}&sort=order`)).body
  if (option)
    await admin.post('/api/calculationitem', {
      calculation_id: body.calculation_id,
      calculationitem_id: option.id,
      item_type: 'manual',
      item_name: 'Kabel',
      unit_rate_exc_manual: 50,
    })
  await mark(admin, 'quotation', body.id)
  return body as { id: number; hash: string; calculation_id: number; flow_id: number }
}
const confirm = (admin: TestClient, quotation_id: number) =>
  admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id })
const linesOf = async (admin: TestClient, id: number): Promise<{ item_name: string; id: number }[]> =>
  (await admin.get(`/api/confirmation/${id}?with=calculation`)).body.calculation.calculationitems

test('an order confirmation holds what was ordered: options that were not chosen fall away, those below them too (G-CONV)', async () => {
  const { admin } = await server.company()
  const quotation = await quoted(admin)
  const seen = (await server.anonymous.get(`/api/quotation/${quotation.hash}/getbycustomer`)).body
  expect(seen.amount_inc_vat).toBe(1210)
  await agree(server.anonymous, 'quotation', quotation.hash, signed)
  const { status, body, headers } = await confirm(admin, quotation.id)
  expect([status, headers.get('location')]).toEqual([201, `/api/confirmation/${body.id}`])
  expect(body).toMatchObject({
    status: 'draft',
    title: 'Zon op het dak',
    number: expect.stringMatching(/^B\d{4}-0001$/),
    enddate: null,
    quotation_id: quotation.id,
    flow_id: quotation.flow_id,
    relation_fullname: 'Jan Mol',
    amount_inc_vat: 1210,
  })
  expect((await linesOf(admin, body.id)).map(({ item_name }) => item_name)).toEqual(['Panelen'])
  const copy = await admin.post(`/api/confirmation/${body.id}/duplicate`)
  expect([copy.body.quotation_id, copy.body.number.slice(-4)]).toEqual([quotation.id, '0002'])
})

test('an option that the customer chose is confirmed with what stands under it (G-CONV)', async () => {
  const { admin } = await server.company()
  const quotation = await quoted(admin)
  const [, option] = (await admin.get(`/api/calculationitem?calculation_id=${quotation.calculation_id}&sort=order`))
    .body
  const choose = { item_id: option.id, selected: true }
  await server.anonymous.post(`/api/quotation/${quotation.hash}/chooseoptionbycustomer`, choose)
  await agree(server.anonymous, 'quotation', quotation.hash, signed)
  const { body } = await confirm(admin, quotation.id)
  expect((await linesOf(admin, body.id)).map(({ item_name }) => item_name)).toEqual(['Panelen', 'Laadpaal', 'Kabel'])
  expect(body.amount_exc_vat).toBe(1550)
})

test('only what the customer has as it is can be confirmed', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const { body: draft } = await admin.post('/api/quotation', { flow_id: flow.id, items: [work] })
  expect(await confirm(admin, draft.id)).toMatchObject({
    status: 409,
    body: { type: 'about:blank#quotation.send_first' },
  })
  const quotation = await quoted(admin)
  const [line] = (await admin.get(`/api/calculationitem?calculation_id=${quotation.calculation_id}`)).body
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  expect(await confirm(admin, quotation.id)).toMatchObject({
    status: 409,
    body: { type: 'about:blank#documents.has_unsent_changes' },
  })
  expect((await confirm(admin, 999_999_999)).status).toBe(404)
  const other = await server.company()
  expect((await confirm(other.admin, quotation.id)).status).toBe(404)
  expect((await admin.get('/api/confirmation')).body).toEqual([])
})

test('of sixteen who confirm one quotation at once one does; another one is made when somebody says again (R-DOC-022)', async () => {
  const { admin } = await server.company()
  const quotation = await quoted(admin)
  const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(admin, quotation.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 15 }, () => 409)])
  const [made] = (await admin.get('/api/confirmation')).body
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    made_id: made.id,
    message: `Van deze offerte is al een opdrachtbevestiging gemaakt: ${made.number}.`,
  })
  const again = { quotation_id: quotation.id, again: true }
  expect((await admin.post('/api/confirmation/createconfirmationfromquotation', again)).status).toBe(201)
  for (const { id } of (await admin.get('/api/confirmation')).body) {
    await mark(admin, 'confirmation', id)
    await admin.post(`/api/confirmation/${id}/cancel`)
  }
  expect((await confirm(admin, quotation.id)).status).toBe(201)
})

test('a customer signs an order confirmation once, whoever presses at the same moment; from then on nothing of it changes (R-SIGN-004, R-DOC-027)', async () => {
  const { admin } = await server.company({ settings: { confirmation_approval_signature: true } })
  const flow = await dossier(admin)
  const { body } = await admin.post('/api/confirmation/createconfirmationfromflow', { flow_id: flow.id })
  await admin.post('/api/calculationitem', { calculation_id: body.calculation_id, item_type: 'manual', ...work })
  expect((await server.anonymous.get(`/api/confirmation/${body.hash}/getbycustomer`)).status).toBe(404)
  await mark(admin, 'confirmation', body.id)
  const bare = await agree(server.anonymous, 'confirmation', body.hash, signed)
  expect([bare.status, bare.body.message]).toEqual([
    422,
    expect.stringContaining('U kunt de opdrachtbevestiging pas ondertekenen'),
  ])
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => agree(server.anonymous, 'confirmation', body.hash, { ...signed, signature: PNG })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await server.owner.query(
    `select count(*)::int from signature where signable_type = 'confirmation' and signable_id = $1`,
    [body.id],
  )
  expect(rows).toEqual([{ count: 1 }])
  expect((await admin.get(`/api/confirmation/${body.id}`)).body).toMatchObject({ status: 'approved', locked: true })
  const [line] = await linesOf(admin, body.id)
  expect((await admin.patch(`/api/calculationitem/${line?.id}`, { unit_rate_exc_manual: 1 })).status).toBe(409)
  expect((await admin.delete(`/api/confirmation/${body.id}`)).status).toBe(409)
  expect((await admin.patch(`/api/confirmation/${body.id}`, { title: 'Anders' })).status).toBe(409)
})

test('a dossier stands where its newest order confirmation brought it (R-FLOW-009)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const stands = async () => (await admin.get(`/api/flow/${flow.id}`)).body
  const { body } = await admin.post('/api/confirmation/createconfirmationfromflow', { flow_id: flow.id })
  expect(await stands()).toMatchObject({ status: 'confirmation', phase: 'Draft' })
  await mark(admin, 'confirmation', body.id)
  expect(await stands()).toMatchObject({ status: 'confirmation', phase: 'opdrachtbevestiging verstuurd' })
  await server.anonymous.post(`/api/confirmation/${body.hash}/rejectbycustomer`, {
    signername: 'Jan Mol',
    additional_message: 'Andere panelen',
  })
  expect(await stands()).toMatchObject({ status: 'confirmation', phase: 'Nieuwe versie maken' })
  expect((await admin.get(`/api/flow/${flow.id}?with=confirmations`)).body.confirmations).toMatchObject([
    { id: body.id, status: 'rejected', reject_reason: 'Andere panelen' },
  ])
})

test('dossiers follow an order confirmation that goes to another one, is cancelled, deleted or comes back (R-FLOW-009)', async () => {
  const { admin } = await server.company()
  const [from, to] = [(await dossier(admin)).id, (await dossier(admin)).id]
  const phase = async (id: number) => (await admin.get(`/api/flow/${id}`)).body.phase
  const make = async () => (await admin.post('/api/confirmation', { flow_id: from, items: [work] })).body.id as number
  const id = await make()
  expect((await admin.patch(`/api/confirmation/${id}`, { flow_id: to })).status).toBe(200)
  expect([await phase(from), await phase(to)]).toEqual(['Maken opdrachtbevestiging', 'Draft'])
  await admin.delete(`/api/confirmation/${id}`)
  expect(await phase(to)).toBe('Maken opdrachtbevestiging')
  await admin.post(`/api/confirmation/${id}/restore`)
  expect(await phase(to)).toBe('Draft')
  const other = await make()
  await admin.post(`/api/confirmation/${other}/cancel`)
  expect(await phase(from)).toBe('Maken opdrachtbevestiging')
  const last = await make()
  await admin.patch(`/api/flow/${from}`, { phase: 'On hold' })
  await admin.delete(`/api/confirmation/${last}`)
  expect(await phase(from)).toBe('On hold')
})

test('of sixteen order confirmations that are cancelled or deleted at once none keeps its dossier at a draft (R-FLOW-009)', async () => {
  const { admin } = await server.company()
  const flow_id = (await dossier(admin)).id
  const make = async () => (await admin.post('/api/confirmation', { flow_id, items: [work] })).body.id as number
  const ids = await Promise.all(Array.from({ length: 16 }, make))
  const phase = async () => (await admin.get(`/api/flow/${flow_id}`)).body.phase
  expect(await phase()).toBe('Draft')
  const answers = await Promise.all(
    ids.map((id, n) =>
      n % 2 ? admin.post(`/api/confirmation/${id}/cancel`) : admin.delete(`/api/confirmation/${id}`),
    ),
  )
  expect(answers.filter(({ status }) => status >= 300)).toEqual([])
  expect(await phase()).toBe('Maken opdrachtbevestiging')
})

test('the newest order confirmation comes first, templates in a list of their own, and what is found leads to it (R-CONF-001, R-SEARCH-005)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const make = async (title: string, documentdate: string) => {
    const { body } = await admin.post('/api/confirmation', { flow_id: flow.id, title })
    await admin.patch(`/api/confirmation/${body.id}`, { documentdate })
    return body.id as number
  }
  const later = await make('Later', '2026-11-20')
  const first = await make('Eerder', '2026-11-02')
  const template = (await admin.post(`/api/confirmation/${first}/saveastemplate`, { title: 'Vast begin' })).body
  const list = async (path: string) => (await admin.get(path)).body.map(({ id }: { id: number }) => id)
  expect(await list('/api/confirmation')).toEqual([later, first])
  expect(await list('/api/confirmation/indexTemplates')).toEqual([template.id])
  const { body: found } = await admin.get('/api/search?query=Eerder')
  expect(JSON.stringify(found)).toContain(`/confirmation_detail/${first}`)
})

test('of dossiers that would begin with the work those are told whose customer approved neither a quotation nor a confirmation (R-FLOW-029)', async () => {
  const { admin } = await server.company()
  const bare = await dossier(admin)
  const offered = await quoted(admin)
  const agreed = await quoted(admin)
  await agree(server.anonymous, 'quotation', agreed.hash, signed)
  const ordered = await dossier(admin)
  const { body: order } = await admin.post('/api/confirmation', { flow_id: ordered.id, items: [work] })
  await mark(admin, 'confirmation', order.id)
  const working = await dossier(admin)
  await admin.patch(`/api/flow/${working.id}`, { status: 'project' })
  const all = [bare.id, offered.flow_id, agreed.flow_id, ordered.id, working.id]
  const unagreed = async (by: TestClient, selectedFlowIds: number[]) =>
    (await by.post('/api/flow/testProjectStart', { selectedFlowIds })).body.unagreed
  expect(await unagreed(admin, all)).toEqual([bare.id, offered.flow_id, ordered.id])
  await agree(server.anonymous, 'confirmation', order.hash, signed)
  expect(await unagreed(admin, all)).toEqual([bare.id, offered.flow_id])
  // A document in the trash is no agreement, and neither is one of another company; who makes none misses none.
  const other = await server.company()
  expect(await unagreed(other.admin, all)).toEqual([])
  const { admin: simple } = await server.company({ modules: ['BASIS', 'CRM'] })
  expect(await unagreed(simple, [(await dossier(simple)).id])).toEqual([])
})
