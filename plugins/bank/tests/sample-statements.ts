/** A movement as a bank has it; cents. */
export interface Sample {
  readonly day: string
  readonly amount: number
  readonly name?: string
  readonly iban?: string
  readonly text?: string
  readonly endToEnd?: string
  readonly reference?: string
}

/** A statement of movements on one account, from an opening balance; cents. */
export interface SampleStatement {
  readonly account?: string
  readonly number?: string
  readonly from: string
  readonly until: string
  readonly opening: number
  readonly lines: readonly Sample[]
}

export const OWN_IBAN = 'NL69INGB0123456789'

const euros = (cents: number, sign = '.') => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${digits.slice(0, -2)}${sign}${digits.slice(-2)}`
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const side = (cents: number, names: readonly [string, string]) => names[cents < 0 ? 1 : 0]
const DEBIT = ['CRDT', 'DBIT'] as const
const closingOf = ({ opening, lines }: SampleStatement) => lines.reduce((sum, { amount }) => sum + amount, opening)

/** CAMT.053 of two of its versions, which tell status and party in different places. */
export function camt(statements: readonly SampleStatement[], version: '02' | '08' = '08'): string {
  const isNew = version === '08'
  const balance = (code: string, day: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(cents)}</Amt><CdtDbtInd>${side(cents, DEBIT)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const entry = ({ day, amount, name, iban, text, endToEnd, reference }: Sample) => {
    const party = side(amount, ['Dbtr', 'Cdtr'])
    const named = name ? `<Nm>${escaped(name)}</Nm>` : ''
    return `<Ntry><Amt Ccy="EUR">${euros(amount)}</Amt><CdtDbtInd>${side(amount, DEBIT)}</CdtDbtInd>${isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'}<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs><RltdPties><${party}>${isNew ? `<Pty>${named}</Pty>` : named}</${party}>${iban ? `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>` : ''}</RltdPties><RmtInf><Ustrd>${escaped(text ?? '')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  }
  const one = (statement: SampleStatement) =>
    `<Stmt><Id>${statement.number ?? statement.from}</Id><Acct><Id><IBAN>${statement.account ?? OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', statement.from, statement.opening)}${balance('CLBD', statement.until, closingOf(statement))}${statement.lines.map(entry).join('')}</Stmt>`
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${statements.map(one).join('')}</BkToCstmrStmt></Document>`
}

const short = (day: string) => day.slice(2).replaceAll('-', '')
const wrapped = (text: string) => text.match(/.{1,65}/g)?.join('\r\n') ?? ''
const CREDIT = ['C', 'D'] as const

/** MT940 with field 86 as ING structures it. */
export function mt940(statements: readonly SampleStatement[]): string {
  const line = ({ day, amount, name, iban, text, endToEnd, reference }: Sample) =>
    `:61:${short(day)}${short(day).slice(2)}${side(amount, CREDIT)}${euros(amount, ',')}NTRFEREF//${reference ?? ''}\r\n/TRCD/00100/\r\n:86:${wrapped(`/EREF/${endToEnd ?? 'NOTPROVIDED'}//CNTP/${iban ?? ''}/BANKNL2A/${name ?? ''}///REMI/USTD//${text ?? ''}/`)}`
  const one = (statement: SampleStatement) =>
    [
      `:20:P${short(statement.from)}0000001`,
      `:25:${statement.account ?? OWN_IBAN}EUR`,
      `:28C:${statement.number ?? '00000'}`,
      `:60F:${side(statement.opening, CREDIT)}${short(statement.from)}EUR${euros(statement.opening, ',')}`,
      ...statement.lines.map(line),
      `:62F:${side(closingOf(statement), CREDIT)}${short(statement.until)}EUR${euros(closingOf(statement), ',')}`,
    ].join('\r\n')
  return `{1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXXXN}{4:\r\n${statements.map(one).join('\r\n')}\r\n-}`
}
