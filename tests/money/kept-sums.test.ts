import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type Dice, dice } from '@core/testing/dice'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'
import { camt, type Sample } from '@plugins/bank/tests/sample-statements'
import { mark, signed } from '@plugins/documents/tests/sent-document'
import type { StandIn } from '@plugins/payments/mollie/stand-in'
import { callBack, link, quietMollie } from '@plugins/payments/tests/online'
import { wrongInBooks } from './books'
import { wrongInToldBooks } from './told-books'

/** Whatever happens to documents of all kinds, six acts at once, what is kept of money is what there is (DESIGN §4). */
let server: TestServer
let mollie: StandIn
beforeAll(async () => {
  server = await testServer()
  mollie = quietMollie()
})
afterAll(() => server.stop())

const [STEPS, AT_ONCE] = [150, 6]
const KINDS = ['quotation', 'confirmation', 'invoice'] as const

interface World {
  readonly company: TestCompany
  readonly admin: TestClient
  readonly relations: readonly number[]
  /** How many days at the bank there were. */
  readonly days: { count: number }
}
type Row = Record<string, unknown> & { readonly id: number }

async function rows(world: World, table: string, where = 'true'): Promise<Row[]> {
  const found = await server.owner.query(
    `select row_to_json(t) as row from "${table}" t where company_id = ${world.company.id} and ${where} order by id`,
  )
  return found.rows.map(({ row }) => row)
}

async function begin(): Promise<World> {
  const company = await server.company()
  const { admin } = company
  const relations: number[] = []
  for (const surname of ['Mol', 'Vos', 'Das'])
    relations.push(
      (await admin.post('/api/relation', { surname, email: `${surname}@voorbeeld.example`, ...resident })).body.id,
    )
  await link(admin)
  return { company, admin, relations, days: { count: 0 } }
}

type Act = (world: World, roll: Dice) => Promise<unknown>

/** Does something with one of the documents that are like this. */
const of =
  (kind: string, act: (world: World, document: Row, roll: Dice) => Promise<unknown>, where = 'true'): Act =>
  async (world, roll) => {
    const all = await rows(world, kind, `deleted_at is null and not is_template and ${where}`)
    return all.length ? act(world, roll.one(all), roll) : undefined
  }
const any = (act: (world: World, kind: string, document: Row, roll: Dice) => Promise<unknown>, where?: string): Act => {
  return (world, roll) => {
    const kind = roll.one(KINDS)
    return of(kind, (known, document, own) => act(known, kind, document, own), where)(world, roll)
  }
}

const line = ({ one, below }: Dice) => ({
  item_name: 'Regel',
  product_amount: 1 + below(5),
  [one(['unit_rate_exc_manual', 'unit_rate_inc_manual'])]: 1 + below(90_000) / 100,
  vat_percentage: one([0, 9, 21]),
})
const itemsOf = (world: World, { calculation_id }: Row) =>
  rows(world, 'calculationitem', `calculation_id = ${calculation_id} and deleted_at is null`)
const back = (status: string) => ({ status, update_reason: 'rollbackstatus' })

async function changeALine(world: World, document: Row, roll: Dice): Promise<unknown> {
  const items = await itemsOf(world, document)
  if (!items.length) return
  const change = roll.one([
    { product_amount: roll.below(4) - 1 },
    { unit_rate_exc_manual: roll.below(500) },
    { unit_rate_inc_manual: roll.below(500) },
    { vat_percentage: roll.one([0, 9, 21]) },
    { vat_category: 'reverse', vat_percentage: 0 },
    { discount_percentage: roll.below(60) },
    { additionalwork: roll.below(2) === 1 },
    { percentage_vat_9: 50, percentage_vat_21: 50 },
  ])
  return world.admin.patch(`/api/calculationitem/${roll.one(items).id}`, change)
}

/** Does something with one of the tries to pay online. */
const ofTry =
  (act: (payment: Row, roll: Dice, world: World) => Promise<unknown>, where: string): Act =>
  async (world, roll) => {
    const tries = await rows(world, 'onlinepayment', where)
    return tries.length ? act(roll.one(tries), roll, world) : undefined
  }
const told = async (id: unknown) => ({ status: await callBack(server, mollie, String(id)) })
/** A customer begins to pay all of it or a part. */
const ordered = (hash: string, { below }: Dice) =>
  server.anonymous.post(`/api/invoice/${hash}/paybycustomer`, below(2) ? {} : { amount: 1 + below(5000) / 100 })

/** Another day at the bank: what came in, of which some may be the payment of something. */
function statement({ days }: World, { below }: Dice): FormData {
  const day = addDays('2026-01-01', days.count++)
  const lines = Array.from({ length: 3 }, (): Sample => ({ day, amount: 100 + below(90_000), text: 'Betaling' }))
  const form = new FormData()
  const text = camt([{ from: day, until: day, opening: 0, lines }])
  form.append('file', new File([text], 'dag.xml', { type: 'application/xml' }))
  return form
}

const acts: Readonly<Record<string, Act>> = {
  isBegun: async ({ admin, relations }, roll) =>
    admin.post(`/api/${roll.one(KINDS)}`, { relation_id: roll.one(relations), items: [line(roll), line(roll)] }),
  isQuoted: async ({ admin, relations }, roll) => {
    const { body } = await admin.post('/api/quotation', {
      relation_id: roll.one(relations),
      items: [line(roll), line(roll), line(roll)],
    })
    return mark(admin, 'quotation', body.id)
  },
  isInvoiced: async ({ admin, relations }, roll) => {
    const { body } = await admin.post('/api/invoice', { relation_id: roll.one(relations), items: [line(roll)] })
    return mark(admin, 'invoice', body.id)
  },
  getsALine: any(({ admin }, _, { calculation_id }, roll) =>
    admin.post('/api/calculationitem', { calculation_id, ...line(roll) }),
  ),
  hasALineChanged: any((world, _, document, roll) => changeALine(world, document, roll)),
  hasAPartChanged: of(
    'invoice',
    (world, document, roll) => changeALine(world, document, roll),
    `status = 'draft' and calculation_id in (select calculation_id from calculationitem where settled is not null and deleted_at is null)`,
  ),
  hasALineCopied: any(async (world, _, document, { one }) => {
    const items = await itemsOf(world, document)
    return items.length && world.admin.post(`/api/calculationitem/${one(items).id}/duplicate`)
  }),
  losesALine: any(async (world, _, document, { one }) => {
    const items = await itemsOf(world, document)
    return items.length && world.admin.delete(`/api/calculationitem/${one(items).id}`)
  }),
  getsADiscount: any(({ admin }, _, { calculation_id }, { below }) =>
    admin.patch(`/api/calculation/${calculation_id}`, { discount: below(40) }),
  ),
  isSent: any(({ admin }, kind, { id }) => mark(admin, kind, id), `status in ('draft', 'sent')`),
  isSigned: of(
    'quotation',
    (_, { hash }) => agree(server.anonymous, 'quotation', String(hash), signed),
    `status = 'sent'`,
  ),
  isBilled: of(
    'quotation',
    ({ admin }, { id: quotation_id }, { one, below }) =>
      admin.post('/api/invoice/createinvoicefromquotation', {
        quotation_id,
        ...one([
          {},
          { partialinvoicetype: 'rest' },
          { partialinvoicetype: 'frompercentage', percentage: 1 + below(70) },
          { partialinvoicetype: 'fromamount', amount: 1 + below(40_000) / 100 },
        ]),
      }),
    `status in ('sent', 'approved')`,
  ),
  isConfirmed: of('quotation', ({ admin }, { id: quotation_id }) =>
    admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id, again: true }),
  ),
  isCopied: any(({ admin }, kind, { id }) => admin.post(`/api/${kind}/${id}/duplicate`)),
  isCancelled: any(({ admin }, kind, { id }) => admin.post(`/api/${kind}/${id}/cancel`)),
  isPutBack: any(
    ({ admin }, kind, { id }, { one }) => admin.patch(`/api/${kind}/${id}`, back(one(['draft', 'sent']))),
    `status <> 'draft'`,
  ),
  isDeleted: any(({ admin }, kind, { id }) => admin.delete(`/api/${kind}/${id}`)),
  comesBack: async (world, { one }) => {
    const kind = one(KINDS)
    const trashed = await rows(world, kind, 'deleted_at is not null')
    return trashed.length && world.admin.post(`/api/${kind}/${one(trashed).id}/restore`)
  },
  isCredited: of(
    'invoice',
    ({ admin }, { id }) => admin.post(`/api/invoice/${id}/createcreditinvoice`),
    'number is not null',
  ),
  isPaid: of(
    'invoice',
    ({ admin }, { id }, { below }) =>
      admin.post('/api/payment', {
        invoice_id: id,
        amount: 1 + below(60_000) / 100,
        paid_on: '2026-11-20',
        anyway: true,
      }),
    'number is not null',
  ),
  isPaidWholly: of('invoice', ({ admin }, { id }) => admin.post(`/api/invoice/${id}/markpaid`), 'number is not null'),
  isWrittenOff: of('invoice', ({ admin }, { id }) => admin.post(`/api/invoice/${id}/markunpayable`), 'amount_open > 0'),
  isBegunToPayOnline: of(
    'invoice',
    (_, { hash }, roll) => ordered(String(hash), roll),
    `amount_open > 0 and number is not null`,
  ),
  isPaidOnline: ofTry(({ provider_id }, { one }) => {
    if (mollie.payments.get(String(provider_id))?.status === 'open')
      mollie.settle(String(provider_id), one(['paid', 'paid', 'failed', 'pending']))
    return told(provider_id)
  }, `status in ('open', 'pending')`),
  isRefunded: ofTry(({ id, amount_refunded }, { below }, { admin }) => {
    const amount = 1 + below(20_000) / 100
    mollie.slowRefunds = below(2) === 0
    return admin.post(`/api/onlinepayment/${id}/refund`, { amount, amount_refunded })
  }, `status = 'paid'`),
  isChargedBack: ofTry(({ provider_id, amount_inc }) => {
    const payment = mollie.payments.get(String(provider_id))
    const standing = payment?.chargebacks.find(({ reversedAt }) => !reversedAt)
    if (standing) mollie.reverse(String(provider_id), standing.id)
    else if (!payment?.refunds.length) mollie.chargeBack(String(provider_id), Number(amount_inc))
    return told(provider_id)
  }, `status = 'paid'`),
  refundEnds: ofTry(({ provider_id }, { below }) => {
    const underway = mollie.payments.get(String(provider_id))?.refunds.find(({ status }) => status === 'pending')
    if (underway) mollie.endRefund(String(provider_id), underway.id, below(2) ? 'refunded' : 'failed')
    return told(provider_id)
  }, `status = 'paid'`),
  comesInAtTheBank: async (world, roll) => world.admin.post('/api/bankstatement/import', statement(world, roll)),
  isMatched: async (world, { one }) => {
    const lines = await rows(world, 'bankline', `status = 'open'`)
    const invoices = await rows(world, 'invoice', 'number is not null and amount_open > 0')
    if (!lines.length || !invoices.length) return undefined
    const [line, invoice] = [one(lines), one(invoices)]
    const amount = Math.min(Number(line.amount_left), Number(invoice.amount_open))
    return world.admin.post(`/api/bankline/${line.id}/confirm`, { matches: [{ invoice_id: invoice.id, amount }] })
  },
  isUnmatched: async (world, { one }) => {
    const lines = await rows(world, 'bankline', 'amount_left <> amount')
    return lines.length && world.admin.post(`/api/bankline/${one(lines).id}/undo`)
  },
  paymentIsTakenBack: async (world, { one }) => {
    const payments = await rows(world, 'payment')
    return payments.length && world.admin.delete(`/api/payment/${one(payments).id}`)
  },
}
const OFTEN = [
  'isBegunToPayOnline',
  'isPaidOnline',
  'isMatched',
  'isQuoted',
  'isBilled',
  'isBilled',
  'isSent',
  'isCredited',
  'hasAPartChanged',
  'hasAPartChanged',
]
const CHOICES = [...Object.keys(acts), ...OFTEN, ...OFTEN]

test.each([1, 2, 3])('what is kept of money is what there is, whatever happens to documents (walk %p)', async seed => {
  const world = await begin()
  const roll = dice(seed)
  const walked: string[] = []
  const failures: unknown[] = []
  const act = async () => {
    const name = roll.one(CHOICES)
    const answer = (await acts[name]?.(world, roll)) as { status?: number; body?: unknown } | undefined
    walked.push(`${name} ${answer?.status ?? '-'}`)
    if ((answer?.status ?? 0) >= 500) failures.push([name, answer?.status, answer?.body])
  }
  for (let step = 0; step < STEPS; step += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, act))
    expect([seed, walked.slice(-2 * AT_ONCE), await wrongInBooks(server.owner, world.company.id)]).toEqual([
      seed,
      walked.slice(-2 * AT_ONCE),
      [],
    ])
  }
  await server.settled()
  expect([seed, failures, await wrongInBooks(server.owner, world.company.id)]).toEqual([seed, [], []])
  const told = { owner: server.owner, companyId: world.company.id, admin: world.admin }
  expect([seed, await wrongInToldBooks({ ...told, year: today(DUTCH).slice(0, 4) })]).toEqual([seed, []])
})
