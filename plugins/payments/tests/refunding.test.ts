import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { wrongInBooks } from '../../../tests/money/books'
import { lookAgain } from '../jobs/look-again'
import type { StandIn } from '../mollie/stand-in'
import { booked, callBack, link, pay, quietMollie, read, sentInvoice } from './online'

/** What was paid online goes back once, whoever asks and however often (G-PAY). */
let server: TestServer
let mollie: StandIn
beforeAll(async () => {
  server = await testServer()
  mollie = quietMollie()
})
beforeEach(() => Object.assign(mollie, { failing: null, gate: null, slowRefunds: false, losing: false }))
afterAll(() => server.stop())

const companies: number[] = []
afterEach(async () => {
  for (const id of companies.splice(0)) expect(await wrongInBooks(server.owner, id)).toEqual([])
})

interface Paid {
  readonly company: TestCompany
  readonly admin: TestClient
  readonly invoice: number
  /** Its number at Mollie, and ours. */
  readonly at: string
  readonly id: number
}

/** An invoice of 1,210 euros that was paid online. */
async function paidOnline(): Promise<Paid> {
  const company = await server.company()
  companies.push(company.id)
  const { admin } = company
  await link(admin)
  const invoice = await sentInvoice(admin)
  const at = await pay(server, invoice)
  mollie.settle(at, 'paid')
  await callBack(server, mollie, at)
  const [{ id }] = (await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}`)).body
  return { company, admin, invoice: invoice.id, at, id }
}

const refund = (by: TestClient, { id }: Paid, amount: number, amount_refunded?: number) =>
  by.post(`/api/onlinepayment/${id}/refund`, {
    amount,
    ...(amount_refunded === undefined ? {} : { amount_refunded }),
  })
/** The job that asks Mollie again is due. */
async function lookNow({ company }: Paid): Promise<void> {
  const { rows } = await server.owner.query(
    'update outbox set run_at = now() where company_id = $1 and name = $2 and run_at > now() returning id',
    [company.id, lookAgain.name],
  )
  expect(rows.length).toBeGreaterThan(0)
  await server.settled()
}
const wentBack = ({ at }: Paid) => mollie.payments.get(at)?.refunds.map(({ amount }) => Number(amount.value))

test('a refund that is asked again later pays once, by the same person or a colleague, until somebody says: one more (G-PAY)', async () => {
  const paid = await paidOnline()
  const colleague = await paid.company.user({ role: 1000 })
  expect((await refund(paid.admin, paid, 100)).body).toMatchObject({ amount_refunded: 100 })
  for (const by of [paid.admin, colleague]) {
    const again = await refund(by, paid, 100)
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('€\u00a0100,00') } })
  }
  expect((await refund(colleague, paid, 50)).status).toBe(409)
  expect(wentBack(paid)).toEqual([100])

  expect((await refund(colleague, paid, 100, 100)).body).toMatchObject({ amount_refunded: 200 })
  expect((await refund(paid.admin, paid, 100, 100)).status).toBe(409)
  expect(wentBack(paid)).toEqual([100, 100])
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210, -100, -100])
})

test('the same request sent again by a client that heard no answer gets the first one', async () => {
  const paid = await paidOnline()
  const send = () =>
    paid.admin.post(`/api/onlinepayment/${paid.id}/refund`, { amount: 30 }, { 'idempotency-key': 'refund-1' })
  expect((await send()).body).toMatchObject({ amount_refunded: 30 })
  expect((await send()).body).toMatchObject({ amount_refunded: 30 })
  expect(wentBack(paid)).toEqual([30])
})

test('of sixteen refunds at once of several amounts one is paid, and only who asked for that one is told so (G-PAY)', async () => {
  const paid = await paidOnline()
  const amounts = Array.from({ length: 16 }, (_, n) => (n % 2 ? 100 : 70))
  const answers = await Promise.all(amounts.map(amount => refund(paid.admin, paid, amount)))
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  const [amount = 0, ...more] = wentBack(paid) ?? []
  expect(more).toEqual([])
  for (const [n, { status }] of answers.entries()) if (amounts[n] !== amount) expect(status).toBe(409)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210, -amount])
  const { rows } = await server.owner.query(
    `select count(*)::int as lines from log_item where company_id = $1 and description = 'payment_refunded'`,
    [paid.company.id],
  )
  expect(rows).toEqual([{ lines: 1 }])
})

test('what was paid back at Mollie itself, of which nobody here heard, is told to whoever asks for the same', async () => {
  const paid = await paidOnline()
  mollie.refund(paid.at, 60)
  const again = await refund(paid.admin, paid, 60)
  expect(again).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('€\u00a060,00'), amount_refunded: 60 },
  })
  expect(wentBack(paid)).toEqual([60])
  await paid.admin.post(`/api/onlinepayment/${paid.id}/refresh`)
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210, -60])
})

test('a refund whose answer got lost is found later, and not paid again by whoever tries again (G-PAY)', async () => {
  const paid = await paidOnline()
  mollie.losing = true
  expect(await refund(paid.admin, paid, 60)).toMatchObject({ status: 409 })
  mollie.losing = false
  expect((await refund(paid.admin, paid, 60)).status).toBe(409)
  expect(wentBack(paid)).toEqual([60])
  await lookNow(paid)
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210, -60])
})

test('a refund on its way counts at once: in what may still go back, in what is open, in the books (G-PAY)', async () => {
  mollie.slowRefunds = true
  const paid = await paidOnline()
  expect((await refund(paid.admin, paid, 1000)).body).toMatchObject({
    amount_refunded: 1000,
    amount_refund_pending: 1000,
  })
  expect(await read(paid.admin, paid.invoice)).toMatchObject({ status: 'sent', amount_open: 1000, amount_paid: 210 })
  expect((await refund(paid.admin, paid, 211, 1000)).body.message).toContain('€\u00a0210,00')
  expect(await wrongInBooks(server.owner, paid.company.id)).toEqual([])

  const [underway] = mollie.payments.get(paid.at)?.refunds ?? []
  mollie.endRefund(paid.at, underway?.id ?? '', 'refunded')
  await callBack(server, mollie, paid.at)
  const { body: arrived } = await paid.admin.get(`/api/onlinepayment/${paid.id}`)
  expect(arrived).toMatchObject({ amount_refunded: 1000, amount_refund_pending: 0 })
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210, -1000])
})

test('a refund that fails later leaves the invoice as it was before, also when Mollie calls nobody about it', async () => {
  mollie.slowRefunds = true
  const paid = await paidOnline()
  await refund(paid.admin, paid, 1210)
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210, -1210])
  const [underway] = mollie.payments.get(paid.at)?.refunds ?? []
  mollie.endRefund(paid.at, underway?.id ?? '', 'failed')
  await lookNow(paid)
  expect(await booked(paid.admin, paid.invoice)).toEqual([1210])
  expect(await read(paid.admin, paid.invoice)).toMatchObject({ status: 'paid', amount_open: 0 })
  expect((await paid.admin.get(`/api/onlinepayment/${paid.id}`)).body).toMatchObject({
    amount_refunded: 0,
    amount_refund_pending: 0,
  })
  expect((await refund(paid.admin, paid, 1210)).body).toMatchObject({ amount_refunded: 1210 })
})

test('of sixteen refunds and chargebacks at once no more goes back than was paid (G-PAY)', async () => {
  const paid = await paidOnline()
  const answers = await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      if (n % 2) return (await refund(paid.admin, paid, 700)).status
      if (!mollie.payments.get(paid.at)?.chargebacks.length) mollie.chargeBack(paid.at, 1210)
      return callBack(server, mollie, paid.at)
    }),
  )
  expect(answers.filter(status => ![200, 409].includes(status))).toEqual([])
  await callBack(server, mollie, paid.at)
  expect(wentBack(paid)?.length).toBeLessThanOrEqual(1)
  const back = (await booked(paid.admin, paid.invoice)).slice(1)
  expect(back.filter(amount => amount === -1210)).toHaveLength(1)
  expect((await refund(paid.admin, paid, 1, wentBack(paid)?.[0] ?? 0)).status).toBe(409)
})

test('only a manager pays back', async () => {
  const paid = await paidOnline()
  const seller = await paid.company.user({ role: 100 })
  expect((await refund(seller, paid, 10)).status).toBe(403)
  expect(wentBack(paid)).toEqual([])
})
