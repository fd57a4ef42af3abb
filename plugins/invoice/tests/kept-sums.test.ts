import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type Dice, dice } from '@core/testing/dice'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { mark, signed } from '@plugins/documents/tests/sent-document'

/** Whatever happens to documents of all kinds, six acts at once, what is kept of money is what there is (DESIGN §4). */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const [STEPS, AT_ONCE] = [96, 6]
const KINDS = ['quotation', 'confirmation', 'invoice'] as const

interface World {
  readonly company: TestCompany
  readonly admin: TestClient
  readonly relations: readonly number[]
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
  return { company, admin, relations }
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
      admin.post('/api/payment', { invoice_id: id, amount: 1 + below(60_000) / 100, paid_on: '2026-11-20' }),
    'number is not null',
  ),
  isPaidWholly: of('invoice', ({ admin }, { id }) => admin.post(`/api/invoice/${id}/markpaid`), 'number is not null'),
  paymentIsTakenBack: async (world, { one }) => {
    const payments = await rows(world, 'payment')
    return payments.length && world.admin.delete(`/api/payment/${one(payments).id}`)
  },
}
const OFTEN = ['isQuoted', 'isBilled', 'isBilled', 'isSent', 'isCredited', 'hasAPartChanged', 'hasAPartChanged']
const CHOICES = [...Object.keys(acts), ...OFTEN, ...OFTEN]

const cents = (value: unknown) => Math.round(Number(value) * 100)
const sumOf = (some: readonly Row[], field: string) => some.reduce((sum, row) => sum + cents(row[field]), 0)

/** What is kept of money and does not follow from what it stands beside. */
async function wrongIn(world: World): Promise<unknown[]> {
  const wrong: unknown[] = []
  const check = (what: string, id: unknown, kept: unknown, counted: unknown) => {
    if (kept !== counted) wrong.push({ what, id, kept, counted })
  }
  const [calculations, items, versions, payments] = await Promise.all(
    ['calculation', 'calculationitem', 'documentversion', 'payment'].map(table => rows(world, table)),
  )
  const calculationOf = new Map(calculations?.map(row => [row.id, row]))
  const versionOf = new Map(versions?.map(row => [row.id, JSON.parse(String(row.content))]))
  for (const item of (items ?? []).filter(({ settled, deleted_at }) => settled && !deleted_at)) {
    const { exc, vat } = item.settled as { exc: number; vat: number }
    const net = cents(exc)
    check('a part and its price', item.id, net, cents(Number(item.product_amount) * Number(item.unit_rate_exc_manual)))
    const due = (net * Number(item.vat_percentage)) / 100
    if (Math.abs(cents(vat) - due) > 2) wrong.push({ what: 'a part and its VAT', item })
    check('a part and its discount', item.id, Number(item.discount_percentage), 0)
  }
  for (const one of calculations ?? []) {
    const vat = (['amount_vat_6', 'amount_vat_9', 'amount_vat_21'] as const).reduce(
      (sum, tag) => sum + cents(one[tag]),
      0,
    )
    check('a calculation and its VAT', one.id, cents(one.amount_inc_vat), cents(one.amount_exc_vat) + vat)
    const lines = items?.filter(({ calculation_id, deleted_at }) => calculation_id === one.id && !deleted_at) ?? []
    for (const rate of [6, 9, 21]) {
      const due = (cents(one[`amount_exc_vat_${rate}`]) * rate) / 100
      if (Math.abs(cents(one[`amount_vat_${rate}`]) - due) > 2 + lines.length)
        wrong.push({ what: `VAT of ${rate} %`, id: one.id, kept: one[`amount_vat_${rate}`], due })
    }
  }
  for (const kind of KINDS)
    for (const document of await rows(world, kind)) {
      const version = versionOf.get(Number(document.documentversion_id))
      const isShown = version && !['draft', 'cancelled'].includes(String(document.status))
      const source = isShown ? version : calculationOf.get(Number(document.calculation_id))
      if (document.status !== 'cancelled')
        for (const field of ['amount_exc_vat', 'amount_inc_vat'])
          check(
            `${kind} and ${isShown ? 'its version' : 'its lines'}`,
            document.id,
            cents(document[field]),
            cents(source?.[field]),
          )
      if (!isShown) continue
      check(
        'VAT on paper',
        document.id,
        sumOf(version.vat, 'amount'),
        cents(version.amount_inc_vat) - cents(version.amount_exc_vat),
      )
      check('base on paper', document.id, sumOf(version.vat, 'base'), cents(version.amount_exc_vat))
      for (const { rate, base, amount, category } of version.vat) {
        if (Math.abs(cents(amount) - (cents(base) * rate) / 100) > 6)
          wrong.push({ what: 'rate on paper', document, rate, base, amount })
        if (category === 'standard' ? !rate : rate) wrong.push({ what: 'category on paper', document, category, rate })
      }
    }
  const invoices = await rows(world, 'invoice', 'deleted_at is null')
  const counting = invoices.filter(
    ({ status, credit_of }) => status !== 'cancelled' && !(credit_of && status === 'draft'),
  )
  for (const quotation of await rows(world, 'quotation', 'deleted_at is null')) {
    const own = counting.filter(({ quotation_id }) => quotation_id === quotation.id)
    const billed = sumOf(own, 'amount_inc_vat')
    check(
      'what was billed',
      quotation.id,
      cents(calculationOf.get(Number(quotation.calculation_id))?.invoicedamount),
      billed,
    )
    const final = sumOf(
      own.filter(({ number }) => number),
      'amount_inc_vat',
    )
    if (final > cents(quotation.amount_inc_vat)) wrong.push({ what: 'billed more than once', quotation, final })
    if (billed && ['draft', 'cancelled'].includes(String(quotation.status)))
      wrong.push({ what: 'billed and put back', quotation })
  }
  for (const invoice of invoices.filter(({ number }) => number)) {
    const paid = sumOf(payments?.filter(({ invoice_id }) => invoice_id === invoice.id) ?? [], 'amount')
    check('payments', invoice.id, cents(invoice.amount_paid), paid)
    const credited = cents(invoice.amount_credited)
    check('what is open', invoice.id, cents(invoice.amount_open), cents(invoice.amount_inc_vat) - paid - credited)
    if (invoice.credit_of) continue
    const credits = invoices.filter(({ credit_of, number }) => credit_of === invoice.id && number)
    check('credits', invoice.id, credited, -sumOf(credits, 'amount_credited'))
    if (-sumOf(credits, 'amount_inc_vat') > cents(invoice.amount_inc_vat))
      wrong.push({ what: 'credited more than once', invoice })
  }
  return wrong
}

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
    expect([seed, walked.slice(-2 * AT_ONCE), await wrongIn(world)]).toEqual([seed, walked.slice(-2 * AT_ONCE), []])
  }
  await server.settled()
  expect([seed, failures, await wrongIn(world)]).toEqual([seed, [], []])
})
