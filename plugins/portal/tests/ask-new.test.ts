import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [
  { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 },
  { item_name: 'Laadpaal', unit_rate_exc_manual: 900, additionalwork: true },
  { item_name: 'Accu', unit_rate_exc_manual: 4000, additionalwork: true, selected: true },
]

/** A sent quotation whose last day is over; `expire` also had the night come over it. */
async function late({ admin, id }: TestCompany, { expire }: { expire: boolean }) {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ilse de Vries' } })).body
  const quotation = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  await expired({ id }, quotation.id, expire)
  return quotation as { id: number; hash: string; number: string }
}
const expired = ({ id }: Pick<TestCompany, 'id'>, quotationId: number, expire = true) =>
  server.owner.query(
    `update quotation set enddate = '2026-01-02', version_enddate = '2026-01-02'${expire ? `, status = 'expired'` : ''}, version = version + 1
     where company_id = $1 and id = $2`,
    [id, quotationId],
  )
const page = async (hash: string) => (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
const ask = (hash: string) => server.anonymous.post(`/api/quotation/${hash}/asknewbycustomer`)

test('who comes too late for a quotation asks for a new one: the adviser has a message, once, also of sixteen at once', async () => {
  const company = await server.company()
  for (const expire of [true, false]) {
    const { hash, number } = await late(company, { expire })
    expect(await page(hash)).toMatchObject({ can_approve: false, can_ask_new: true, new_asked: false })
    const asked = await Promise.all(Array.from({ length: 16 }, () => ask(hash)))
    expect(asked.map(({ status }) => status)).toEqual(Array(16).fill(204))
    const { messages, ...after } = await page(hash)
    expect(after).toMatchObject({ can_ask_new: false, new_asked: true })
    expect(messages).toMatchObject([
      { sender: 'customer', content: `Kunt u mij een nieuwe offerte sturen? De geldigheid van ${number} is verlopen.` },
    ])
  }
})

test('who asked for a new one asks again once that has expired too, and a message that says the same asks for nothing', async () => {
  const company = await server.company()
  const { id, hash, number } = await late(company, { expire: true })
  const said = `Kunt u mij een nieuwe offerte sturen? De geldigheid van ${number} is verlopen.`
  await server.anonymous.post(`/api/quotation/${hash}/messagebycustomer`, { content: said })
  expect(await page(hash)).toMatchObject({ can_ask_new: true, new_asked: false })
  expect((await ask(hash)).status).toBe(204)
  await company.admin.patch(`/api/quotation/${id}`, { title: 'Met andere woorden' })
  expect(await page(hash)).toMatchObject({ can_ask_new: false, new_asked: true })
  await server.owner.query(`update quotation set status = 'draft', version = version + 1 where id = $1`, [id])
  await company.admin.patch(`/api/quotation/${id}`, { enddate: '2099-01-01' })
  expect((await company.admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })).status).toBe(200)
  await expired(company, id)
  expect(await page(hash)).toMatchObject({ can_ask_new: true, new_asked: false })
  expect((await ask(hash)).status).toBe(204)
  expect(await page(hash)).toMatchObject({ can_ask_new: false, new_asked: true })
})

test('a quotation that can still be answered, or was, has nobody ask for a new one; nor has one that is not there', async () => {
  const { admin } = await server.company()
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  const { id, hash } = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  expect((await ask(hash)).status).toBe(404)
  await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  expect(await page(hash)).toMatchObject({ can_ask_new: false })
  expect((await ask(hash)).status).toBe(409)
  expect((await ask('x'.repeat(43))).status).toBe(404)
  expect((await server.anonymous.post(`/api/invoice/${hash}/asknewbycustomer`)).status).toBe(404)
  await server.anonymous.post(`/api/quotation/${hash}/rejectbycustomer`, { signername: 'Jan Mol' })
  expect((await ask(hash)).status).toBe(409)
})

test('once it was answered a quotation offers no additional work and names no last day; what was chosen stands there', async () => {
  const { admin } = await server.company()
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  const { id, hash } = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  const options = (body: { widgets: { blocks: { type: string; options?: { name: string }[] }[] }[] }) =>
    body.widgets.flatMap(({ blocks }) => blocks.flatMap(block => block.options?.map(({ name }) => name) ?? []))
  const open = await page(hash)
  expect(options(open)).toEqual(['Laadpaal', 'Accu'])
  expect(open.enddate).not.toBeNull()
  await server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, {
    signername: 'Jan Mol',
    agreeswithoffer: true,
    fingerprint: open.fingerprint,
  })
  const agreed = await page(hash)
  expect(agreed).toMatchObject({ status: 'approved', enddate: null })
  expect(options(agreed)).toEqual(['Accu'])
  expect(JSON.stringify(agreed)).not.toContain('Laadpaal')
})
