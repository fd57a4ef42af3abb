import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { insertRecord, insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import type { Row } from '@core/db/schema'
import { atLeast, Both, below } from '@core/db/where'
import { isIban } from '@core/domain/iban'
import { fromEuros, toEuros } from '@core/domain/money'
import { ownCompany } from '@core/tenancy/own-company'
import { addDays } from '@core/time/today'
import { BankAccount } from '../entities/bank-account'
import { BankLine } from '../entities/bank-line'
import { BankStatement } from '../entities/bank-statement'
import type { Statement, StatementLine } from '../statements/statement'
import { gapBefore } from './gaps'
import { type KnownMovement, newLines } from './tell-apart'

/** Rows in one statement of the database. */
const PAGE = 1000

/** What became of a statement, or would become of it; euros. */
export interface KeptStatement {
  readonly account: string
  readonly new_account: boolean
  readonly number: string | null
  readonly from_day: string
  readonly until_day: string
  readonly opening_balance: number
  readonly closing_balance: number
  readonly line_count: number
  readonly new_count: number
  /** The balance with which the statement before it ended, where that is another than it begins with. */
  readonly expected_balance: number | null
}

interface Keeping {
  readonly filename: string
  /** Only says what would become of them. */
  readonly dry: boolean
}

/** A movement that is kept, or will be, and the statement that brought it. */
type Held = Omit<KnownMovement, 'isBefore'> & { readonly statement: number }
/** A statement that is kept, or will be; cents. */
interface Known {
  readonly id: number
  readonly number: string | null
  readonly from: string
  readonly until: string
  readonly opening: number
  readonly closing: number
  /** Lines that came with it and with no statement before it. */
  readonly fresh: number
  readonly count: number
}

/** An account as far as it concerns the statements that are imported. */
interface Account {
  /** None while it is only tried. */
  readonly id: number | null
  readonly isNew: boolean
  readonly iban: string
  readonly statements: Known[]
  /** By day. */
  readonly movements: Map<string, Held[]>
}

/**
 * Keeps the movements of statements that no earlier one had. Two imports of one company wait for each other.
 *
 * @throws Problem 422 for an account that cannot be told, and for lines that cannot be told apart
 */
export async function keepStatements(
  context: Context,
  statements: readonly Statement[],
  { filename, dry }: Keeping,
): Promise<KeptStatement[]> {
  await lockByName(context, 'bank.import')
  const accounts = await openAccounts(context, statements, dry)
  const kept: KeptStatement[] = []
  for (const [i, statement] of statements.entries()) {
    const account = accounts.get(statement.account) as Account
    const { opening, closing, number, from, until, lines } = statement
    const before = endedBefore(account, statement)
    const days = [...new Set(lines.map(({ day }) => day))]
    const fresh = newLines(
      lines.map(line => ({ ...line, format: statement.format })),
      days
        .flatMap(day => account.movements.get(day) ?? [])
        .map(movement => ({ ...movement, isBefore: before.has(movement.statement) })),
    )
    if (!fresh) throw invalid('file', 'bank.too_many_alike')
    const expected = gapBefore(statement, account.statements)
    // One that is there as a whole leaves no trace.
    const isAgain = !fresh.length && account.statements.some(one => isSameStatement(one, statement))
    const id =
      dry || isAgain || account.id === null
        ? -1 - i
        : await insertStatement(context, account, statement, fresh.length, filename)
    if (!dry && account.id !== null && fresh.length) await insertLines(context, account.id, id, statement, fresh)
    for (const line of fresh) addTo(account.movements, { ...line, statement: id })
    if (!isAgain)
      account.statements.push({ id, number, from, until, opening, closing, fresh: fresh.length, count: lines.length })
    kept.push({
      account: account.iban,
      new_account: account.isNew,
      number,
      from_day: from,
      until_day: until,
      opening_balance: toEuros(opening),
      closing_balance: toEuros(closing),
      line_count: lines.length,
      new_count: fresh.length,
      expected_balance: expected === null ? null : toEuros(expected),
    })
  }
  return kept
}

/**
 * The statements that end where this one goes on, so that it has none of their movements. A balance that comes out the same
 * by chance says nothing: an earlier one has to have all that happened since the days of this one began, what it had has to
 * have changed the balance, and the one that it began with must not come by in this one, which then has its lines again.
 */
function endedBefore({ statements, movements }: Account, next: Statement): ReadonlySet<number> {
  const balances = new Set([next.opening])
  let balance = next.opening
  for (const { amount } of next.lines) {
    balance += amount
    balances.add(balance)
  }
  const ended = statements.filter(
    ({ fresh, count, opening, closing, from, until }) =>
      fresh === count && closing === next.opening && from <= next.from && until >= next.from && !balances.has(opening),
  )
  const changed = new Map<number, number>()
  for (const [day, some] of ended.length ? movements : [])
    for (const { statement, amount } of day >= next.from ? some : [])
      changed.set(statement, (changed.get(statement) ?? 0) + amount)
  return new Set(ended.map(({ id }) => id).filter(id => changed.get(id)))
}

function addTo(movements: Map<string, Held[]>, movement: Held): void {
  const day = movements.get(movement.day)
  if (day) day.push(movement)
  else movements.set(movement.day, [movement])
}

const isSameStatement = (one: Known, { number, from, until, opening, closing, lines }: Statement) =>
  one.number === number &&
  one.from === from &&
  one.until === until &&
  one.opening === opening &&
  one.closing === closing &&
  one.count === lines.length

/** The accounts of statements by what those call them, with what is kept of the days that they are about. */
async function openAccounts(context: Context, statements: readonly Statement[], dry: boolean) {
  const rows = await readRows(context, BankAccount, ['id', 'iban'], {})
  const own = (await ownCompany(context)).iban?.replace(/\s/g, '').toUpperCase()
  const known = [...rows.map(({ iban }) => iban), ...(own ? [own] : [])]
  const byIban = new Map<string, Account>()
  const accounts = new Map<string, Account>()
  for (const written of new Set(statements.map(({ account }) => account))) {
    const iban = ibanOf(written, known)
    const days = statements.filter(({ account }) => ibanOf(account, known) === iban)
    const account = byIban.get(iban) ?? (await openAccount(context, iban, rows, days, dry))
    byIban.set(iban, account)
    accounts.set(written, account)
  }
  return accounts
}

/** Older statements have a number instead of an IBAN: the account is the one whose IBAN ends in it. @throws Problem 422 */
function ibanOf(written: string, known: readonly string[]): string {
  if (isIban(written)) return written
  const digits = /^\d{5,10}$/.test(written) ? written.padStart(10, '0') : undefined
  const found = digits && known.find(iban => iban.endsWith(digits))
  if (!found) throw invalid('file', 'bank.account_unknown', { account: written })
  return found
}

async function openAccount(
  context: Context,
  iban: string,
  rows: readonly Pick<Row<typeof BankAccount>, 'id' | 'iban'>[],
  about: readonly Statement[],
  dry: boolean,
): Promise<Account> {
  const found = rows.find(row => row.iban === iban)
  if (!found)
    return {
      id: dry ? null : (await insertRecord(context, BankAccount, { iban })).id,
      isNew: true,
      iban,
      statements: [],
      movements: new Map(),
    }
  const statements = await readRows(context, BankStatement, STATEMENT, { bankaccount_id: found.id }, 'id')
  const days = about.flatMap(({ from, until, lines: some }) => [from, until, ...some.map(({ day }) => day)]).toSorted()
  const first = days[0] ?? ''
  // What statements that overlap with these had on later days says whether those begin where they ended.
  const overlapping = statements.filter(({ until_day }) => until_day >= first).map(({ until_day }) => until_day)
  const last = [days.at(-1) ?? '', ...overlapping].toSorted().at(-1) ?? ''
  const lines = await readRows(context, BankLine, MOVEMENT, {
    bankaccount_id: found.id,
    booked_on: new Both(atLeast(first), below(addDays(last, 1))),
  })
  const movements = new Map<string, Held[]>()
  for (const line of lines)
    addTo(movements, {
      day: line.booked_on,
      amount: fromEuros(line.amount),
      reference: line.bank_reference,
      endToEnd: line.end_to_end,
      iban: line.counterparty_iban,
      format: line.format,
      statement: line.bankstatement_id,
    })
  return {
    id: found.id,
    isNew: false,
    iban,
    statements: statements.map(one => ({
      id: one.id,
      number: one.number,
      from: one.from_day,
      until: one.until_day,
      opening: fromEuros(one.opening_balance),
      closing: fromEuros(one.closing_balance),
      fresh: one.new_count,
      count: one.line_count,
    })),
    movements,
  }
}

const MOVEMENT = [
  'booked_on',
  'amount',
  'bank_reference',
  'end_to_end',
  'counterparty_iban',
  'format',
  'bankstatement_id',
] as const
const STATEMENT = [
  'id',
  'number',
  'from_day',
  'until_day',
  'opening_balance',
  'closing_balance',
  'new_count',
  'line_count',
] as const

async function insertStatement(
  context: Context,
  { iban, id }: Pick<Account, 'iban' | 'id'>,
  { format, number, from, until, opening, closing, lines }: Statement,
  new_count: number,
  filename: string,
): Promise<number> {
  const made = await insertRecord(context, BankStatement, {
    bankaccount_id: Number(id),
    iban,
    filename: filename.slice(0, 255).toWellFormed(),
    format,
    number,
    from_day: from,
    until_day: until,
    opening_balance: toEuros(opening),
    closing_balance: toEuros(closing),
    line_count: lines.length,
    new_count,
    user_id: context.user?.id ?? null,
  })
  return made.id
}

async function insertLines(
  context: Context,
  bankaccount_id: number,
  bankstatement_id: number,
  { format }: Statement,
  lines: readonly StatementLine[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += PAGE)
    await insertRows(
      context,
      BankLine,
      lines.slice(at, at + PAGE).map(({ day, amount, name, iban, text, endToEnd, reference, reason, details }) => ({
        bankaccount_id,
        bankstatement_id,
        booked_on: day,
        amount: toEuros(amount),
        amount_left: toEuros(amount),
        counterparty_name: name,
        counterparty_iban: iban,
        description: text,
        end_to_end: endToEnd,
        bank_reference: reference,
        return_reason: reason,
        format,
        details,
      })),
    )
}
