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
async function agreed(admin: TestClient, terms: readonly object[] = paymentterms) {
  const { body } = await admin.post('/api/quotation', { relation, items })
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

test('an approved quotation has the draft of its first term, once, also when it is put back and approved again', async () => {
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
