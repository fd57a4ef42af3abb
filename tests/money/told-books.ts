import type { TestClient } from '@core/testing/server'
import { XMLParser } from 'fast-xml-parser'
import type { Pool } from 'pg'

const cents = (value: unknown) => Math.round(Number(value) * 100)
const NOTHING_WRONG: readonly unknown[] = []

/** A company whose books are told: of invoices that are dated in one year. */
interface Told {
  readonly owner: Pool
  readonly companyId: number
  readonly admin: TestClient
  readonly year: string
}

/**
 * What the VAT list, the debtors, the statements of account and the audit file say otherwise than a count of the tables
 * does. The count knows the columns and nothing of the code.
 */
export async function wrongInToldBooks(told: Told): Promise<readonly unknown[]> {
  const wrong = [...(await wrongInVat(told)), ...(await wrongInBalances(told)), ...(await wrongInAuditFile(told))]
  return wrong.length ? wrong : NOTHING_WRONG
}

async function sums<K extends string>({ owner, companyId }: Told, query: string, ...columns: readonly K[]) {
  const { rows } = await owner.query(query, [companyId])
  return Object.fromEntries(columns.map(column => [column, cents(rows[0]?.[column] ?? 0)])) as Record<K, number>
}

const difference = (what: string, told: Record<string, number>, counted: Record<string, number>) =>
  Bun.deepEquals(told, counted) ? [] : [{ what, told, counted }]

/** Invoices with a number, cancelled ones and templates have none. */
const BILLED = `from invoice i join calculation c on c.company_id = i.company_id and c.id = i.calculation_id where i.company_id = $1 and i.number is not null and i.status <> 'cancelled'`

async function wrongInVat(told: Told): Promise<unknown[]> {
  const { body } = await told.admin.get(`/api/invoice/books/vat?from=${told.year}-01-01&to=${told.year}-12-31`)
  const counted = await sums(
    told,
    `select sum(amount_exc_vat_21) high, sum(amount_vat_21) high_vat, sum(amount_exc_vat_9 + amount_exc_vat_6) low, sum(amount_vat_9 + amount_vat_6) low_vat, sum(amount_exc_vat_0) none, sum(i.amount_exc_vat) base, sum(i.amount_inc_vat - i.amount_exc_vat) vat ${BILLED}`,
    ...(['high', 'high_vat', 'low', 'low_vat', 'none', 'base', 'vat'] as const),
  )
  const of = (field: 'base' | 'vat', ...names: readonly string[]) =>
    body.rubrics
      .filter(({ rubric }: { rubric: string }) => names.includes(rubric))
      .reduce((sum: number, one: Record<string, unknown>) => sum + cents(one[field]), 0)
  return difference(
    'VAT list',
    {
      ...{ high: of('base', '1a'), high_vat: of('vat', '1a'), low: of('base', '1b'), low_vat: of('vat', '1b') },
      ...{ none: of('base', '1e', '3b', 'exempt', 'outside'), base: cents(body.base), vat: cents(body.vat) },
    },
    counted,
  )
}

async function wrongInBalances(told: Told): Promise<unknown[]> {
  const { owner, companyId, admin, year } = told
  const { owed } = await sums(
    told,
    `select sum(i.amount_inc_vat) - coalesce((select sum(amount) from payment where company_id = $1), 0) - coalesce((select sum(amount) from writeoff where company_id = $1), 0) owed ${BILLED}`,
    'owed',
  )
  const { open, paid_back } = await sums(
    told,
    `select coalesce(sum(amount_open) filter (where status in ('sent', 'approved', 'expired') and amount_open > 0), 0) open, coalesce(sum(amount_open) filter (where status not in ('sent', 'approved', 'expired') or amount_open < 0), 0) paid_back from invoice where company_id = $1 and number is not null and status not in ('cancelled', 'unpayable')`,
    ...(['open', 'paid_back'] as const),
  )
  const debtors = (await admin.get('/api/invoice/books/debtors?limit=500')).body
  const ageing = (await admin.get('/api/invoice/ageing')).body
  const relations = await owner.query(
    'select distinct relation_id from invoice where company_id = $1 and number is not null',
    [companyId],
  )
  let statements = 0
  for (const { relation_id } of relations.rows) {
    const days = `from=${year}-01-01&to=${year}-12-31`
    const { opening, lines, closing } = (await admin.get(`/api/invoice/statement/${relation_id}?${days}`)).body
    const moved = lines.reduce((sum: number, { amount }: { amount: number }) => sum + cents(amount), cents(opening))
    if (moved !== cents(closing)) return [{ what: 'statement', relation_id, moved, closing }]
    statements += cents(closing)
  }
  return difference(
    'balances',
    {
      ...{ debtors: cents(debtors.balance), statements, ageing: cents(ageing.outstanding.amount) },
      together: cents(ageing.outstanding.amount) + paid_back,
    },
    { debtors: owed, statements: owed, ageing: open, together: owed },
  )
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: name => ['journal', 'transaction', 'trLine', 'vat', 'customerSupplier', 'ledgerAccount'].includes(name),
})

/** The audit file of a year, as a parser reads it. */
export async function auditFileOf(admin: TestClient, year: string) {
  const answer = await admin.raw('GET', `/api/invoice/books/auditfile?year=${year}`)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(text)
  return { text, company: parser.parse(text).auditfile.company }
}

interface Line {
  readonly accID: string
  readonly amnt: string
  readonly amntTp: 'C' | 'D'
}

async function wrongInAuditFile(told: Told): Promise<unknown[]> {
  const { company } = await auditFileOf(told.admin, told.year)
  const wrong: unknown[] = []
  const totals = { debit: 0, credit: 0, lines: 0 }
  const byAccount = new Map<string, number>()
  for (const { jrnID, transaction: transactions = [] } of company.transactions.journal)
    for (const { nr, trLine } of transactions) {
      const signed = (trLine as Line[]).map(({ accID, amnt, amntTp }) => {
        const amount = cents(amnt)
        totals.lines += 1
        totals[amntTp === 'D' ? 'debit' : 'credit'] += amount
        const own = amntTp === 'D' ? amount : -amount
        byAccount.set(accID, (byAccount.get(accID) ?? 0) + own)
        return own
      })
      const left = signed.reduce((sum, own) => sum + own, 0)
      if (left) wrong.push({ what: 'debit and credit', jrnID, nr, left })
    }
  const { linesCount, totalDebit, totalCredit } = company.transactions
  wrong.push(
    ...difference(
      'totals of the audit file',
      { lines: Number(linesCount), debit: cents(totalDebit), credit: cents(totalCredit) },
      totals,
    ),
  )
  const counted = await sums(
    told,
    `select sum(i.amount_exc_vat) turnover, sum(i.amount_inc_vat - i.amount_exc_vat) vat, sum(i.amount_inc_vat) - coalesce((select sum(amount) from payment where company_id = $1 and extract(year from paid_on) = ${told.year}), 0) - coalesce((select sum(amount) from writeoff where company_id = $1 and extract(year from written_on) = ${told.year}), 0) debtors ${BILLED}`,
    ...(['turnover', 'vat', 'debtors'] as const),
  )
  const ofAccounts = (is: (number: string) => boolean) =>
    [...byAccount].reduce((sum, [number, amount]) => sum + (is(number) ? amount : 0), 0)
  const toldSums = {
    turnover: -ofAccounts(number => number.startsWith('8')) + 0,
    vat: -ofAccounts(number => number.startsWith('15')) + 0,
    debtors: ofAccounts(number => number === '1300'),
  }
  return [...wrong, ...difference('accounts of the audit file', toldSums, counted)]
}
