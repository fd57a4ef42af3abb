import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { wrongInBooks } from '../../../tests/money/books'
import { STAND_IN_KEY, type StandIn } from '../mollie/stand-in'
import { booked, callBack, gateOf, link, numberOf, pay, quietMollie, read, sentInvoice } from './online'

let server: TestServer
let mollie: StandIn
beforeAll(async () => {
  server = await testServer()
  mollie = quietMollie()
})
beforeEach(() => Object.assign(mollie, { failing: null, gate: null }))
afterAll(() => server.stop())

const companies: number[] = []
async function company(): Promise<TestCompany> {
  const made = await server.company()
  companies.push(made.id)
  return made
}
afterEach(async () => {
  for (const id of companies.splice(0)) expect(await wrongInBooks(server.owner, id)).toEqual([])
})

const page = async (hash: string) => (await server.anonymous.get(`/api/invoice/${hash}/paymentbycustomer`)).body
const checked = async (hash: string) =>
  (await server.anonymous.post(`/api/invoice/${hash}/checkpaymentbycustomer`)).body

test('a customer pays what is open on the page of the invoice, and it is paid once Mollie says so (G-PAY, R-INV-003)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  expect(await page(invoice.hash)).toMatchObject({
    amount_open: 1210,
    paid: [],
    online: { methods: ['ideal', 'creditcard', 'bancontact', 'banktransfer'], test: true },
    latest: null,
  })
  const id = await pay(server, invoice, { method: 'ideal' })
  const ordered = mollie.payments.get(id)
  expect(ordered).toMatchObject({ amount: { currency: 'EUR', value: '1210.00' }, method: 'ideal' })
  expect(ordered?.description).toContain(invoice.number)
  expect(ordered?.redirectUrl).toEndWith(`${invoice.hash}?options=paymentCompleted`)
  expect(await callBack(server, mollie, id)).toBe(200)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'sent', amount_open: 1210 })

  mollie.settle(id, 'paid')
  expect(await callBack(server, mollie, id)).toBe(200)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: 0, amount_paid: 1210 })
  const { body: payments } = await admin.get(`/api/payment?invoice_id=${invoice.id}`)
  expect(payments).toMatchObject([{ amount: 1210, way: 'ideal', reference: id, source: `mollie:${id}` }])
  expect(await page(invoice.hash)).toMatchObject({ amount_open: 0, online: null, latest: { status: 'paid' } })
  await server.settled()
  const { body: notices } = await admin.get('/api/notification')
  expect(notices.map(({ title }: { title: string }) => title)).toContain(
    `Factuur ${invoice.number}: €\u00a01.210,00 online betaald`,
  )
})

test('calls that come three times, out of order and beside each other book each movement once (G-PAY)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoices = await Promise.all([100, 200, 300, 400].map(price => sentInvoice(admin, price)))
  const ids = await Promise.all(invoices.map(invoice => pay(server, invoice)))
  for (const id of ids) mollie.settle(id, 'paid')
  const calls = [...ids, ...ids.toReversed(), ...ids].map(id => callBack(server, mollie, id))
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
  for (const [i, invoice] of invoices.entries()) {
    expect(await booked(admin, invoice.id)).toEqual([[121, 242, 363, 484][i] ?? 0])
    expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: 0 })
  }
})

test('an answer to an earlier question than the last one changes nothing any more (G-PAY)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const id = await pay(server, invoice)
  // Asked while it was open, and answered after it was paid.
  const slow = gateOf(mollie)
  const late = callBack(server, mollie, id)
  await slow.arrived
  mollie.settle(id, 'failed')
  await callBack(server, mollie, id)
  slow.letOn()
  expect(await late).toBe(200)
  const [online] = (await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}`)).body
  expect(online.status).toBe('failed')

  // The same with a refund that is on its way no more.
  const paid = await pay(server, invoice)
  mollie.settle(paid, 'paid')
  await callBack(server, mollie, paid)
  const chargeback = mollie.chargeBack(paid, 1210)
  const before = gateOf(mollie)
  const stale = callBack(server, mollie, paid)
  await before.arrived
  mollie.reverse(paid, chargeback)
  await callBack(server, mollie, paid)
  before.letOn()
  expect(await stale).toBe(200)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_paid: 1210 })
})

test('a page for more than is open by now is not given: somebody noted a payment meanwhile', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const slow = gateOf(mollie)
  const asked = server.anonymous.post(`/api/invoice/${invoice.hash}/paybycustomer`, {})
  await slow.arrived
  await admin.post('/api/payment', { invoice_id: invoice.id, amount: 1000, paid_on: '2026-11-20' })
  slow.letOn()
  expect((await asked).status).toBe(409)
  expect((await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}`)).body).toEqual([])
  expect(mollie.payments.get(await pay(server, invoice))?.amount.value).toBe('210.00')
})

test('sixteen taps on paying lead to one page, and a part and the rest to two (G-PAY)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const taps = await Promise.all(Array.from({ length: 16 }, () => pay(server, invoice)))
  expect(new Set(taps).size).toBe(1)
  expect(await pay(server, invoice)).toBe(taps[0] ?? '')

  const part = await pay(server, invoice, { amount: 200.5 })
  mollie.settle(part, 'paid', 'creditcard')
  await callBack(server, mollie, part)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'sent', amount_open: 1009.5, amount_paid: 200.5 })
  const rest = await pay(server, invoice)
  expect(mollie.payments.get(rest)?.amount.value).toBe('1009.50')
  for (const [amount, status] of [
    [1009.51, 422],
    [0, 422],
    [-5, 422],
    [0.004, 422],
  ] as const)
    expect((await server.anonymous.post(`/api/invoice/${invoice.hash}/paybycustomer`, { amount })).status).toBe(status)
})

test('who comes back is thanked only when the money came (R-INV-010)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  expect((await checked(invoice.hash)).latest).toBeNull()
  for (const [status, shown] of [
    ['canceled', 'cancelled'],
    ['failed', 'failed'],
    ['expired', 'expired'],
    ['pending', 'pending'],
  ] as const) {
    const id = await pay(server, invoice)
    mollie.settle(id, status)
    expect(await checked(invoice.hash)).toMatchObject({ latest: { status: shown }, amount_open: 1210 })
  }
  const id = await pay(server, invoice)
  mollie.settle(id, 'paid')
  expect(await checked(invoice.hash)).toMatchObject({ latest: { status: 'paid', amount: 1210 }, amount_open: 0 })
  expect(await booked(admin, invoice.id)).toEqual([1210])
})

test('who pays twice is owed the second, and gets it back through Mollie (G-PAY)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const first = await pay(server, invoice, { method: 'ideal' })
  const second = await pay(server, invoice, { method: 'creditcard' })
  for (const id of [first, second]) {
    mollie.settle(id, 'paid')
    await callBack(server, mollie, id)
  }
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: -1210, amount_paid: 2420 })
  const { body: tries } = await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}&sort=-id`)
  const refund = (amount: number, amount_refunded = 0) =>
    admin.post(`/api/onlinepayment/${tries[0].id}/refund`, { amount, amount_refunded })

  expect((await refund(1210.01)).status).toBe(409)
  expect((await refund(0)).status).toBe(409)
  const sixteen = await Promise.all(Array.from({ length: 16 }, () => refund(1000)))
  expect(sixteen.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await booked(admin, invoice.id)).toEqual([1210, 1210, -1000])
  expect((await refund(211, 1000)).body.message).toContain('€\u00a0210,00')
  expect((await refund(210, 1000)).body).toMatchObject({ amount_refunded: 1210 })
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: 0 })
})

test('a refund that comes back and a chargeback that is reversed are taken back again (G-PAY)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const id = await pay(server, invoice)
  mollie.settle(id, 'paid', 'directdebit')
  await callBack(server, mollie, id)
  const chargeback = mollie.chargeBack(id, 1210)
  await callBack(server, mollie, id)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'sent', amount_open: 1210 })
  mollie.reverse(id, chargeback)
  await callBack(server, mollie, id)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: 0 })

  const [online] = (await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}`)).body
  await admin.post(`/api/onlinepayment/${online.id}/refund`, { amount: 10 })
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'sent', amount_open: 10 })
  const [refund] = mollie.payments.get(id)?.refunds ?? []
  mollie.endRefund(id, refund?.id ?? '', 'failed')
  await callBack(server, mollie, id)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: 0 })
  expect(await booked(admin, invoice.id)).toEqual([1210])
})

test('a refund that came back is paid again, by sixteen at once only once (G-PAY)', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const id = await pay(server, invoice)
  mollie.settle(id, 'paid')
  await callBack(server, mollie, id)
  const [online] = (await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}`)).body
  const refund = () => admin.post(`/api/onlinepayment/${online.id}/refund`, { amount: 1000 })
  await refund()
  mollie.endRefund(id, mollie.payments.get(id)?.refunds[0]?.id ?? '', 'failed')
  await callBack(server, mollie, id)
  await Promise.all(Array.from({ length: 16 }, refund))
  expect(mollie.payments.get(id)?.refunds.map(({ status }) => status)).toEqual(['failed', 'refunded'])
  expect(await booked(admin, invoice.id)).toEqual([1210, -1000])
})

test('what came in through Mollie is not taken back by hand, and a paid invoice is not put back over it', async () => {
  const { admin } = await company()
  await link(admin)
  const invoice = await sentInvoice(admin)
  const id = await pay(server, invoice)
  mollie.settle(id, 'paid')
  await callBack(server, mollie, id)
  const [payment] = (await admin.get(`/api/payment?invoice_id=${invoice.id}`)).body
  expect((await admin.delete(`/api/payment/${payment.id}`)).status).toBe(409)
  expect(
    (await admin.patch(`/api/invoice/${invoice.id}`, { status: 'sent', update_reason: 'rollbackstatus' })).status,
  ).toBe(409)
  expect(await booked(admin, invoice.id)).toEqual([1210])
  expect((await admin.post('/api/payment', { invoice_id: invoice.id, amount: 1, source: 'mollie:x' })).status).toBe(422)
})

test('money that cannot be booked, as its dossier lies in the trash, is kept with the reason and booked later', async () => {
  const { admin } = await company()
  await link(admin)
  const flow = (
    await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident } })
  ).body
  const invoice = await sentInvoice(admin, 1000, { flow_id: flow.id })
  const id = await pay(server, invoice)
  mollie.settle(id, 'paid')
  await server.owner.query('update flow set deleted_at = now() where id = $1', [flow.id])
  expect(await callBack(server, mollie, id)).toBe(200)
  const [waiting] = (await admin.get(`/api/onlinepayment?invoice_id=${invoice.id}`)).body
  expect(waiting).toMatchObject({ status: 'paid', date_booked: null })
  expect(waiting.problem).toBeTruthy()
  expect(await booked(admin, invoice.id)).toEqual([])

  await server.owner.query('update flow set deleted_at = null where id = $1', [flow.id])
  const again = await admin.post(`/api/onlinepayment/${waiting.id}/refresh`)
  expect(again.body).toMatchObject({ status: 'paid', problem: null })
  expect(await booked(admin, invoice.id)).toEqual([1210])
})

test('money comes in after the module was given up, and the link with Mollie ended', async () => {
  const made = await company()
  const { admin } = made
  await link(admin)
  const invoice = await sentInvoice(admin)
  const id = await pay(server, invoice)
  expect((await admin.delete('/api/paymentaccount')).status).toBe(204)
  expect((await page(invoice.hash)).online).toBeNull()
  expect((await server.anonymous.post(`/api/invoice/${invoice.hash}/paybycustomer`, {})).status).toBe(409)
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'INVOICE'`, [made.id])
  mollie.settle(id, 'paid')
  expect(await callBack(server, mollie, id)).toBe(200)
  const { rows } = await server.owner.query('select amount from payment where company_id = $1', [made.id])
  expect(rows).toEqual([{ amount: '1210.00' }])
})

test('a service that does not answer, refuses or lets nobody in changes nothing and says so', async () => {
  const { admin } = await company()
  for (const key of ['', 'live', 'live_short', `other_${'x'.repeat(30)}`])
    expect((await admin.put('/api/paymentaccount', { key })).status).toBe(422)
  mollie.failing = 401
  expect((await link(admin)).status).toBe(422)
  mollie.failing = null
  expect((await link(admin)).body).toMatchObject({ name: 'Proefbetalingen', test: true })
  const invoice = await sentInvoice(admin)
  for (const [failing, said] of [
    [401, 'laat ons niet meer toe'],
    [422, 'weigert dit: Failing on request'],
    [429, 'geeft geen antwoord'],
  ] as const) {
    mollie.failing = failing
    const answered = await server.anonymous.post(`/api/invoice/${invoice.hash}/paybycustomer`, {})
    expect(answered).toMatchObject({ status: 409, body: { message: expect.stringContaining(said) } })
  }
  mollie.failing = null
  const id = await pay(server, invoice)
  mollie.settle(id, 'paid')
  mollie.failing = 429
  expect(await callBack(server, mollie, id)).toBe(409)
  mollie.failing = null
  expect(await callBack(server, mollie, id)).toBe(200)
  expect(await booked(admin, invoice.id)).toEqual([1210])
})

test('staff renew the payment of an invoice and see it there; another company knows nothing of it (R-INV-011)', async () => {
  const { admin } = await company()
  const other = (await company()).admin
  const invoice = await sentInvoice(admin)
  const renew = () => admin.post(`/api/calculation/${invoice.calculation_id}/renewpayment`)
  expect((await renew()).status).toBe(409)
  await link(admin)
  const { body: first } = await renew()
  expect(first.payment).toMatchObject({ status: 'open', amount_inc: 1210 })
  const { body: second } = await renew()
  expect(numberOf(second.payment.url)).not.toBe(numberOf(first.payment.url))
  const shown = await admin.get(`/api/invoice/${invoice.id}?with=payment`)
  expect(shown.body.payment).toEqual(second.payment)
  expect((await other.post(`/api/calculation/${invoice.calculation_id}/renewpayment`)).status).toBe(404)
  expect((await other.get(`/api/onlinepayment/${first.payment.id}`)).status).toBe(404)
  expect((await other.post(`/api/onlinepayment/${first.payment.id}/refund`, { amount: 1 })).status).toBe(404)
  const { anonymous } = server
  expect((await anonymous.post(`/api/onlinepayment/${'x'.repeat(43)}/callback`)).status).toBe(404)
})

test('the key is sealed, shown to nobody, and given by a manager alone', async () => {
  const made = await company()
  const seller = await made.user({ role: 100 })
  expect((await link(seller)).status).toBe(403)
  await link(made.admin)
  const { rows } = await server.owner.query('select * from paymentaccount where company_id = $1', [made.id])
  expect(JSON.stringify(rows)).not.toContain(STAND_IN_KEY)
  expect(JSON.stringify((await seller.get('/api/paymentaccount')).body)).not.toContain('key')
  const { body: log } = await made.admin.get('/api/log?limit=50')
  expect(JSON.stringify(log)).not.toContain(STAND_IN_KEY)
})
