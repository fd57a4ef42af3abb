import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, linesOf, mark, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const dossier = async (admin: TestClient, description: string) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', ...resident }, description })).body.id as number
const quotation = async (admin: TestClient, flow_id: number, items: object[] = [item]) =>
  (await admin.post('/api/quotation', { flow_id, items })).body as { id: number; hash: string; calculation_id: number }
const readFlow = async (admin: TestClient, flow: number) =>
  (await admin.get(`/api/flow/${flow}/getAvailableDocuments`)).body

test('a dossier tells its documents of every kind that the company has, and not those of others (C-0533, C-0534)', async () => {
  const one = await server.company()
  const other = await server.company()
  const [first, second] = [await dossier(one.admin, 'Kade 1'), await dossier(one.admin, 'Kade 2')]
  const { id } = await quotation(one.admin, first)
  await one.admin.post('/api/invoice', { flow_id: second, items: [item] })
  expect(await readFlow(one.admin, first)).toMatchObject([
    { kind: 'quotation', id, flow_id: first, status: 'draft', amount_inc_vat: 1210, combinable: true },
  ])
  const both = await one.admin.post('/api/flow/getDocumentsFromFlows', { selectedFlowIds: [first, second] })
  expect(both.body.map(({ kind, combinable }: { kind: string; combinable: boolean }) => [kind, combinable])).toEqual([
    ['quotation', true],
    ['invoice', false],
  ])
  expect((await other.admin.get(`/api/flow/${first}/getAvailableDocuments`)).status).toBe(404)
  expect((await other.admin.post('/api/flow/getDocumentsFromFlows', { selectedFlowIds: [first] })).status).toBe(404)
})

test('documents of several dossiers become one: each a header with its lines, for the same amount to the cent (C-0528)', async () => {
  const { admin } = await server.company()
  const flows = [await dossier(admin, 'Kade 1'), await dossier(admin, 'Kade 2'), await dossier(admin, 'Kade 3')]
  const [one = 0, two = 0, without = 0] = flows
  const first = await quotation(admin, one, [
    { item_type: 'header', item_name: 'Zonnepanelen' },
    { ...item, product_amount: 5, unit_rate_exc_manual: 25.02, discount_percentage: 10 },
  ])
  const second = await quotation(admin, two, [
    { ...item, unit_rate_exc_manual: 333.33 },
    { ...item, item_name: 'Gekozen', unit_rate_exc_manual: 50, additionalwork: true },
    { ...item, item_name: 'Niet gekozen', unit_rate_exc_manual: 70, additionalwork: true },
  ])
  await admin.patch(`/api/calculation/${second.calculation_id}`, { discount: 5 })
  await mark(admin, 'quotation', second.id)
  const options = (await linesOf(admin, 'quotation', second.id)) as { id: number; item_name: string }[]
  const option = options.find(({ item_name }) => item_name === 'Gekozen')
  await server.anonymous.post(`/api/quotation/${second.hash}/chooseoptionbycustomer`, {
    item_id: option?.id,
    selected: true,
  })
  await agree(server.anonymous, 'quotation', second.hash, signed)
  // A newer draft counts less than what was agreed to.
  await quotation(admin, two, [{ ...item, unit_rate_exc_manual: 9999 }])
  const amounts = await Promise.all(
    [first.id, second.id].map(async id => (await admin.get(`/api/quotation/${id}`)).body.amount_inc_vat as number),
  )

  const made = await admin.post('/api/flow/combineflowsintodocument', {
    selectedFlowIds: flows,
    kind: 'quotation',
    title: 'Samen',
  })
  expect(made).toMatchObject({ status: 201, body: { kind: 'quotation', flow_id: one, left_out: [without] } })
  expect(made.body.amount_inc_vat).toBeCloseTo(
    amounts.reduce((sum, amount) => sum + amount, 0),
    2,
  )
  const lines = (await linesOf(admin, 'quotation', made.body.id)) as {
    item_name: string
    custom_item_name: string | null
  }[]
  expect(lines.map(line => line.custom_item_name ?? line.item_name)).toEqual([
    'Kade 1, Jan Mol – Zonnepanelen',
    'Panelen',
    'Kade 2, Jan Mol',
    'Panelen',
    'Gekozen',
  ])
  expect((await admin.get(`/api/quotation/${second.id}`)).body.status).toBe('approved')
})

test('what cannot be combined is refused and makes nothing: invoices, nothing at all, documents and dossiers of others (C-0528)', async () => {
  const company = await server.company()
  const other = await server.company()
  const { admin } = company
  const flows = [await dossier(admin, 'Kade 1'), await dossier(admin, 'Kade 2')]
  const [one = 0] = flows
  const foreign = await quotation(other.admin, await dossier(other.admin, 'Elders'))
  const invoice = (await admin.post('/api/invoice', { flow_id: one, items: [item] })).body
  const combine = (body: object) =>
    admin.post('/api/flow/combineflowsintodocument', { selectedFlowIds: flows, kind: 'quotation', ...body })
  const elsewhere = await dossier(other.admin, 'Elders')
  const tries = await Promise.all([
    combine({}),
    combine({ kind: 'invoice' }),
    combine({ kind: 'nothing' }),
    combine({ documents: [{ kind: 'invoice', id: invoice.id }] }),
    combine({ documents: [{ kind: 'quotation', id: foreign.id }] }),
    combine({ selectedFlowIds: [one, elsewhere] }),
    combine({ selectedFlowIds: [] }),
  ])
  expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 422])
  expect((await admin.get('/api/quotation')).body).toEqual([])
})

test('documents are copied to other dossiers as drafts; which dossier got none is told with the reason (C-0530)', async () => {
  const { admin } = await server.company()
  const other = await server.company()
  const [from, into, gone] = [
    await dossier(admin, 'Kade 1'),
    await dossier(admin, 'Kade 2'),
    await dossier(admin, 'Kade 3'),
  ]
  const original = await quotation(admin, from)
  await mark(admin, 'quotation', original.id)
  const generic = (await admin.post('/api/document', { flow_id: from, title: 'Garantie' })).body
  await admin.delete(`/api/flow/${gone}`)
  const documents = [
    { kind: 'quotation', id: original.id },
    { kind: 'document', id: generic.id },
  ]
  const elsewhere = await dossier(other.admin, 'Elders')
  const body = { sourceFlowId: from, selectedFlowIds: [into, gone, elsewhere], documents }
  const { batchId } = (await admin.post('/api/flow/copydocuments', body)).body
  await server.settled()
  const batch = (await admin.get(`/api/batch/${batchId}`)).body
  expect(batch.progress).toBe(100)
  expect(batch.refused.map(({ id }: { id: number }) => id)).toEqual([gone, elsewhere])
  expect(await readFlow(admin, into)).toMatchObject([
    { kind: 'quotation', status: 'draft', amount_inc_vat: 1210 },
    { kind: 'document', status: 'draft', title: 'Garantie' },
  ])
  expect(await readFlow(other.admin, elsewhere)).toEqual([])
  expect((await readFlow(admin, from)).length).toBe(2)
  const foreign = await admin.post('/api/flow/copydocuments', {
    ...body,
    documents: [{ kind: 'quotation', id: 999_999 }],
  })
  expect(foreign.status).toBe(422)
})

test('a copy of a part invoice bills nothing of the quotation in another dossier', async () => {
  const { admin } = await server.company()
  const [from, into] = [await dossier(admin, 'Kade 1'), await dossier(admin, 'Kade 2')]
  const original = await quotation(admin, from)
  await mark(admin, 'quotation', original.id)
  const part = (
    await admin.post('/api/invoice/createinvoicefromquotation', {
      quotation_id: original.id,
      partialinvoicetype: 'frompercentage',
      percentage: 40,
    })
  ).body
  expect(part.id).toBeGreaterThan(0)
  await admin.post('/api/flow/copydocuments', {
    sourceFlowId: from,
    selectedFlowIds: [into],
    documents: [{ kind: 'invoice', id: part.id }],
  })
  await server.settled()
  const [copy] = await readFlow(admin, into)
  expect((await admin.get(`/api/invoice/${copy.id}`)).body).toMatchObject({ quotation_id: null, flow_id: into })
  const whole = (await admin.get(`/api/quotation/${original.id}?with=calculation`)).body.calculation
  expect(whole.invoicedamount).toBe(part.amount_inc_vat)
})

test('an invoice of all of a quotation is copied to another dossier, where it bills nothing of that (C-0530)', async () => {
  const { admin } = await server.company()
  const [from, into] = [await dossier(admin, 'Kade 1'), await dossier(admin, 'Kade 2')]
  const { id: quotation_id } = await quotation(admin, from)
  await mark(admin, 'quotation', quotation_id)
  const { body: whole } = await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id })
  const documents = [{ kind: 'invoice', id: whole.id }]
  await admin.post('/api/flow/copydocuments', { sourceFlowId: from, selectedFlowIds: [into], documents })
  await server.settled()
  const [copy] = await readFlow(admin, into)
  const { amount_inc_vat } = whole
  expect((await admin.get(`/api/invoice/${copy?.id}`)).body).toMatchObject({ quotation_id: null, amount_inc_vat })
})

test('without dossiers, or without any kind of document, none of these calls is made', async () => {
  const { admin, id } = await server.company()
  const flow = await dossier(admin, 'Kade 1')
  const statuses = async () => [
    (await admin.get(`/api/flow/${flow}/getAvailableDocuments`)).status,
    (await admin.post('/api/flow/getDocumentsFromFlows', { selectedFlowIds: [flow] })).status,
    (await admin.post('/api/flow/combineflowsintodocument', { selectedFlowIds: [flow], kind: 'quotation' })).status,
    (
      await admin.post('/api/flow/copydocuments', {
        sourceFlowId: flow,
        selectedFlowIds: [flow],
        documents: [{ kind: 'quotation', id: 1 }],
      })
    ).status,
  ]
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'CRM'`, [id])
  expect(await statuses()).toEqual([403, 403, 403, 403])
})
