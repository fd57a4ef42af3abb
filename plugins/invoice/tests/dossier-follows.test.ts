import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { numberOf, type TestClient, type TestServer, testServer } from '@core/testing/server'

const CRM = numberOf('CRM')

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function dossier({ post }: TestClient): Promise<number> {
  return (await post('/api/flow', { relation: { fullname: 'Ada Post', ...resident } })).body.id
}

const work = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]

/** A sent invoice for this dossier. */
async function billed({ post }: TestClient, flow_id: number): Promise<number> {
  const { body } = await post('/api/invoice/createinvoicefromflow', { flow_id, items: work })
  await post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  return body.id
}

async function standing({ get }: TestClient, flow_id: number): Promise<(string | null)[]> {
  await server.settled()
  const { body } = await get(`/api/flow/${flow_id}`)
  return [body.status, body.phase]
}

test('the dossier says that a part was paid, and everything once the last invoice is paid (R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const [first, second] = [await billed(admin, flow), await billed(admin, flow)]
  expect(await standing(admin, flow)).toEqual(['invoice', 'Factuur verstuurd'])
  await admin.post(`/api/invoice/${first}/markpaid`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Deel betaling gedaan'])
  await admin.post(`/api/invoice/${second}/markpaid`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Betaald'])
})

test('a payment that is taken back is taken back in the dossier, which then says what came of the others (R-DOC-004, R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const [first, second] = [await billed(admin, flow), await billed(admin, flow)]
  const back = (id: number) => admin.patch(`/api/invoice/${id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  for (const id of [first, second]) await admin.post(`/api/invoice/${id}/markpaid`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Betaald'])
  expect((await back(first)).status).toBe(200)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Deel betaling gedaan'])
  expect((await back(second)).status).toBe(200)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Factuur verstuurd'])
})

test('two invoices paid at the same moment leave a dossier that is paid (R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const both = [await billed(admin, flow), await billed(admin, flow)]
  await Promise.all(both.map(id => admin.post(`/api/invoice/${id}/markpaid`)))
  expect(await standing(admin, flow)).toEqual(['invoice', 'Betaald'])
})

test('a paid share of a quotation is a part, however few invoices there are yet (R-INV-008, R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const quotation = (await admin.post('/api/quotation', { flow_id: flow, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const share = async (part: object) => {
    const { body } = await admin.post('/api/invoice/createinvoicefromquotation', {
      quotation_id: quotation.id,
      ...part,
    })
    await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
    return body.id
  }
  const deposit = await share({ partialinvoicetype: 'frompercentage', percentage: 40 })
  await admin.post(`/api/invoice/${deposit}/markpaid`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Deel betaling gedaan'])
  await admin.patch(`/api/flow/${flow}`, { status: 'project', phase: 'Uitvoeren' })
  const rest = await share({ partialinvoicetype: 'rest' })
  await admin.post(`/api/invoice/${rest}/markpaid`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Betaald'])
})

test('a draft that is cancelled or deleted is expected no more: what is left decides what the dossier says (R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const drafted = async (flow_id: number) =>
    (await admin.post('/api/invoice/createinvoicefromflow', { flow_id, items: work })).body.id
  for (const takeBack of [
    (id: number) => admin.post(`/api/invoice/${id}/cancel`),
    (id: number) => admin.delete(`/api/invoice/${id}`),
  ]) {
    const flow = await dossier(admin)
    const [paid, draft] = [await billed(admin, flow), await drafted(flow)]
    await admin.post(`/api/invoice/${paid}/markpaid`)
    expect(await standing(admin, flow)).toEqual(['invoice', 'Deel betaling gedaan'])
    expect((await takeBack(draft)).status).toBeLessThan(300)
    expect(await standing(admin, flow)).toEqual(['invoice', 'Betaald'])
  }
})

test('the rest of a quotation is still to be invoiced once its draft is cancelled (R-INV-008, R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const { body: quotation } = await admin.post('/api/quotation', { flow_id: flow, items: work })
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const share = async (part: object) =>
    (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id, ...part })).body.id
  const deposit = await share({ partialinvoicetype: 'frompercentage', percentage: 40 })
  await admin.post(`/api/invoice/${deposit}/sendemail`, { dontsentbutmarksent: true })
  await admin.post(`/api/invoice/${deposit}/markpaid`)
  await server.settled()
  const rest = await share({ partialinvoicetype: 'rest' })
  expect(await standing(admin, flow)).toEqual(['invoice', 'Maken factuur'])
  await admin.post(`/api/invoice/${rest}/cancel`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Deel betaling gedaan'])
})

test('an invoice written off leaves an uncollectible dossier, unless another is still to be paid (R-INV-004, R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const [first, second] = [await billed(admin, flow), await billed(admin, flow)]
  await admin.post(`/api/invoice/${first}/markunpayable`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Factuur verstuurd'])
  await admin.post(`/api/invoice/${second}/markunpayable`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Oninbaar'])
})

test('a payment takes no dossier backwards, and a deposit none forwards (R-FLOW-002)', async () => {
  const { admin } = await server.company()
  const done = await dossier(admin)
  const paid = await billed(admin, done)
  await admin.patch(`/api/flow/${done}`, { status: 'aftercare', phase: 'Klacht ontvangen' })
  await admin.post(`/api/invoice/${paid}/markpaid`)
  expect(await standing(admin, done)).toEqual(['aftercare', 'Klacht ontvangen'])

  const working = await dossier(admin)
  const [deposit] = [await billed(admin, working), await billed(admin, working)]
  await admin.patch(`/api/flow/${working}`, { status: 'project', phase: 'Uitvoeren' })
  await admin.post(`/api/invoice/${deposit}/markpaid`)
  expect(await standing(admin, working)).toEqual(['project', 'Uitvoeren'])
})

test('a company that gave up its dossiers can still be paid, and they stay as they were (R-ROLE-015)', async () => {
  const company = await server.company()
  const platform = await server.company({ modules: ['ADMIN'] })
  const flow = await dossier(company.admin)
  const invoice = await billed(company.admin, flow)
  await platform.admin.patch(`/api/company/${company.id}/removemodulefromcompany`, { moduleId: CRM })
  expect((await company.admin.post(`/api/invoice/${invoice}/markpaid`)).body.status).toBe('paid')
  await server.settled()
  await platform.admin.patch(`/api/company/${company.id}/addmoduletocompany`, { moduleId: CRM })
  expect(await standing(company.admin, flow)).toEqual(['invoice', 'Factuur verstuurd'])
})

test('a draft that goes to another dossier is expected there, and at the one that it left no more (R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const [from, to] = [await dossier(admin), await dossier(admin)]
  await admin.post(`/api/invoice/${await billed(admin, from)}/markpaid`)
  const draft = (await admin.post('/api/invoice', { flow_id: from, items: work })).body.id
  await admin.patch(`/api/flow/${from}`, { phase: 'Deel betaling gedaan' })
  expect((await admin.patch(`/api/invoice/${draft}`, { flow_id: to })).status).toBe(200)
  expect(await standing(admin, from)).toEqual(['invoice', 'Betaald'])
  expect(await standing(admin, to)).toEqual(['invoice', 'Maken factuur'])
})

test('a cancelled invoice that comes out of the trash asks for nothing, a draft asks to be made (R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const draft = async () => (await admin.post('/api/invoice', { flow_id: flow, items: work })).body.id
  const [cancelled, waiting] = [await draft(), await draft()]
  await admin.post(`/api/invoice/${cancelled}/cancel`)
  for (const id of [cancelled, waiting]) await admin.delete(`/api/invoice/${id}`)
  await admin.patch(`/api/flow/${flow}`, { status: 'project' })
  await admin.post(`/api/invoice/${cancelled}/restore`)
  expect((await standing(admin, flow))[0]).toBe('project')
  await admin.post(`/api/invoice/${waiting}/restore`)
  expect(await standing(admin, flow)).toEqual(['invoice', 'Maken factuur'])
})
