import { readRows } from '@core/db/list'
import { checkOfMany, states } from '@core/states/states'
import { DebitBatch } from '../entities/debit-batch'
import { DebitLine } from '../entities/debit-line'

/** Once the bank has done something with it, there is nothing left to call off. */
const untouched = checkOfMany<{ readonly id: number }>(async (batches, context) => {
  const debitbatch_id = batches.map(({ id }) => id)
  const done = await readRows(context, DebitLine, ['debitbatch_id'], {
    debitbatch_id,
    status: ['collected', 'returned'],
  })
  return new Map(done.map(line => [line.debitbatch_id, 'bank.batch_collected']))
})

/** What can happen to a file for direct debit. */
export const debitBatchStates = states(DebitBatch, {
  initial: 'made',
  moves: { cancel: { from: ['made'], to: 'cancelled', checks: [untouched], logs: 'cancelled' } },
  inLists: true,
})

/** What happens to a line of it, as statements tell; undoing the line of a statement takes that back. */
export const debitLineStates = states(DebitLine, {
  initial: 'pending',
  moves: {
    collect: { from: ['pending'], to: 'collected', logs: 'collected', offered: false },
    giveBack: { from: ['collected'], to: 'returned', logs: 'returned', offered: false },
    expect: { from: ['collected'], to: 'pending', logs: 'reopened', offered: false },
    keep: { from: ['returned'], to: 'collected', logs: 'collected', offered: false },
    cancel: { from: ['pending'], to: 'cancelled', logs: 'cancelled', offered: false },
  },
  owns: ['return_reason'],
})
