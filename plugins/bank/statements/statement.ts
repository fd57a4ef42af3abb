import type { Cents } from '@core/domain/money'

/** The two forms in which Dutch banks hand out statements. */
export const FORMATS = ['camt053', 'mt940'] as const
export type StatementFormat = (typeof FORMATS)[number]

/** Part of a line that stands for several payments together; what is not told is null. */
export interface LineDetail {
  readonly amount: Cents | null
  readonly name: string | null
  readonly iban: string | null
  readonly endToEnd: string | null
  readonly text: string | null
}

/** One movement on an account. */
export interface StatementLine extends Omit<LineDetail, 'amount'> {
  /** The day on which the bank booked it, `YYYY-MM-DD`. */
  readonly day: string
  /** With a minus for what went off the account. */
  readonly amount: Cents
  /** What the bank calls the movement, on every statement that has it. */
  readonly reference: string | null
  /** Why it was sent back, by the code of the bank: `MD06`. */
  readonly reason: string | null
  readonly details: readonly LineDetail[]
}

/** A statement as a bank wrote it. */
export interface Statement {
  readonly format: StatementFormat
  /** IBAN, or what older statements have in its place: the number of the account alone. */
  readonly account: string
  readonly number: string | null
  readonly from: string
  readonly until: string
  readonly opening: Cents
  readonly closing: Cents
  readonly lines: readonly StatementLine[]
}

/** A file that is no statement, or one that cannot be right: the key of the text, and what goes into it. */
export class StatementRefused extends Error {
  constructor(
    readonly key: string,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(key)
  }
}

/** Most that one movement or balance comes to, in cents. */
const MOST = 999_999_999_999

/** Cents of an amount as banks write it: digits, with a decimal sign. @throws StatementRefused */
export function centsOf(written: string): Cents {
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:[.,](\d{0,5}))?$/.exec(written.trim()) ?? []
  const cents = Number(whole + decimals.slice(0, 2).padEnd(2, '0'))
  if (!whole || /[1-9]/.test(decimals.slice(2)) || cents > MOST)
    throw new StatementRefused('bank.odd_amount', { amount: written.slice(0, 40) })
  return cents
}

/** A day that exists. @throws StatementRefused */
export function dayOf(written: string): string {
  const day = written.trim().slice(0, 10)
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)) || !isSameDay(day))
    throw new StatementRefused('bank.odd_day', { day: written.slice(0, 40) })
  return day
}

const isSameDay = (day: string) => new Date(day).toISOString().startsWith(day)

/** What a bank writes where nothing was told. */
const NOTHING = /^(?:NOTPROVIDED|NONREF|NIET[ -]?OPGEGEVEN|N\/A)?$/i

/** A text without doubled spaces, or null where a bank says that there is none. */
export function toldText(written: string | null | undefined, most: number): string | null {
  const text = (written ?? '').toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim()
  return NOTHING.test(text) ? null : text.slice(0, most).toWellFormed()
}

/** An account number without spaces. */
export const accountOf = (written: string | null | undefined): string | null =>
  toldText((written ?? '').replace(/\s+/g, '').toUpperCase(), 34)

/** The same statement when its lines lead from the one balance to the other. @throws StatementRefused */
export function balanced(statement: Statement): Statement {
  const { opening, closing, lines, number, account } = statement
  const sum = lines.reduce((cents, { amount }) => cents + amount, opening)
  if (sum !== closing) throw new StatementRefused('bank.not_balanced', { number: number ?? '', account })
  return statement
}
