import { fromEuros } from '@core/domain/money'
import { type Guard, states } from '@core/states/states'
import { BankLine } from '../entities/bank-line'

interface Left {
  readonly status: string
  readonly amount: number
  readonly amount_left: number
}

const nothingLeft: Guard<Left> = ({ amount_left }) => fromEuros(amount_left) === 0 || 'bank.something_left'
const something: Guard<Left> = ({ status, amount, amount_left }) =>
  status !== 'open' || fromEuros(amount) !== fromEuros(amount_left) || 'bank.nothing_to_undo'

/** What can happen to a movement: it pays invoices, wholly or in parts, or has nothing to do with them. */
export const bankLineStates = states(BankLine, {
  initial: 'open',
  moves: {
    match: { from: ['open'], to: 'matched', when: [nothingLeft], logs: 'matched', offered: false },
    ignore: { from: ['open'], to: 'ignored', logs: 'ignored' },
    reopen: { from: ['matched', 'ignored'], to: 'open', logs: 'reopened', offered: false },
  },
  acts: {
    /** Some of it becomes the payment of an invoice. */
    pay: { from: ['open'] },
    /** What it paid is taken back, or it is looked at after all. */
    undo: { from: ['open', 'matched', 'ignored'], when: [something] },
  },
  inLists: true,
})
