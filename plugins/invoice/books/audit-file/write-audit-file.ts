import type { Cents } from '@core/domain/money'
import { XMLBuilder } from 'fast-xml-parser'
import { xmlText } from '../../domain/xml-text'
import { type Debtor, type Head, JOURNALS, type JournalCode, type Party, type Receipt, type Sale } from './audit'
import { vatCode } from './vat-code'

type Value = string | number | null | Node | readonly Node[]
type Node = { readonly [name: string]: Value }

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })
const NAMESPACE = 'http://www.auditfiles.nl/XAF/3.2'
const MONTHS = 12

const NAMES: Readonly<Record<JournalCode, readonly [name: string, type: string]>> = {
  VRK: ['Verkoop', 'S'],
  BNK: ['Bank', 'B'],
  KAS: ['Kas', 'C'],
  OPB: ['Online betalingen', 'Z'],
  MEM: ['Afboekingen', 'M'],
}

/** A line of a transaction; what is debit has no minus, what is credit has. */
interface Line {
  readonly account: string
  readonly amount: Cents
  readonly debtor: string | null
  readonly invoice: string
  readonly text: string
  readonly vat: Node | null
}

interface Transaction {
  readonly nr: string
  readonly day: string
  readonly text: string
  readonly lines: readonly Line[]
}

/** The rows of an audit file, one after the other; they are gone through twice, for the totals come first. */
export interface Rows {
  debtors(): Iterable<Debtor>
  sales(): Iterable<Sale>
  receipts(): Iterable<Receipt>
}

/**
 * Writes an XML Auditfile Financieel 3.2, piece by piece. Texts are as long as its schema allows and no longer; every
 * transaction has as much debit as credit.
 */
export function* writeAuditFile(head: Head, rows: Rows): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${NAMESPACE}">`
  yield built({ header: headerOf(head) })
  yield '<company>'
  yield companyOf(head.company)
  yield* wrapped('customersSuppliers', rows.debtors(), debtor => built({ customerSupplier: debtorOf(debtor) }))
  yield built({ generalLedger: { ledgerAccount: head.accounts.map(accountOf) } })
  yield* vatCodesOf(rows)
  yield built({ periods: { period: Array.from({ length: MONTHS }, (_, n) => periodOf(head.year, n + 1)) } })
  yield '<transactions>'
  yield totalsOf(head, rows)
  for (const journal of JOURNALS) {
    yield '<journal>'
    yield journalOf(head, journal)
    for (const transaction of transactionsOf(head, rows, journal)) yield built({ transaction: nodeOf(transaction) })
    yield '</journal>'
  }
  yield '</transactions></company></auditfile>\n'
}

function* wrapped<T>(name: string, some: Iterable<T>, write: (one: T) => string): Generator<string> {
  yield `<${name}>`
  for (const one of some) yield write(one)
  yield `</${name}>`
}

const headerOf = ({ year, created }: Head): Node => ({
  fiscalYear: year,
  startDate: `${year}-01-01`,
  endDate: `${year}-12-31`,
  curCode: 'EUR',
  dateCreated: created,
  softwareDesc: 'Vakwerk',
})

const companyOf = ({ ident, ...party }: Head['company']): string =>
  built({
    companyIdent: cut(ident, 35),
    companyName: cut(party.name, 999),
    taxRegistrationCountry: 'NL',
    taxRegIdent: cut(party.vat_number, 30),
    streetAddress: addressOf(party),
  })

const addressOf = ({ street, number, addition, city, postcode, country }: Party): Node => ({
  streetname: cut(street, 999),
  number: cut(number, 15),
  numberExtension: cut(addition, 999),
  city: cut(city, 50),
  postalCode: cut(postcode, 10),
  country,
})

const debtorOf = (debtor: Debtor): Node => ({
  custSupID: cut(debtor.id, 35),
  custSupName: cut(debtor.name, 50),
  contact: cut(debtor.contact, 50),
  telephone: cut(debtor.phone, 30),
  eMail: cut(debtor.email, 255),
  commerceNr: cut(debtor.kvk, 999),
  taxRegIdent: cut(debtor.vat_number, 30),
  custSupTp: 'C',
  streetAddress: addressOf(debtor),
})

const accountOf = ({ number, name, type }: Head['accounts'][number]): Node => ({
  accID: cut(number, 35),
  accDesc: cut(name, 999),
  accTp: type,
})

/** The codes that the lines use. */
function* vatCodesOf(rows: Rows): Generator<string> {
  const used = new Map<string, Node>()
  for (const { turnover } of rows.sales())
    for (const one of turnover) {
      const { id, name } = vatCode(one)
      used.set(id, { vatID: id, vatDesc: name, vatToPayAccID: one.vatAccount })
    }
  yield built({ vatCodes: { vatCode: [...used.values()] } })
}

function periodOf(year: string, month: number): Node {
  const day = (date: number, of: number) => new Date(Date.UTC(Number(year), of, date)).toISOString().slice(0, 10)
  return { periodNumber: month, startDatePeriod: day(1, month - 1), endDatePeriod: day(0, month) }
}

function journalOf({ against }: Head, journal: JournalCode): string {
  const [name, type] = NAMES[journal]
  return built({
    jrnID: journal,
    desc: name,
    jrnTp: type,
    offsetAccID: journal === 'VRK' ? null : cut(against[journal].number, 35),
  })
}

/** How many lines there are, and what they come to on both sides. */
function totalsOf(head: Head, rows: Rows): string {
  let [count, debit, credit] = [0, 0, 0]
  for (const journal of JOURNALS)
    for (const { lines } of transactionsOf(head, rows, journal))
      for (const { amount } of lines) {
        count += 1
        if (amount >= 0) debit += amount
        else credit -= amount
      }
  return built({ linesCount: count, totalDebit: euros(debit), totalCredit: euros(credit) })
}

function* transactionsOf(head: Head, rows: Rows, journal: JournalCode): Generator<Transaction> {
  if (journal === 'VRK') for (const sale of rows.sales()) yield ofSale(head, sale)
  else for (const receipt of rows.receipts()) if (receipt.journal === journal) yield ofReceipt(head, receipt, journal)
}

function ofSale({ debtorsAccount }: Head, { number, day, debtor, title, amount, turnover }: Sale): Transaction {
  const line = { debtor: null, invoice: number, text: title, vat: null }
  const vats = turnover.flatMap(({ vatAccount, vat }) => (vatAccount && vat ? [{ account: vatAccount, vat }] : []))
  return {
    nr: number,
    day,
    text: title,
    lines: [
      { ...line, account: debtorsAccount, amount, debtor },
      ...turnover.map(one => ({ ...line, account: one.account, amount: -one.base, vat: vatOf(one) })),
      ...[...Map.groupBy(vats, ({ account }) => account)].map(([account, own]) => ({
        ...line,
        account,
        amount: -own.reduce((sum, { vat }) => sum + vat, 0),
      })),
    ],
  }
}

const vatOf = (one: Sale['turnover'][number]): Node => ({
  vatID: vatCode(one).id,
  vatPerc: one.rate,
  vatAmnt: euros(Math.abs(one.vat)),
  vatAmntTp: one.vat < 0 ? 'D' : 'C',
})

function ofReceipt(
  { against, debtorsAccount }: Head,
  { nr, day, debtor, invoice, text, amount }: Receipt,
  journal: Exclude<JournalCode, 'VRK'>,
): Transaction {
  const line = { invoice, text, vat: null }
  return {
    nr,
    day,
    text,
    lines: [
      { ...line, account: against[journal].number, amount, debtor: null },
      { ...line, account: debtorsAccount, amount: -amount, debtor },
    ],
  }
}

const nodeOf = ({ nr, day, text, lines }: Transaction): Node => ({
  nr: cut(nr, 35),
  desc: xmlText(text),
  periodNumber: Number(day.slice(5, 7)),
  trDt: day,
  trLine: lines.map(({ account, amount, debtor, invoice, text: own, vat }, at) => ({
    nr: String(at + 1),
    accID: cut(account, 35),
    docRef: cut(invoice, 999),
    effDate: day,
    desc: xmlText(own),
    amnt: euros(Math.abs(amount)),
    amntTp: amount < 0 ? 'C' : 'D',
    custSupID: cut(debtor, 35),
    invRef: cut(invoice, 999),
    vat,
  })),
})

/** A text as long as the schema allows. */
const cut = (text: string | null, length: number): string | null =>
  text === null ? null : [...xmlText(text)].slice(0, length).join('').trim() || null

/** Cents as euros with a full stop. */
function euros(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const built = (node: Node): string => String(builder.build(filled(node)))

/** Leaves out what there is nothing of. */
function filled(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]): [string, Value][] => {
      if (value === null || value === '') return []
      if (Array.isArray(value)) return [[name, value.map(filled)]]
      if (typeof value !== 'object') return [[name, value]]
      const inner = filled(value as Node)
      return Object.keys(inner).length ? [[name, inner]] : []
    }),
  )
}
