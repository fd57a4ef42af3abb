import { XMLParser } from 'fast-xml-parser'
import {
  accountOf,
  balanced,
  centsOf,
  dayOf,
  type LineDetail,
  type Statement,
  type StatementLine,
  StatementRefused,
  toldText,
} from './statement'

type Node = { readonly [name: string]: unknown }

/** Elements that come once or more. */
const MANY = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'Rpt'])

/** Payments of one entry that are kept apart; the bank names more by what they were collected with. */
const MOST_DETAILS = 1000

/** Entities are read here: a file with a document type, which could declare more of them, is refused. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: name => MANY.has(name),
})

/** Reads CAMT.053, of whichever version: they differ in what this does not look at, or is looked for in both places. @throws StatementRefused */
export function readCamt(xml: string): Statement[] {
  if (/<!DOCTYPE/i.test(xml)) throw new StatementRefused('bank.unreadable')
  const root = node(node(parser.parse(xml)).Document)
  const message = root.BkToCstmrStmt
  if (message === undefined) throw new StatementRefused('bank.no_camt053')
  const statements = nodes(node(message).Stmt)
  return statements.map(readStatement)
}

function readStatement(statement: Node): Statement {
  const account = node(statement.Acct)
  const number = accountOf(text(at(account, 'Id', 'IBAN')) ?? text(at(account, 'Id', 'Othr', 'Id')))
  if (!number) throw new StatementRefused('bank.no_account')
  const entries = nodes(statement.Ntry).filter(entry => (text(at(entry, 'Sts', 'Cd')) ?? text(entry.Sts)) === 'BOOK')
  const balances = nodes(statement.Bal)
  const opening = balanceOf(balances, ['OPBD', 'PRCD', 'ITBD'])
  const closing = balanceOf(balances.toReversed(), ['CLBD', 'ITBD'])
  if (!opening || !closing) throw new StatementRefused('bank.no_balance')
  const lines = entries.map(readEntry)
  const days = [closing.day, ...lines.map(({ day }) => day)].toSorted()
  return balanced({
    format: 'camt053',
    account: number,
    number: toldText(text(statement.ElctrncSeqNb) ?? text(statement.LglSeqNb) ?? text(statement.Id), 64),
    from: days[0] ?? closing.day,
    until: days.at(-1) ?? closing.day,
    opening: opening.amount,
    closing: closing.amount,
    lines,
  })
}

function balanceOf(balances: readonly Node[], codes: readonly string[]) {
  for (const code of codes) {
    const found = balances.find(balance => text(at(balance, 'Tp', 'CdOrPrtry', 'Cd')) === code)
    if (found) return { amount: signed(found), day: dayIn(found.Dt) }
  }
  return undefined
}

function readEntry(entry: Node): StatementLine {
  const amount = signed(entry)
  const all = nodes(entry.NtryDtls).flatMap(details => nodes(details.TxDtls))
  const details = all.map(one => readDetail(one, amount))
  // What was collected with one file may be booked as one amount, with the name of the file alone.
  const batches = nodes(entry.NtryDtls).map(one => text(at(one, 'Btch', 'PmtInfId')) ?? text(at(one, 'Btch', 'MsgId')))
  const single = details.length === 1 ? details[0] : undefined
  return {
    day: dayIn(entry.BookgDt ?? entry.ValDt),
    amount,
    name: single?.name ?? null,
    iban: single?.iban ?? null,
    endToEnd: single?.endToEnd ?? null,
    text: toldText(
      [...details.map(detail => detail.text), ...batches, text(entry.AddtlNtryInf)].filter(Boolean).join(' '),
      2000,
    ),
    reference: toldText(text(entry.AcctSvcrRef) ?? (single && text(at(all[0] as Node, 'Refs', 'AcctSvcrRef'))), 140),
    reason: toldText(text(at(all[0] ?? {}, 'RtrInf', 'Rsn', 'Cd')), 4),
    details: details.length > 1 ? details.slice(0, MOST_DETAILS) : [],
  }
}

function readDetail(detail: Node, amount: number): LineDetail {
  // Who paid is the debtor of what came in, and who was paid the creditor of what went out.
  const side = amount < 0 ? 'Cdtr' : 'Dbtr'
  const parties = node(detail.RltdPties)
  const remittance = node(detail.RmtInf)
  const structured = nodes(remittance.Strd).map(one => text(at(one, 'CdtrRefInf', 'Ref')))
  const own = text(at(detail, 'AmtDtls', 'TxAmt', 'Amt')) ?? text(detail.Amt)
  return {
    amount: own === null ? null : Math.sign(amount) * centsOf(own),
    name: toldText(text(at(parties, side, 'Nm')) ?? text(at(parties, side, 'Pty', 'Nm')), 140),
    iban: accountOf(
      text(at(parties, `${side}Acct`, 'Id', 'IBAN')) ?? text(at(parties, `${side}Acct`, 'Id', 'Othr', 'Id')),
    ),
    endToEnd: toldText(text(at(detail, 'Refs', 'EndToEndId')), 70),
    text: toldText(
      [...many(remittance.Ustrd).map(text), ...structured, text(detail.AddtlTxInf)].filter(Boolean).join(' '),
      500,
    ),
  }
}

/** The amount of an entry or a balance; only euros are kept. */
function signed(of: Node): number {
  const currency = typeof of.Amt === 'object' && of.Amt ? node(of.Amt)['@Ccy'] : undefined
  if (currency !== 'EUR') throw new StatementRefused('bank.not_euro')
  const cents = centsOf(text(of.Amt) ?? '')
  return of.CdtDbtInd === 'DBIT' && cents ? -cents : cents
}

const dayIn = (day: unknown): string => dayOf(text(at(node(day), 'Dt')) ?? text(at(node(day), 'DtTm')) ?? '')

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})
const nodes = (value: unknown): readonly Node[] => many(value).map(node)
const at = (from: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => node(found)[name], from)

/** The text of an element, with or without attributes. */
function text(value: unknown): string | null {
  const written = typeof value === 'string' ? value : node(value)['#']
  return typeof written === 'string' ? decoded(written) : null
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (written: string): string =>
  written.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
