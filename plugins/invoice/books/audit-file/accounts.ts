import type { LedgerAccount } from '@plugins/sales/contract'
import type { Entry, Rubric } from '../rubrics'

/** An account of the general ledger; `B` stands on the balance sheet, `P` in the profit and loss account. */
export interface Account {
  readonly number: string
  readonly name: string
  readonly type: 'B' | 'P'
}

/** Accounts that every company has here, by the numbers that Dutch bookkeepers are used to. */
export const CASH: Account = { number: '1000', name: 'Kas', type: 'B' }
export const BANK: Account = { number: '1100', name: 'Bank', type: 'B' }
/** What came in at a payment service and is still on its way to the bank. */
export const ON_ITS_WAY: Account = { number: '1290', name: 'Betalingen onderweg', type: 'B' }
export const DEBTORS: Account = { number: '1300', name: 'Debiteuren', type: 'B' }
export const WRITTEN_OFF: Account = { number: '4900', name: 'Afgeboekte debiteuren', type: 'P' }

const VAT_HIGH: Account = { number: '1500', name: 'Af te dragen btw hoog tarief', type: 'B' }
const VAT_LOW: Account = { number: '1510', name: 'Af te dragen btw laag tarief', type: 'B' }

/** Where the VAT of a rate is booked. */
export const vatAccount = (rubric: Rubric): Account => (rubric === '1a' ? VAT_HIGH : VAT_LOW)

const TURNOVER: Readonly<Record<Entry['category'], Account>> = {
  standard: { number: '8000', name: 'Omzet hoog tarief', type: 'P' },
  zero: { number: '8020', name: 'Omzet 0 %', type: 'P' },
  reverse: { number: '8030', name: 'Omzet btw verlegd', type: 'P' },
  intra: { number: '8040', name: 'Omzet binnen de Europese Unie', type: 'P' },
  exempt: { number: '8050', name: 'Omzet vrijgesteld van btw', type: 'P' },
  outside: { number: '8060', name: 'Omzet buiten de btw', type: 'P' },
}
const TURNOVER_LOW: Account = { number: '8010', name: 'Omzet laag tarief', type: 'P' }

/** Where turnover is booked whose product and company name no account. */
export const turnoverAccount = ({ category, rubric }: Pick<Entry, 'category' | 'rubric'>): Account =>
  rubric === '1b' ? TURNOVER_LOW : TURNOVER[category]

/** An account that a product or the company names. */
export const namedAccount = ({ number, name }: LedgerAccount): Account => ({
  number,
  name: name ?? `Omzet ${number}`,
  type: 'P',
})
