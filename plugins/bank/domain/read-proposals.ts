import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { fromEuros } from '@core/domain/money'
import { payableInvoices } from '@plugins/invoice/contract/payable-invoices'
import { BankLine } from '../entities/bank-line'
import { BankParty } from '../entities/bank-party'
import { numbersIn } from './names-in-text'
import { MatchBook, type OpenMovement, type Proposal } from './propose'

const COLUMNS = ['id', 'amount_left', 'counterparty_name', 'counterparty_iban', 'description', 'status'] as const

/** Movements between two pauses. */
const SOME = 200

interface Described extends OpenMovement {
  readonly id: number
}

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
  const book = new MatchBook([...open, ...paid], new Map(parties.map(({ iban, relation_id }) => [iban, relation_id])))
  const proposals = new Map<number, Proposal>()
  for (const [i, movement] of movements.entries()) {
    // Thousands take a second, in which others are served.
    if (i % SOME === SOME - 1) await new Promise(resolve => setImmediate(resolve))
    const proposal = book.propose(movement)
    if (proposal) proposals.set(movement.id, proposal)
  }
  return proposals
}

async function readMovements(context: Context, ids: readonly number[]): Promise<Described[]> {
  const rows = await readRows(context, BankLine, [...COLUMNS, 'end_to_end'], { id: [...ids], status: 'open' }, 'id')
  return rows.map(row => ({
    id: row.id,
    left: fromEuros(row.amount_left),
    name: row.counterparty_name,
    iban: row.counterparty_iban,
    text: [row.description, row.end_to_end].filter(Boolean).join(' | '),
  }))
}
