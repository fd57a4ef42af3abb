import type { Cents } from '@core/domain/money'
import type { Entry } from '../rubrics'
import type { Account } from './accounts'

/** A company or person as an audit file names it. */
export interface Party {
  readonly name: string
  readonly street: string | null
  readonly number: string | null
  readonly addition: string | null
  readonly city: string | null
  readonly postcode: string | null
  /** Two letters. */
  readonly country: string | null
  readonly kvk: string | null
  readonly vat_number: string | null
}

export interface Debtor extends Party {
  /** The number of its relation, or of the invoice that has none. */
  readonly id: string
  readonly contact: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** Turnover of an invoice on one account at one category and rate; cents, with a minus on a credit. */
export interface Turnover extends Pick<Entry, 'category' | 'rate' | 'base' | 'vat'> {
  readonly account: string
  /** Where its VAT is booked; empty where none is charged. */
  readonly vatAccount: string | null
}

/** An invoice or credit; cents, a credit with its minus. */
export interface Sale {
  readonly number: string
  readonly day: string
  readonly debtor: string
  readonly title: string
  readonly amount: Cents
  readonly turnover: readonly Turnover[]
}

/** Money that came in, or with a minus went back, or that is given up. */
export interface Receipt {
  readonly nr: string
  readonly journal: JournalCode
  readonly day: string
  readonly debtor: string
  readonly invoice: string
  readonly text: string
  readonly amount: Cents
}

/** Journals: sales, bank, cash, payments that are on their way to the bank, and what is written off. */
export const JOURNALS = ['VRK', 'BNK', 'KAS', 'OPB', 'MEM'] as const
export type JournalCode = (typeof JOURNALS)[number]

/** What is the same for the whole file. */
export interface Head {
  readonly year: string
  readonly created: string
  readonly company: Party & { readonly ident: string }
  readonly accounts: readonly Account[]
  /** Account that each journal of receipts is booked against. */
  readonly against: Readonly<Record<Exclude<JournalCode, 'VRK'>, Account>>
  readonly debtorsAccount: string
}

/** An audit file as a process is told it: thousands of rows in pieces of JSON. */
export interface AuditJob {
  readonly head: Head
  readonly debtors: readonly string[]
  readonly sales: readonly string[]
  readonly receipts: readonly string[]
}
