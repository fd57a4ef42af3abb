import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'
import { wrongInBooks } from '../../../tests/money/books'

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

async function agreed(admin: TestClient, terms: readonly object[] = [], of: object = { relation }) {
  const { body } = await admin.post('/api/quotation', { ...of, items })
  if (terms.length) await admin.patch(`/api/calculation/${body.calculation_id}`, { paymentterms: terms })
  await mark(admin, 'quotation', body.id)
  await agree(server.anonymous, 'quotation', body.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  return body.id as number
}
const toBill = async (admin: TestClient) =>
  (await admin.get('/api/invoice/tobill')).body as { id: number; kind: string; term: number | null; what: string }[]
const bill = (admin: TestClient, bills: readonly object[], kind = 'quotation') =>
  admin.post('/api/invoice/bulkbill', { kind, bills })
const ended = async (admin: TestClient, batchId: number) => {
  await server.settled()
  return (await admin.get(`/api/batch/${batchId}`)).body as { progress: number; refused: { message: string }[] }
}
const invoicesOf = async (admin: TestClient, quotation_id: number) =>
  (await admin.get(`/api/invoice?quotation_id=${quotation_id}&sort=id`)).body as {
    id: number
    amount_inc_vat: number
  }[]

test('what is approved and not billed is told with what comes next and its amount, until all of it is billed', async () => {
  const { admin, id: companyId } = await server.company()
  const whole = await agreed(admin)
  const inTerms = await agreed(admin, paymentterms)
  await admin.post('/api/quotation', { relation, items })
  expect(await toBill(admin)).toMatchObject([
    { id: inTerms, term: 1, what: 'Termijn 1 van 2, bij opdracht', amount_inc_vat: 484, left_inc_vat: 1210 },
    { id: whole, term: null, what: 'Geheel', amount_inc_vat: 1210, left_inc_vat: 1210 },
  ])
  const { body } = await bill(admin, [{ id: whole }, { id: inTerms, term: 1 }])
  expect(await ended(admin, body.batchId)).toMatchObject({ progress: 100, refused: [] })
  expect((await invoicesOf(admin, inTerms)).map(({ amount_inc_vat }) => amount_inc_vat)).toEqual([484])
  expect(await toBill(admin)).toMatchObject([{ id: inTerms, term: 2, amount_inc_vat: 726, left_inc_vat: 726 }])
  const rest = await bill(admin, [{ id: inTerms }])
  expect((await ended(admin, rest.body.batchId)).refused).toEqual([])
  expect(await toBill(admin)).toEqual([])
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('a quotation with an approved order confirmation is billed by that (R-DOC-030)', async () => {
  const { admin } = await server.company()
  const quotation_id = await agreed(admin)
  const made = (await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id })).body
  await mark(admin, 'confirmation', made.id)
  expect(await toBill(admin)).toMatchObject([{ kind: 'quotation', id: quotation_id }])
  await agree(server.anonymous, 'confirmation', made.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  expect(await toBill(admin)).toMatchObject([{ kind: 'confirmation', id: made.id, what: 'Geheel' }])
  const { body } = await bill(admin, [{ id: made.id }], 'confirmation')
  expect((await ended(admin, body.batchId)).refused).toEqual([])
  expect(await toBill(admin)).toEqual([])
})

test('of sixteen batches of the same at once each invoice is made once, and the others say why not (R-INV-008)', async () => {
  const { admin, id: companyId } = await server.company()
  const whole = await agreed(admin)
  const inTerms = await agreed(admin, paymentterms)
  const bills = [{ id: whole }, { id: inTerms, term: 1 }]
  const started = await Promise.all(Array.from({ length: 16 }, () => bill(admin, bills)))
  const batches = []
  for (const { body } of started) batches.push(await ended(admin, body.batchId))
  expect(batches.flatMap(({ refused }) => refused)).toHaveLength(30)
  const messages = new Set(batches.flatMap(({ refused }) => refused.map(({ message }) => message)))
  expect(messages).toContain('Van termijn 1 is al een factuur in concept. Verstuur of verwijder die eerst.')
  expect(messages.size).toBe(2)
  expect([await invoicesOf(admin, whole), await invoicesOf(admin, inTerms)].map(({ length }) => length)).toEqual([1, 1])
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('one that cannot be billed is left with its reason, and the others are made', async () => {
  const { admin } = await server.company()
  const [first, trashed, last] = [await agreed(admin), 987_654, await agreed(admin)]
  const { body } = await bill(admin, [{ id: first }, { id: trashed }, { id: last }])
  expect((await ended(admin, body.batchId)).refused).toMatchObject([{ id: trashed }])
  expect((await admin.get('/api/invoice')).body).toHaveLength(2)
  expect((await bill(admin, [{ id: first }, { id: first }])).status).toBe(422)
  expect((await bill(admin, [])).status).toBe(422)
})

test('a batch that is called off bills nothing more, and what it left is still to be billed, once (R-BATCH-003)', async () => {
  const { admin, id: companyId } = await server.company()
  const bills = []
  for (let n = 0; n < 3; n++) bills.push({ id: await agreed(admin) })
  const { body } = await bill(admin, bills)
  const stopped = await admin.post(`/api/batch/${body.batchId}/cancel`)
  expect(stopped.status).toBe(200)
  await server.settled()
  const { done } = (await admin.get(`/api/batch/${body.batchId}`)).body
  expect((await admin.get('/api/invoice')).body).toHaveLength(done)
  expect(await toBill(admin)).toHaveLength(3 - done)
  const again = await bill(admin, bills)
  expect((await ended(admin, again.body.batchId)).refused).toHaveLength(done)
  expect((await admin.get('/api/invoice')).body).toHaveLength(3)
  expect(await toBill(admin)).toEqual([])
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('what lies in the trash with its dossier is not to be billed until it is back', async () => {
  const { admin } = await server.company()
  const flow_id = (await admin.post('/api/flow', { relation })).body.id
  const id = await agreed(admin, [], { flow_id })
  expect(await toBill(admin)).toMatchObject([{ id }])
  expect((await admin.delete(`/api/flow/${flow_id}`)).status).toBe(204)
  expect(await toBill(admin)).toEqual([])
  const { body } = await bill(admin, [{ id }])
  expect((await ended(admin, body.batchId)).refused).toMatchObject([
    { message: 'Het dossier staat in de prullenbak. Zet dat eerst terug.' },
  ])
  expect((await admin.post(`/api/flow/${flow_id}/restore`)).status).toBe(200)
  expect(await toBill(admin)).toMatchObject([{ id }])
})

test('what is to be billed takes as many statements for one order confirmation as for several', async () => {
  const { admin } = await server.company()
  const statements = async () => {
    await server.settled()
    server.statements()
    await toBill(admin)
    return server.statements().length
  }
  const confirmed = async () => {
    const { body } = await admin.post('/api/confirmation', { relation, items })
    await mark(admin, 'confirmation', body.id)
    await agree(server.anonymous, 'confirmation', body.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  }
  await confirmed()
  const forOne = await statements()
  for (let n = 0; n < 3; n++) await confirmed()
  expect(await statements()).toBe(forOne)
})

test('what is still to be billed is told also behind a thousand documents that are all billed', async () => {
  const { admin, id: companyId } = await server.company()
  const old = await agreed(admin)
  const billed = await agreed(admin)
  await ended(admin, (await bill(admin, [{ id: billed }])).body.batchId)
  await server.owner.query(
    `with copies as (
       insert into calculation select (c).* from (
         select jsonb_populate_record(c, jsonb_build_object('id', nextval(pg_get_serial_sequence('calculation', 'id')))) c
         from calculation c, generate_series(1, 1100)
         where c.company_id = $1 and c.id = (select calculation_id from quotation where id = $2)) made returning id)
     insert into quotation select (q).* from (
       select jsonb_populate_record(q, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('quotation', 'id')), 'hash', md5(random()::text) || md5(random()::text),
         'number', 'K' || copies.id, 'calculation_id', copies.id)) q
       from quotation q, copies where q.company_id = $1 and q.id = $2) made`,
    [companyId, billed],
  )
  expect(await toBill(admin)).toMatchObject([{ id: old, what: 'Geheel' }])
})
