import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { fromEuros } from '@core/domain/money'
import { payableInvoices } from '@plugins/invoice/contract/payable-invoices'
import { BankLine } from '../entities/bank-line'
import { BankParty } from '../entities/bank-party'
import { type CollectedBy, endToEndOf, readDebits } from './debits-of'
import { numbersIn } from './names-in-text'
import { MatchBook, type OpenMovement, type Proposal } from './propose'
import { proposeDebits } from './propose-debits'

const COLUMNS = [
  'id',
  'amount_left',
  'counterparty_name',
  'counterparty_iban',
  'description',
  'end_to_end',
  'details',
] as const

/** Movements between two pauses. */
const SOME = 200

interface Described extends OpenMovement, CollectedBy {}

/** What each of these open movements seems to be; those that seem nothing are left out. */
export async function readProposals(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Proposal>> {
  const movements = await readMovements(context, ids)
  if (!movements.length) return new Map()
  const open = await payableInvoices(context, 'open')
  const known = new Set(open.map(({ number }) => number))
  const numbers = [...new Set(movements.flatMap(({ text }) => numbersIn(text)))].filter(number => !known.has(number))
  const paid = numbers.length ? await payableInvoices(context, { number: numbers }) : []
  const ibans = [...new Set(movements.flatMap(({ iban }) => iban ?? []))]
  const parties = ibans.length ? await readRows(context, BankParty, ['iban', 'relation_id'], { iban: ibans }) : []
  const named = await readDebits(context, movements)
  const collected = [...named.values()].flatMap(({ ofBatches }) => ofBatches.map(({ invoice_id }) => invoice_id))
  const settled = collected.length ? await payableInvoices(context, { id: [...new Set(collected)] }) : []
  const byId = new Map(settled.map(invoice => [invoice.id, invoice]))
  const book = new MatchBook([...open, ...paid], new Map(parties.map(({ iban, relation_id }) => [iban, relation_id])))
  const proposals = new Map<number, Proposal>()
  for (const [i, movement] of movements.entries()) {
    // Thousands take a second, in which others are served.
    if (i % SOME === SOME - 1) await new Promise(resolve => setImmediate(resolve))
    const debits = named.get(movement.id)
    const collecting = debits ? proposeDebits(movement.left, debits, byId) : null
    if (collecting) book.take(collecting.matches)
    const proposal = collecting ?? book.propose(movement)
    if (proposal) proposals.set(movement.id, proposal)
  }
  return proposals
}

async function readMovements(context: Context, ids: readonly number[]): Promise<Described[]> {
  const rows = await readRows(context, BankLine, COLUMNS, { id: [...ids], status: 'open' }, 'id')
  return rows.map(row => ({
    id: row.id,
    left: fromEuros(row.amount_left),
    name: row.counterparty_name,
    iban: row.counterparty_iban,
    endToEnd: endToEndOf(row),
    text: [row.description, row.end_to_end].filter(Boolean).join(' | '),
  }))
}
