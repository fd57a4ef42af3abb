import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { clearOfMidnight } from '@core/testing/midnight'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  // The daily jobs of all companies that other tests made would come first.
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

const PAST = '2026-01-31'
const LATER = '2999-01-31'

async function sent(admin: TestClient, flow_id?: number) {
  const { body } = await admin.post('/api/quotation', {
    ...(flow_id ? { flow_id } : { relation: { fullname: 'Jan Mol' } }),
    items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }],
  })
  await send(admin, body.id)
  return body as { id: number; hash: string }
}
const send = (admin: TestClient, id: number) =>
  admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
const page = async (hash: string) => (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
const signed = { signername: 'Jan Mol', agreeswithoffer: true }
const wasOver = ({ id }: { id: number }) =>
  server.owner.query(`update quotation set version_enddate = '${PAST}' where id = ${id}`)
async function night(company: TestCompany): Promise<void> {
  const late = new Date()
  late.setUTCHours(21, 0, 0, 0)
  await server.dailyJobs(company, late)
}
const statusOf = async (admin: TestClient, { id }: { id: number }) =>
  (await admin.get(`/api/quotation/${id}`)).body.status

test('an earlier last day that was not sent yet keeps nobody from agreeing, and expires nothing (G-ENDDATE, R-QUOT-002)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id: flow_id, hash: flow_hash } = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  const quotation = await sent(admin, flow_id)
  const { enddate } = await page(quotation.hash)
  await admin.patch(`/api/quotation/${quotation.id}`, { enddate: PAST })
  expect(await page(quotation.hash)).toMatchObject({ enddate, can_approve: true })
  const { documents } = (await server.anonymous.get(`/api/flow/${flow_hash}/getbycustomer`)).body
  expect(documents).toMatchObject([{ enddate }])
  await night(company)
  expect(await statusOf(admin, quotation)).toBe('sent')
  expect((await agree(server.anonymous, 'quotation', quotation.hash, signed)).body.status).toBe('approved')
})

test('on its last day a quotation is valid, and expires the day after (R-QUOT-002)', async () => {
  await clearOfMidnight()
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(admin)
  const ends = (day: string) =>
    server.owner.query('update quotation set version_enddate = $1 where id = $2', [day, quotation.id])
  await ends(today(DUTCH))
  await night(company)
  expect(await statusOf(admin, quotation)).toBe('sent')
  expect(await page(quotation.hash)).toMatchObject({ can_approve: true })
  await ends(addDays(today(DUTCH), -1))
  await night(company)
  expect(await statusOf(admin, quotation)).toBe('expired')
})

test('a later last day that was not sent yet makes nothing valid that is over (G-ENDDATE, R-QUOT-002)', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(admin)
  await wasOver(quotation)
  await admin.patch(`/api/quotation/${quotation.id}`, { enddate: LATER })
  expect((await agree(server.anonymous, 'quotation', quotation.hash, signed)).status).toBe(409)
  await night(company)
  expect(await statusOf(admin, quotation)).toBe('expired')
})

test('a later last day counts from when it is sent (G-ENDDATE)', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(admin)
  await wasOver(quotation)
  await admin.patch(`/api/quotation/${quotation.id}`, { enddate: LATER })
  expect((await send(admin, quotation.id)).status).toBe(200)
  expect(await page(quotation.hash)).toMatchObject({ enddate: LATER, can_approve: true })
  expect((await agree(server.anonymous, 'quotation', quotation.hash, signed)).body.status).toBe('approved')
})
