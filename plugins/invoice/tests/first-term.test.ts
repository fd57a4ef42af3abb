import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
const items = [{ item_name: 'Warmtepomp', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const paymentterms = [
  { description: 'bij opdracht', percentage: 40, amount: null },
  { description: 'bij oplevering', percentage: null, amount: null },
]
const switchOn = async (admin: TestClient) => {
  const [{ id }] = (await admin.get('/api/companysettings')).body
  expect((await admin.patch(`/api/companysettings/${id}`, { invoice_first_term: true })).status).toBe(200)
}
const sign = (kind: 'quotation' | 'confirmation', hash: string) =>
  agree(server.anonymous, kind, hash, { signername: 'Jan Mol', agreeswithoffer: true })
async function agreed(admin: TestClient, terms: readonly object[] = paymentterms, of: object = { relation }) {
  const { body } = await admin.post('/api/quotation', { ...of, items })
  await admin.patch(`/api/calculation/${body.calculation_id}`, { paymentterms: terms })
  await mark(admin, 'quotation', body.id)
  await sign('quotation', body.hash)
  await server.settled()
  return body.id as number
}
const drafts = async (admin: TestClient) =>
  ((await admin.get('/api/invoice?sort=id')).body as { term: number; status: string; amount_inc_vat: number }[]).map(
    ({ term, status, amount_inc_vat }) => [term, status, amount_inc_vat],
  )

test('nothing is billed by an approval until the company chose so, nor of what is paid at once', async () => {
  const { admin } = await server.company()
  await agreed(admin)
  expect(await drafts(admin)).toEqual([])
  await switchOn(admin)
  await agreed(admin, [])
  expect(await drafts(admin)).toEqual([])
})

test('an approved quotation has the draft of its first term, and an order confirmation of it that is approved makes no other', async () => {
  const { admin } = await server.company()
  await switchOn(admin)
  const id = await agreed(admin)
  expect(await drafts(admin)).toEqual([[1, 'draft', 484]])
  const confirmation = (await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id: id }))
    .body
  await mark(admin, 'confirmation', confirmation.id)
  await sign('confirmation', confirmation.hash)
  await server.settled()
  expect(await drafts(admin)).toEqual([[1, 'draft', 484]])
  expect((await admin.get('/api/notification')).body.map(({ title }: { title: string }) => title)).not.toContainEqual(
    expect.stringContaining('niet gemaakt'),
  )
})

test('what is put back and approved again has the draft of its first term once, anew where somebody threw it away', async () => {
  const { admin } = await server.company()
  await switchOn(admin)
  const id = await agreed(admin)
  const back = () => admin.patch(`/api/quotation/${id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  const { hash } = (await admin.get(`/api/quotation/${id}`)).body
  const approve = () => sign('quotation', hash)
  expect((await back()).status).toBe(409)
  for (let round = 0; round < 3; round++) {
    const [{ id: draft }] = (await admin.get('/api/invoice')).body
    expect((await admin.delete(`/api/invoice/${draft}`)).status).toBe(204)
    expect((await back()).status).toBe(200)
    await approve()
    await Promise.all(Array.from({ length: 16 }, async (_, n) => (n % 2 ? back() : approve())))
    await server.settled()
    const { status } = (await admin.get(`/api/quotation/${id}`)).body
    if (status !== 'approved') await approve()
    await server.settled()
    expect(await drafts(admin)).toEqual([[1, 'draft', 484]])
  }
})

test('a dossier whose first term is billed stays where its work is planned, until the last term is billed', async () => {
  const { admin } = await server.company()
  await switchOn(admin)
  const flow_id = (await admin.post('/api/flow', { relation })).body.id
  const standing = async () => {
    await server.settled()
    const { status, phase } = (await admin.get(`/api/flow/${flow_id}`)).body
    return [status, phase]
  }
  const id = await agreed(admin, paymentterms, { flow_id })
  expect(await drafts(admin)).toEqual([[1, 'draft', 484]])
  expect(await standing()).toEqual(['quotation', 'Offerte goedgekeurd'])
  const [{ id: first }] = (await admin.get('/api/invoice')).body
  const steps = async () => (await admin.get(`/api/flow/${flow_id}/getsteps`)).body
  expect(await steps()).toMatchObject([
    { title: 'Maak de factuur af en verstuur die', why: expect.stringContaining('484,00'), late: false },
  ])
  await mark(admin, 'invoice', first)
  expect(await steps()).toEqual([])
  expect(await standing()).toEqual(['quotation', 'Offerte goedgekeurd'])
  await admin.patch(`/api/flow/${flow_id}`, { status: 'project', phase: 'Uitvoeren' })
  await admin.post(`/api/invoice/${first}/markpaid`)
  await admin.patch(`/api/invoice/${first}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(await standing()).toEqual(['project', 'Uitvoeren'])
  const last = (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: id, term: 2 })).body
  expect(await standing()).toEqual(['invoice', 'Maken factuur'])
  await mark(admin, 'invoice', last.id)
  expect(await standing()).toEqual(['invoice', 'Factuur verstuurd'])
})

test('an order confirmation that was agreed on by telephone has its first term billed when it is approved', async () => {
  const { admin } = await server.company()
  await switchOn(admin)
  const { body } = await admin.post('/api/confirmation', { relation, items })
  await admin.patch(`/api/calculation/${body.calculation_id}`, { paymentterms })
  await mark(admin, 'confirmation', body.id)
  await sign('confirmation', body.hash)
  await server.settled()
  expect(await drafts(admin)).toEqual([[1, 'draft', 484]])
})
