import { type Cents, fromEuros } from '@core/domain/money'
import type { PayableInvoice } from '@plugins/invoice/contract/payable-invoices'
import type { DebitFacts, NamedDebits } from './debits-of'
import type { Proposal, ProposedMatch } from './propose'

const sumOf = (lines: readonly DebitFacts[]): Cents => lines.reduce((cents, { amount }) => cents + fromEuros(amount), 0)

/**
 * What a movement that names lines of batches is: what was collected comes in, what was collected before goes back. Nothing
 * when its amount is another: then somebody has to look.
 */
export function proposeDebits(
  left: Cents,
  { lines, ofBatches }: NamedDebits,
  invoices: ReadonlyMap<number, PayableInvoice>,
): Proposal | null {
  const isBack = left < 0
  const status = isBack ? 'collected' : 'pending'
  const sign = isBack ? -1 : 1
  const chosen = [lines, ...(isBack ? [] : [ofBatches, ...partsOf(ofBatches)])]
    .map(some => some.filter(line => line.status === status))
    .find(some => some.length > 0 && sumOf(some) === Math.abs(left))
  if (!chosen) return null
  const matches = chosen.flatMap(({ invoice_id, amount }): ProposedMatch[] => {
    const invoice = invoices.get(invoice_id)
    return invoice ? [{ invoice, amount: sign * fromEuros(amount) }] : []
  })
  const paid = isBack ? [] : matches.flatMap(({ invoice, amount }) => (invoice.open < amount ? [invoice] : []))
  return {
    confidence: paid.length ? 'likely' : 'sure',
    reasons: [isBack ? 'returned' : 'debit', 'amount', ...(paid.length ? (['already_paid'] as const) : [])],
    matches,
    paid,
  }
}

/** Banks book each part of a file apart: one for each scheme and sequence. */
const partsOf = (lines: readonly DebitFacts[]): DebitFacts[][] => [
  ...Map.groupBy(lines, ({ debitbatch_id, scheme, sequence }) => `${debitbatch_id} ${scheme} ${sequence}`).values(),
]
