import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { DUTCH, today } from '@core/time/today'
import { nextBankDay } from '@plugins/bank/domain/bank-days'
import { camt, type Sample } from '@plugins/bank/tests/sample-statements'
import { mark } from '@plugins/documents/tests/sent-document'
import type { StandIn } from '@plugins/payments/mollie/stand-in'
import { callBack, link, pay, quietMollie } from '@plugins/payments/tests/online'
import { wrongInBooks } from './books'

/** Many who do the same with an invoice, or two things with it, at the same moment (DESIGN §4, G-PAY). */
let server: TestServer
let mollie: StandIn
beforeAll(async () => {
  server = await testServer()
  mollie = quietMollie()
})
afterAll(() => server.stop())

interface World {
  readonly companyId: number
  readonly admin: TestClient
  readonly relation_id: number
  /** Movements at the bank that are not matched yet, of 500 euros each. */
  readonly lines: number[]
}
/** An invoice of 1,210 euros, of which 210 was paid online and 300 is being paid so; and a movement of 500. */
interface Subject extends World {
  readonly id: number
  readonly hash: string
  readonly line: number
  readonly paid: { readonly id: number; readonly provider_id: string }
  readonly begun: string
}
type Act = (subject: Subject) => Promise<unknown>

async function world(movements: number): Promise<World> {
  const { admin, id: companyId } = await server.company()
  await link(admin)
  const [settings] = (await admin.get('/api/companysettings')).body
  await admin.patch(`/api/companysettings/${settings.id}`, { bank_creditor_id: 'NL69ZZZ123456780000' })
  const relation = await admin.post('/api/relation', { surname: 'Mol', email: 'mol@voorbeeld.example', ...resident })
  const relation_id = relation.body.id
  const mandate = { reference: 'M-1', holder: 'J. Mol', iban: 'NL91ABNA0417164300', signed_on: '2026-11-01' }
  await admin.post('/api/sepamandate', { relation_id, ...mandate })
  const day = '2026-11-20'
  const lines = Array.from({ length: movements }, (): Sample => ({ day, amount: 50_000, text: 'Betaling' }))
  const form = new FormData()
  form.append('file', new File([camt([{ from: day, until: day, opening: 0, lines }])], 'dag.xml'))
  expect((await admin.post('/api/bankstatement/import', form)).status).toBe(200)
  const { rows } = await server.owner.query('select id from bankline where company_id = $1 order by id', [companyId])
  return { companyId, admin, relation_id, lines: rows.map(({ id }) => Number(id)) }
}

async function subjectOf(known: World): Promise<Subject> {
  const { admin, relation_id, lines } = known
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id } = (await admin.post('/api/invoice', { relation_id, items })).body
  const { hash } = (await mark(admin, 'invoice', id)).body
  const provider_id = await pay(server, { hash }, { amount: 210 })
  mollie.settle(provider_id, 'paid')
  await callBack(server, mollie, provider_id)
  const begun = await pay(server, { hash }, { amount: 300 })
  mollie.settle(begun, 'paid')
  const { rows } = await server.owner.query('select id from onlinepayment where provider_id = $1', [provider_id])
  return { ...known, id, hash, line: lines.pop() ?? 0, begun, paid: { id: Number(rows[0].id), provider_id } }
}

const told = async (id: string) => ({ status: await callBack(server, mollie, id) })

const acts: Readonly<Record<string, Act>> = {
  isOrderedOnline: ({ hash }) => server.anonymous.post(`/api/invoice/${hash}/paybycustomer`, {}),
  isPaidOnline: ({ begun }) => told(begun),
  isRefunded: ({ admin, paid }) => admin.post(`/api/onlinepayment/${paid.id}/refund`, { amount: 60 }),
  isChargedBack: ({ paid: { provider_id } }) => {
    if (!mollie.payments.get(provider_id)?.chargebacks.length) mollie.chargeBack(provider_id, 210)
    return told(provider_id)
  },
  isPaid: ({ admin, id }) => admin.post('/api/payment', { invoice_id: id, amount: 400, paid_on: '2026-11-20' }),
  isPaidTooMuch: ({ admin, id }) =>
    admin.post('/api/payment', { invoice_id: id, amount: 900, paid_on: '2026-11-20', anyway: true }),
  isPaidWholly: ({ admin, id }) => admin.post(`/api/invoice/${id}/markpaid`),
  isMatched: ({ admin, id, line }) =>
    admin.post(`/api/bankline/${line}/confirm`, { matches: [{ invoice_id: id, amount: 500 }] }),
  isUnmatched: ({ admin, line }) => admin.post(`/api/bankline/${line}/undo`),
  isCredited: async ({ admin, id }) => {
    const { status, body } = await admin.post(`/api/invoice/${id}/createcreditinvoice`)
    return status === 201 ? mark(admin, 'invoice', body.id) : { status }
  },
  isWrittenOff: ({ admin, id }) => admin.post(`/api/invoice/${id}/markunpayable`),
  isPutBack: ({ admin, id }) => admin.patch(`/api/invoice/${id}`, { status: 'sent', update_reason: 'rollbackstatus' }),
  isCollected: ({ admin, id }) =>
    admin.post('/api/debitbatch', { invoice_ids: [id], execution_date: nextBankDay(today(DUTCH)) }),
  paymentIsTakenBack: async ({ admin, id }) => {
    const [payment] = (await admin.get(`/api/payment?invoice_id=${id}&sort=-id`)).body
    return payment ? admin.delete(`/api/payment/${payment.id}`) : undefined
  },
  isCopied: ({ admin, id }) => admin.post(`/api/invoice/${id}/duplicate`),
}
const NAMES = Object.keys(acts)
/** What can be done once with an invoice, however many try. */
const ONCE = new Set(['isPaidWholly', 'isMatched', 'isCredited', 'isWrittenOff', 'isCollected'])
/** Those after which other money is open than before. */
const MOVING = NAMES.filter(name => !['isOrderedOnline', 'isPutBack', 'isCopied'].includes(name))
const PAIRS = MOVING.flatMap((one, at) => MOVING.slice(at + 1).map(other => [one, other] as const))

/** Does all of these at once, and tells how that ended. */
async function allAtOnce(subject: Subject, names: readonly string[]) {
  const answers = await Promise.all(
    names.map(async name => {
      const answer = (await acts[name]?.(subject)) as { status?: number } | undefined
      return [name, answer?.status ?? 0] as const
    }),
  )
  const failed = answers.filter(([, status]) => status >= 500)
  return {
    done: answers.filter(([, status]) => status === 200 || status === 201).length,
    wrong: [...failed, ...(await wrongInBooks(server.owner, subject.companyId))],
  }
}

test.each(NAMES)('of 64 attempts at once the books add up: %s (G-PAY, R-INV-010)', async name => {
  const subject = await subjectOf(await world(1))
  const { done, wrong } = await allAtOnce(
    subject,
    Array.from({ length: 64 }, () => name),
  )
  expect(wrong).toEqual([])
  if (ONCE.has(name)) expect(done).toBe(1)
  if (name === 'isRefunded') expect(mollie.payments.get(subject.paid.provider_id)?.refunds).toHaveLength(1)
})

test('of 16 attempts at once at each pair of acts the books add up (G-PAY, R-INV-010)', async () => {
  const known = await world(PAIRS.length)
  for (const pair of PAIRS) {
    const names = Array.from({ length: 16 }, (_, n) => pair[n % 2] ?? pair[0])
    expect([pair, (await allAtOnce(await subjectOf(known), names)).wrong]).toEqual([pair, []])
  }
}, 120_000)

/** What can be done with a draft that many send together; the lines go on with it until it is sent. */
const ON_DRAFT = {
  areSent: (admin, { id }) => admin.post('/api/invoice/bulksend', { ids: [id] }),
  isSent: (admin, { id }) => mark(admin, 'invoice', id),
  isCancelled: (admin, { id }) => admin.post(`/api/invoice/${id}/cancel`),
  isDeleted: (admin, { id }) => admin.delete(`/api/invoice/${id}`),
  getsALine: (admin, { calculation_id }) =>
    admin.post('/api/calculationitem', { calculation_id, item_name: 'Erbij', unit_rate_exc_manual: 7 }),
} satisfies Record<
  string,
  (admin: TestClient, draft: { id: number; calculation_id: number }) => Promise<{ status: number }>
>

test.each(['areSent', 'isSent', 'isCancelled', 'isDeleted', 'getsALine'] as const)(
  'of 16 who send a draft as a batch and who do another thing with it, it goes out once or not at all: %s (R-BATCH-004, G-NUM)',
  async other => {
    const { admin, id: companyId } = await server.company()
    const relation = await admin.post('/api/relation', { surname: 'Mol', email: 'mol@voorbeeld.example', ...resident })
    const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
    const draft = (await admin.post('/api/invoice', { relation_id: relation.body.id, items })).body
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => ON_DRAFT[n % 2 ? other : 'areSent'](admin, draft)),
    )
    await server.settled()
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await server.owner.query(
      `select (select count(*)::int from documentversion where company_id = $1 and versionable_type = 'invoice') as versions,
         (select count(*)::int from invoice where company_id = $1 and number is not null) as numbered,
         (select status from invoice where id = $2) as status`,
      [companyId, draft.id],
    )
    const [{ versions, numbered, status }] = rows
    expect([versions, numbered]).toEqual(status === 'sent' ? [1, 1] : [0, 0])
    expect(await wrongInBooks(server.owner, companyId)).toEqual([])
  },
)
