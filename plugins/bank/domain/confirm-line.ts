import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRow } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import type { Opened } from '@core/db/mapped'
import { openRecord, openRecords } from '@core/db/open-record'
import { deleteRows, writeNow } from '@core/db/write'
import { type Cents, formatEuros, fromEuros, toEuros } from '@core/domain/money'
import { move } from '@core/states/move'
import { askFor } from '@core/states/refusal'
import { heldInvoice, type InvoiceRecord, notePayment, takeBackPayment } from '@plugins/invoice/contract/payments'
import { BankAccount } from '../entities/bank-account'
import { BankLine } from '../entities/bank-line'
import { BankMatch, sourceOf } from '../entities/bank-match'
import { BankParty } from '../entities/bank-party'
import { bankLineStates } from './bank-line-states'
import { debitsOfLine, followDebit, holdDebit, unfollowDebit } from './follow-debits'

export type BankLineRecord = Opened<typeof BankLine>

/** How much of a movement is the payment of an invoice; euros, with a minus for what went off the account. */
export interface Match {
  readonly invoice_id: number
  readonly amount: number
}

interface Confirming {
  /** More than is open of an invoice is booked too: somebody saw that and wants it. */
  readonly anyway?: boolean | undefined
}

/**
 * Makes parts of a movement the payments of invoices. The movement is held by the caller, so that of several who confirm it
 * each sees what the one before left; the invoices are held here, in order of their numbers.
 *
 * @throws Problem 409 when the movement is not open or the invoices ask for less than this, 422 for amounts that do not fit it
 */
export async function confirmLine(
  context: Context,
  line: BankLineRecord,
  matches: readonly Match[],
  { anyway = false }: Confirming = {},
): Promise<void> {
  await askFor(context, bankLineStates, line, 'pay')
  refuseMisfit(line, matches)
  const relations = new Set<number | null>()
  const debits = await debitsOfLine(context, line)
  for (const { invoice_id, amount } of matches.toSorted((one, other) => one.invoice_id - other.invoice_id)) {
    const invoice = await heldInvoice(context, invoice_id)
    if (!invoice) throw invalid('matches', 'core.unknown_reference')
    const named = debits.get(invoice_id)
    const debit = named ? await holdDebit(context, named, amount) : null
    // What was collected comes back also when nothing is left to pay back.
    if (!anyway && !(debit && amount < 0)) refuseMore(invoice, fromEuros(amount))
    relations.add(invoice.relation_id ?? null)
    const pair = { bankline_id: line.id, invoice_id }
    if (await openRecord(context, BankMatch, pair)) throw refused('bank.matched_already', { number: numberOf(invoice) })
    await insertRecord(context, BankMatch, { ...pair, amount, debitline_id: debit?.id ?? null })
    await notePayment(context, {
      invoice_id,
      amount,
      paid_on: line.booked_on,
      way: debit ? 'direct_debit' : await wayOf(context, line, invoice),
      reference: referenceOf(line),
      source: sourceOf(pair),
    })
    if (debit) await followDebit(context, debit, line)
  }
  const booked = matches.reduce((cents, { amount }) => cents + fromEuros(amount), 0)
  line.amount_left = toEuros(fromEuros(line.amount_left) - booked)
  await writeNow(context)
  if (!line.amount_left) await move(context, bankLineStates, line, 'match')
  const [relation, ...others] = relations
  if (relation && !others.length) await learn(context, line, relation)
}

/** How a transfer is noted: what came in on the G-rekening of an invoice pays that part of it. */
async function wayOf(context: Context, { bankaccount_id }: BankLineRecord, invoice: InvoiceRecord) {
  const split = invoice.gaccount_split
  const account = split ? await readRow(context, BankAccount, { id: bankaccount_id }) : null
  return account && account.iban === split?.iban ? ('gaccount' as const) : ('bank' as const)
}

const numberOf = ({ number }: InvoiceRecord) => number ?? ''

/** The parts of a movement have its direction, and are no more than what is left of it. @throws Problem 422 */
function refuseMisfit({ amount_left }: BankLineRecord, matches: readonly Match[]): void {
  const left = fromEuros(amount_left)
  const amounts = matches.map(({ amount }) => fromEuros(amount))
  if (new Set(matches.map(({ invoice_id }) => invoice_id)).size < matches.length)
    throw invalid('matches', 'bank.invoice_twice')
  if (amounts.some(amount => amount * left <= 0)) throw invalid('matches', 'bank.other_direction')
  const sum = amounts.reduce((cents, amount) => cents + amount, 0)
  if (Math.abs(sum) > Math.abs(left))
    throw invalid('matches', 'bank.more_than_line', { left: formatEuros(amount_left) })
}

/** Somebody noted the payment by hand, or it came in another way. @throws Problem 409 */
function refuseMore(invoice: InvoiceRecord, amount: Cents): void {
  const open = fromEuros(invoice.amount_open)
  if (open * amount > 0 && Math.abs(amount) <= Math.abs(open)) return
  const key = open * amount > 0 ? 'bank.more_than_open' : 'bank.already_paid'
  throw refused(key, { number: numberOf(invoice), open: formatEuros(invoice.amount_open) })
}

const referenceOf = ({ counterparty_name, counterparty_iban, description }: BankLineRecord): string | null =>
  [counterparty_name, counterparty_iban, description].filter(Boolean).join(' · ').slice(0, 255).toWellFormed() || null

/** Remembers whose the account is from which an invoice was paid, or to which one was paid back. */
async function learn(context: Context, line: BankLineRecord, relation_id: number): Promise<void> {
  const { counterparty_iban: iban, counterparty_name: name } = line
  if (!iban) return
  await lockByName(context, `bank.party ${iban}`)
  const known = await openRecord(context, BankParty, { iban })
  if (!known) await insertRecord(context, BankParty, { iban, name: name ?? null, relation_id })
  else if (known.relation_id !== relation_id) known.relation_id = relation_id
}

/** Takes back what a movement paid, and opens it again. @throws Problem 409 when there is nothing to take back */
export async function undoLine(context: Context, line: BankLineRecord): Promise<void> {
  await askFor(context, bankLineStates, line, 'undo')
  const matches = await openRecords(context, BankMatch, { bankline_id: line.id }, { sort: 'invoice_id' })
  const pairs = matches.map(({ amount, debitline_id, ...match }) => ({
    pair: { bankline_id: match.bankline_id, invoice_id: match.invoice_id },
    debitline_id,
    amount,
  }))
  for (const { pair, debitline_id, amount } of pairs) {
    await takeBackPayment(context, sourceOf(pair))
    if (debitline_id) await unfollowDebit(context, debitline_id, amount)
    await deleteRows(context, BankMatch, pair)
  }
  line.amount_left = line.amount
  await writeNow(context)
  if (line.status !== 'open') await move(context, bankLineStates, line, 'reopen')
}

/** Opens a movement and holds it, so that it is confirmed once. */
export const holdLine = (context: Context, id: number): Promise<BankLineRecord | null> =>
  openRecord(context, BankLine, id, { hold: true })
