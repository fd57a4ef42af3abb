import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { fromEuros } from '@core/domain/money'
import { move } from '@core/states/move'
import { DebitLine } from '../entities/debit-line'
import type { BankLineRecord } from './confirm-line'
import { debitLineStates } from './debit-states'
import { type DebitFacts, endToEndOf, readDebits } from './debits-of'

type DebitRecord = Opened<typeof DebitLine>

/** What a movement collects of invoices or brings back, by invoice. */
export async function debitsOfLine(context: Context, line: BankLineRecord): Promise<ReadonlyMap<number, DebitFacts>> {
  const status = line.amount < 0 ? 'collected' : 'pending'
  const named = await readDebits(context, [
    {
      id: line.id,
      endToEnd: endToEndOf({ end_to_end: line.end_to_end ?? null, details: line.details }),
      text: line.description ?? '',
    },
  ])
  const { lines = [], ofBatches = [] } = named.get(line.id) ?? {}
  // One that is named itself goes before those of the same batch.
  const some = [...ofBatches, ...lines].filter(one => one.status === status)
  return new Map(some.map(one => [one.invoice_id, one]))
}

/** Holds what a match collects or brings back; nothing when another amount is booked, or when it is called off meanwhile. */
export async function holdDebit(context: Context, debit: DebitFacts, amount: number): Promise<DebitRecord | null> {
  const isWhole = Math.abs(fromEuros(amount)) === fromEuros(debit.amount)
  const record = isWhole ? await openRecord(context, DebitLine, debit.id, { hold: true }) : null
  return record?.status === debit.status ? record : null
}

/** Lets what was collected follow a movement that is booked. */
export async function followDebit(context: Context, debit: DebitRecord, line: BankLineRecord): Promise<void> {
  if (line.amount > 0) await move(context, debitLineStates, debit, 'collect')
  else await move(context, debitLineStates, debit, 'giveBack', { set: { return_reason: line.return_reason ?? null } })
}

/** Lets it follow a movement that is undone. @throws Problem 409 while what was collected has come back */
export async function unfollowDebit(context: Context, debitId: number, amount: number): Promise<void> {
  const debit = await openRecord(context, DebitLine, debitId, { hold: true })
  if (!debit) return
  if (amount < 0) {
    await move(context, debitLineStates, debit, 'keep', { set: { return_reason: null } })
    return
  }
  if (debit.status === 'returned') throw refused('bank.returned_meanwhile', { number: debit.number })
  await move(context, debitLineStates, debit, 'expect')
}
