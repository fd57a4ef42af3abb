import { afterAll, beforeAll, expect, test } from 'bun:test'
import { countPointing } from '@core/db/pointers'
import { workFor } from '@core/platform/work-for'
import { declared } from '@core/resource/declared'
import type { AnyStates } from '@core/states/states'
import { agree } from '@core/testing/agree'
import { type TestAnswer, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { IN_FULL, LIMIT_MS } from './everyday-sample'

/**
 * Four at once that make two calls around one document leave figures, statuses and parents that agree: calls that change
 * money or a status, as staff make them. `pairs-of-moves` does the same with every move that is declared.
 */
let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await testServer({ own: true })
  company = await server.company()
})
afterAll(() => server.stop())

const KINDS = ['quotation', 'confirmation', 'invoice'] as const
type Kind = (typeof KINDS)[number]

/** A document in its own dossier, with all that the calls name. */
interface Subject {
  readonly kind: Kind
  readonly id: number
  readonly flow: number
  /** The dossier into which the first one is merged. */
  readonly target: number
  readonly quotation: number
  readonly payment: number | null
}

interface Named {
  readonly name: string
  /** What the document is when the call can do something: a status, or `trashed`. */
  readonly from: readonly string[]
  readonly send: (subject: Subject) => Promise<TestAnswer>
}

const LATE = '2026-01-15'
const admin = () => company.admin
const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' }
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const markSent = (kind: Kind, id: number) => admin().post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })
const pay = (invoice_id: number, amount: number) =>
  admin().post('/api/payment', { invoice_id, amount, paid_on: '2026-11-23' })
const bill = (quotation_id: number, part: object = {}) =>
  admin().post('/api/invoice/createinvoicefromquotation', { quotation_id, ...part })
const confirm = (quotation_id: number) =>
  admin().post('/api/confirmation/createconfirmationfromquotation', { quotation_id, again: true })

/** What was made; a test whose beginning fails proves nothing. */
function made({ status, body }: TestAnswer) {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** Statuses to begin with, those first that two calls rather begin with. */
const STARTS: Readonly<Record<Kind, readonly string[]>> = {
  quotation: ['draft', 'approved', 'sent', 'cancelled', 'trashed'],
  confirmation: ['draft', 'sent', 'cancelled', 'trashed'],
  invoice: ['draft', 'sent', 'paid', 'cancelled', 'trashed'],
}

async function begin(kind: Kind, start: string): Promise<Subject> {
  const flow = made(await admin().post('/api/flow', { relation })).id
  const target = made(await admin().post('/api/flow', { relation })).id
  const offer = made(await admin().post('/api/quotation', { flow_id: flow, items }))
  const quotation = offer.id as number
  if (kind !== 'quotation' || start === 'sent' || start === 'approved') made(await markSent('quotation', quotation))
  if (start === 'approved')
    made(await agree(server.anonymous, 'quotation', offer.hash, { signername: 'Jan Mol', agreeswithoffer: true }))
  const id = await documentOf(kind, quotation)
  let payment: number | null = null
  if (kind !== 'quotation' && (start === 'sent' || start === 'paid')) made(await markSent(kind, id))
  if (kind === 'invoice' && (start === 'sent' || start === 'paid'))
    payment = made(await pay(id, start === 'paid' ? 726 : 100)).id
  if (start === 'cancelled') made(await admin().post(`/api/${kind}/${id}/cancel`))
  if (start === 'trashed') made(await admin().delete(`/api/${kind}/${id}`))
  return { kind, id, flow, target, quotation, payment }
}

/** The quotation itself, or what is made of it: of invoices one that is late and leaves something to bill. */
async function documentOf(kind: Kind, quotation: number): Promise<number> {
  if (kind === 'quotation') return quotation
  if (kind === 'confirmation') return made(await confirm(quotation)).id
  const { id } = made(await bill(quotation, { partialinvoicetype: 'frompercentage', percentage: 60 }))
  made(await admin().patch(`/api/invoice/${id}`, { enddate: LATE }))
  return id
}

/** The calls that every kind has. */
function callsOf(kind: Kind, { moves, acts = {} }: AnyStates): Named[] {
  const fromOf = (name: string) => (moves[name] ?? acts[name])?.from ?? []
  const call = (name: string, from: readonly string[], send: Named['send']): Named => ({ name, from, send })
  const back = (to: string) => (s: Subject) =>
    admin().patch(`/api/${kind}/${s.id}`, { status: to, update_reason: 'rollbackstatus' })
  const common = [
    call('delete', fromOf('delete'), s => admin().delete(`/api/${kind}/${s.id}`)),
    call('restore', ['trashed'], s => admin().post(`/api/${kind}/${s.id}/restore`)),
    call('mark sent', fromOf('send'), s => markSent(kind, s.id)),
    call('cancel', fromOf('cancel'), s => admin().post(`/api/${kind}/${s.id}/cancel`)),
    call('merge its dossier', STARTS[kind], s =>
      admin().post(`/api/flow/${s.flow}/mergeflow`, { targetflow_id: s.target }),
    ),
    call('delete its dossier', ['draft', 'cancelled', 'trashed'], s => admin().delete(`/api/flow/${s.flow}`)),
  ]
  const own: Readonly<Record<Kind, readonly Named[]>> = {
    quotation: [
      call('put back', ['approved', 'sent', 'cancelled'], back('draft')),
      call('bill half', fromOf('bill'), s =>
        bill(s.quotation, { partialinvoicetype: 'frompercentage', percentage: 50 }),
      ),
      call('bill it whole', fromOf('bill'), s => bill(s.quotation)),
      call('confirm', fromOf('convert'), s => confirm(s.quotation)),
    ],
    confirmation: [call('put back', ['sent', 'cancelled'], back('draft'))],
    invoice: [
      call('put back from paid', ['paid'], back('sent')),
      call('put back to a draft', ['cancelled'], back('draft')),
      call('bill the rest', STARTS.invoice, s => bill(s.quotation, { partialinvoicetype: 'rest' })),
      call('pay a part', fromOf('notePayment'), s => pay(s.id, 300)),
      call('pay all', fromOf('pay'), s => admin().post(`/api/invoice/${s.id}/markpaid`)),
      call('take the payment back', fromOf('notePayment'), s => admin().delete(`/api/payment/${s.payment ?? 0}`)),
      call('credit', fromOf('credit'), s => admin().post(`/api/invoice/${s.id}/createcreditinvoice`)),
      call('remind', fromOf('remind'), s =>
        admin().post(`/api/invoice/${s.id}/sendreminder`, {
          to_email: relation.email,
          subject: 'Herinnering',
          sendpdf: false,
        }),
      ),
    ],
  }
  return [...own[kind], ...common].map(one => ({
    ...one,
    from: STARTS[kind].filter(start => one.from.includes(start)),
  }))
}

/**
 * Every two of them that can begin with the same document, each with itself too, and what it is then. In full also those of
 * which the second can do something only after the first.
 */
const pairsOf = (calls: readonly Named[]): { one: Named; other: Named; start: string }[] =>
  calls.flatMap((one, at) =>
    calls.slice(at).flatMap(other => {
      const start = one.from.find(status => other.from.includes(status)) ?? (IN_FULL ? one.from[0] : undefined)
      return start === undefined ? [] : { one, other, start }
    }),
  )

/** Rows behind the platform of the two dossiers of a subject, each of which is a fault. */
const FAULTS: Readonly<Record<string, string>> = {
  'billed more than the quotation': `
    select q.id, q.amount_inc_vat, sum(i.amount_inc_vat) as billed
    from quotation q join invoice i on i.company_id = q.company_id and i.quotation_id = q.id
    where q.company_id = $1 and q.flow_id = any($2) and i.deleted_at is null and i.status <> 'cancelled'
      and not (i.credit_of is not null and i.status = 'draft')
    group by q.id, q.amount_inc_vat having sum(i.amount_inc_vat) > q.amount_inc_vat`,
  'the quotation says another sum than its invoices': `
    select q.id, c.invoicedamount, sum(i.amount_inc_vat) as billed
    from quotation q join calculation c on c.company_id = q.company_id and c.id = q.calculation_id
      left join invoice i on i.company_id = q.company_id and i.quotation_id = q.id and i.deleted_at is null
        and i.status <> 'cancelled' and not (i.credit_of is not null and i.status = 'draft')
    where q.company_id = $1 and q.flow_id = any($2)
    group by q.id, c.invoicedamount having coalesce(c.invoicedamount, 0) <> coalesce(sum(i.amount_inc_vat), 0)`,
  'credited more than the invoice': `
    select i.id, i.amount_inc_vat, sum(c.amount_inc_vat) as credited
    from invoice i join invoice c on c.company_id = i.company_id and c.credit_of = i.id
    where i.company_id = $1 and i.flow_id = any($2) and c.deleted_at is null and c.status <> 'cancelled'
    group by i.id, i.amount_inc_vat having -sum(c.amount_inc_vat) > i.amount_inc_vat`,
  'paid or open is not what payments say': `
    select i.id, i.status, i.amount_paid, i.amount_open, coalesce(sum(p.amount), 0) as payments
    from invoice i left join payment p on p.company_id = i.company_id and p.invoice_id = i.id
    where i.company_id = $1 and i.flow_id = any($2) and i.number is not null
    group by i.id having i.amount_paid <> coalesce(sum(p.amount), 0)
      or i.amount_open <> i.amount_inc_vat - i.amount_paid - i.amount_credited
      or (i.status in ('paid', 'settled')) <> (i.amount_open <= 0)`,
  'payments of what is not billed': `
    select i.id, i.status, i.deleted_at from invoice i join payment p on p.company_id = i.company_id and p.invoice_id = i.id
    where i.company_id = $1 and i.flow_id = any($2) and (i.deleted_at is not null or i.number is null)`,
  'reminders are not those of the log': `
    select i.id, i.reminders, count(l.id) as logged
    from invoice i left join log_item l on l.company_id = i.company_id and l.loggable_type = 'invoice'
      and l.loggable_id = i.id and l.description = 'reminded'
    where i.company_id = $1 and i.flow_id = any($2) group by i.id having i.reminders <> count(l.id)`,
  'a number is used twice or missing': KINDS.map(
    kind => `
    select '${kind}' as kind, d.number, d.status from ${kind} d
    where d.company_id = $1 and d.flow_id = any($2) and (d.number is null and d.status not in ('draft', 'cancelled')
      or exists (select from ${kind} o where o.company_id = $1 and o.id <> d.id and o.number = d.number))`,
  ).join(' union all '),
  'made of a quotation that is in the trash or was never sent': ['invoice', 'confirmation']
    .map(
      kind => `
    select '${kind}' as kind, d.id, d.status, q.status as quotation
    from ${kind} d join quotation q on q.company_id = d.company_id and q.id = d.quotation_id
    where d.company_id = $1 and d.flow_id = any($2) and d.deleted_at is null
      and d.status in ('sent', 'approved', 'paid', 'expired') and (q.deleted_at is not null or q.status = 'draft')`,
    )
    .join(' union all '),
  'something happened in a dossier in the trash': `
    select l.loggable_type, l.loggable_id, l.description
    from flow f join log_item gone on gone.company_id = f.company_id and gone.loggable_type = 'flow'
      and gone.loggable_id = f.id and gone.description = 'deleted'
      join log_item l on l.company_id = f.company_id and l.flow_id = f.id and l.id > gone.id
    where f.company_id = $1 and f.id = any($2) and f.deleted_at is not null
      and l.loggable_type in (${KINDS.map(kind => `'${kind}'`)}) and l.description <> 'deleted'`,
  'the status is not the last one of the log': KINDS.map(
    kind => `
    select * from (
      select '${kind}' as kind, d.id, d.status, l.was, l.became, l.last,
        lag(l.became, 1, 'draft') over (partition by d.id order by l.id) as before
      from ${kind} d join (
        select loggable_id, id, old_value->>'status' as was, new_value->>'status' as became,
          row_number() over (partition by loggable_id order by id desc) = 1 as last
        from log_item where company_id = $1 and loggable_type = '${kind}'
          and old_value->>'status' is not null and new_value->>'status' is not null
      ) l on l.loggable_id = d.id
      where d.company_id = $1 and d.flow_id = any($2)
    ) lines where was <> before or (last and became <> status)`,
  ).join(' union all '),
}

/** What is wrong around a subject. */
async function faultsAround({ flow, target }: Subject): Promise<string[]> {
  const found: string[] = []
  for (const [what, text] of Object.entries(FAULTS)) {
    const { rows } = await server.owner.query(text, [company.id, [flow, target]])
    if (rows.length) found.push(`${what}: ${JSON.stringify(rows)}`)
  }
  const { rows } = await server.owner.query(
    'select id from flow where company_id = $1 and id = $2 and merged_into_id is not null',
    [company.id, flow],
  )
  if (!rows.length) return found
  const left = await workFor(
    server.app.platform,
    { companyId: company.id, userId: company.admin.userId },
    async context => countPointing(context, context.use(declared).entities, 'flow', flow),
  )
  // News is told after the call, and says where it happened.
  const moved = left.filter(({ table }) => table !== 'notification')
  return moved.length ? [...found, `left at a dossier that was merged away: ${JSON.stringify(moved)}`] : found
}

for (const kind of KINDS)
  test(
    `of four at once that make two calls around one ${kind}, sums, statuses, numbers and parents agree afterwards (R-INV-003, R-INV-008, R-FLOW-014, R-FLOW-021, R-DOC-001)`,
    async () => {
      const states = await workFor(
        server.app.platform,
        { companyId: company.id, userId: company.admin.userId },
        async context => context.use(declared).resources.find(({ path }) => path === kind)?.states,
      )
      if (!states) throw new Error(`${kind} has no states`)
      const calls = callsOf(kind, states)
      const wrong: string[] = []
      const done = new Set<string>()
      for (const { one, other, start } of pairsOf(calls)) {
        const subject = await begin(kind, start)
        const answers = await Promise.all([one, other, one, other].map(({ send }) => send(subject)))
        answers.forEach(({ status }, n) => {
          if (status < 300) done.add((n % 2 ? other : one).name)
        })
        const said = answers.map(({ status }) => status)
        const faults = await faultsAround(subject)
        if (said.some(status => status > 499 || status === 400)) faults.push('an answer that no call may give')
        for (const fault of faults) wrong.push(`${one.name} and ${other.name} from ${start} (${said}): ${fault}`)
      }
      expect(wrong).toEqual([])
      // A call that is always refused would prove nothing.
      expect(calls.map(({ name }) => name).filter(name => !done.has(name))).toEqual([])
    },
    LIMIT_MS,
  )
