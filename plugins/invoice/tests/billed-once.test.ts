import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const share = (percentage: number) => ({ partialinvoicetype: 'frompercentage', percentage })
const rest = { partialinvoicetype: 'rest' }

async function approved(admin: TestClient) {
  const { body } = await admin.post('/api/quotation', { relation, items })
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  await agree(server.anonymous, 'quotation', body.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  return body as { id: number; calculation_id: number }
}
const invoiceOf = (admin: TestClient, quotation_id: number, part: object) =>
  admin.post('/api/invoice/createinvoicefromquotation', { quotation_id, ...part })
const send = (admin: TestClient, id: number) =>
  admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
const back = (admin: TestClient, id: number) =>
  admin.patch(`/api/invoice/${id}`, { status: 'draft', update_reason: 'rollbackstatus' })
const tooHigh = (left: string) => ({ status: 409, body: { message: `Er is nog maar € ${left} te factureren.` } })
const invoiced = async (admin: TestClient, calculation_id: number) =>
  (await admin.get(`/api/calculation/${calculation_id}`)).body.invoicedamount

/** What went out of a company's invoices, credits taken off. */
async function billed(admin: TestClient): Promise<number> {
  const { body } = await admin.get('/api/invoice?limit=100')
  return body.data
    .filter((row: { number: string | null }) => row.number)
    .reduce((cents: number, row: { amount_inc_vat: number }) => cents + Math.round(row.amount_inc_vat * 100), 0)
}

async function raise(admin: TestClient, { calculation_id }: { calculation_id: number }, unit_rate_exc_manual: number) {
  await admin.post('/api/calculationitem', { calculation_id, item_name: 'Meer', unit_rate_exc_manual })
  const { calculationitems } = (await admin.get(`/api/calculation/${calculation_id}`)).body
  return calculationitems.at(-1).id as number
}

test('a cancelled part comes back only while its quotation has that much left (R-INV-008, G-PART)', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await approved(admin)
  const part = (await invoiceOf(admin, id, share(60))).body
  await admin.post(`/api/invoice/${part.id}/cancel`)
  const whole = (await invoiceOf(admin, id, rest)).body
  expect((await admin.get(`/api/invoice/${part.id}/earlierstatuses`)).body).toEqual([])
  expect(await back(admin, part.id)).toMatchObject(tooHigh('0,00'))
  await admin.post(`/api/invoice/${whole.id}/cancel`)
  expect((await back(admin, part.id)).body.status).toBe('draft')
  expect(await back(admin, whole.id)).toMatchObject(tooHigh('484,00'))
  expect(await invoiced(admin, calculation_id)).toBe(726)
})

test('a deleted part comes out of the trash only while its quotation has that much left (R-INV-008, G-PART)', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await approved(admin)
  const part = (await invoiceOf(admin, id, share(60))).body
  await admin.delete(`/api/invoice/${part.id}`)
  const whole = (await invoiceOf(admin, id, rest)).body
  expect(await admin.post(`/api/invoice/${part.id}/restore`)).toMatchObject(tooHigh('0,00'))
  const { batchId } = (await admin.post('/api/invoice/bulkrestore', { ids: [part.id] })).body
  await server.settled()
  expect((await admin.get(`/api/batch/${batchId}`)).body).toMatchObject({
    progress: 100,
    refused: [{ id: part.id, message: tooHigh('0,00').body.message }],
  })
  await admin.delete(`/api/invoice/${whole.id}`)
  expect((await admin.post(`/api/invoice/${part.id}/restore`)).status).toBe(200)
  expect(await invoiced(admin, calculation_id)).toBe(726)
})

test('of drafts that come to more than their quotation nothing is left, and no invoice of less than nothing is made (G-PART)', async () => {
  const { admin } = await server.company()
  const { id } = await approved(admin)
  await raise(admin, (await invoiceOf(admin, id, share(60))).body, 1000)
  expect((await invoiceOf(admin, id, rest)).body.message).toBe('Alles van deze calculatie is al gefactureerd.')
})

test('a part that was made dearer goes out only as far as its quotation has something left (R-INV-008)', async () => {
  const { admin } = await server.company()
  const { id } = await approved(admin)
  const [first, second] = [(await invoiceOf(admin, id, share(60))).body, (await invoiceOf(admin, id, rest)).body]
  const more = await raise(admin, second, 200)
  expect((await send(admin, first.id)).status).toBe(200)
  expect(await send(admin, second.id)).toMatchObject(tooHigh('484,00'))
  expect((await admin.get(`/api/invoice/${second.id}`)).body).toMatchObject({ status: 'draft', number: null })
  await admin.delete(`/api/calculationitem/${more}`)
  expect((await send(admin, second.id)).status).toBe(200)
  expect(await billed(admin)).toBe(121_000)
})

test('a credit gives room for another invoice when it went out, and not before (R-INV-008, G-CREDIT)', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await approved(admin)
  const whole = (await invoiceOf(admin, id, {})).body
  await send(admin, whole.id)
  const credit = (await admin.post(`/api/invoice/${whole.id}/createcreditinvoice`)).body
  expect((await invoiceOf(admin, id, rest)).status).toBe(409)
  expect(await invoiced(admin, calculation_id)).toBe(1210)
  await send(admin, credit.id)
  expect(await invoiced(admin, calculation_id)).toBe(0)
  const again = (await invoiceOf(admin, id, rest)).body
  expect((await send(admin, again.id)).status).toBe(200)
  expect(await invoiced(admin, calculation_id)).toBe(1210)
})

test('sixteen parts put back, restored, made and made dearer, and sent at once bill a quotation no more than once (R-INV-008)', async () => {
  const { admin } = await server.company()
  const { id } = await approved(admin)
  const made = async () => (await invoiceOf(admin, id, share(60))).body.id as number
  const cancelled = await made()
  await admin.post(`/api/invoice/${cancelled}/cancel`)
  const trashed = await made()
  await admin.delete(`/api/invoice/${trashed}`)
  const sendBack = async (): Promise<number[]> => [
    (await back(admin, cancelled)).status,
    (await send(admin, cancelled)).status,
  ]
  const sendRestored = async (): Promise<number[]> => [
    (await admin.post(`/api/invoice/${trashed}/restore`)).status,
    (await send(admin, trashed)).status,
  ]
  const sendRest = async (more?: number): Promise<number[]> => {
    const { status, body } = await invoiceOf(admin, id, rest)
    if (status !== 201) return [status]
    if (more) await raise(admin, body, more)
    return [status, (await send(admin, body.id)).status]
  }
  const tries = [sendBack, sendRestored, () => sendRest(), () => sendRest(300)]
  const answers = (await Promise.all(Array.from({ length: 16 }, (_, i) => tries[i % 4]?.()))).flat()
  expect(answers.filter(status => status === undefined || status >= 500)).toEqual([])
  expect(await billed(admin)).toBeLessThanOrEqual(121_000)
  expect(await billed(admin)).toBeGreaterThan(0)
})

test('of sixteen parts that are cancelled or deleted at one moment their quotation knows that nothing is billed any more (R-INV-008)', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await approved(admin)
  const parts: number[] = []
  for (let n = 0; n < 16; n++) parts.push((await invoiceOf(admin, id, share(5))).body.id)
  expect(await invoiced(admin, calculation_id)).toBe(968)
  const gone = parts.map((part, n) =>
    n % 2 ? admin.delete(`/api/invoice/${part}`) : admin.post(`/api/invoice/${part}/cancel`),
  )
  expect((await Promise.all(gone)).filter(({ status }) => status >= 300)).toEqual([])
  expect(await invoiced(admin, calculation_id)).toBe(0)
})
