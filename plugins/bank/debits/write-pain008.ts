import { fromEuros } from '@core/domain/money'
import { XMLBuilder } from 'fast-xml-parser'

/** What is collected together, in euros; its texts already in the signs that banks take. */
export interface DebitFile {
  readonly reference: string
  readonly made: Date
  readonly execution_date: string
  readonly creditor_name: string
  readonly creditor: string
  readonly iban: string
  readonly lines: readonly DebitFileLine[]
}
export interface DebitFileLine {
  readonly end_to_end: string
  readonly amount: number
  readonly sequence: string
  readonly scheme: string
  readonly mandate_reference: string
  readonly signed_on: string
  readonly holder: string
  readonly iban: string
  readonly text: string
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
})
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08'
/** A bank in the euro area is known by the account. */
const AGENT = { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } }

/** Writes a file for direct debit as pain.008.001.08, one part for each scheme and sequence. */
export function writePain008(file: DebitFile): string {
  const parts = Map.groupBy(file.lines, ({ scheme, sequence }) => `${scheme}-${sequence}`)
  return String(
    builder.build({
      '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
      Document: {
        '@xmlns': NAMESPACE,
        CstmrDrctDbtInitn: {
          GrpHdr: {
            MsgId: file.reference,
            CreDtTm: file.made.toISOString().slice(0, 19),
            ...totalsOf(file.lines),
            InitgPty: { Nm: file.creditor_name },
          },
          PmtInf: [...parts].map(([name, lines], at) => partOf(file, `${file.reference}-P${at + 1}`, name, lines)),
        },
      },
    }),
  )
}

function partOf(file: DebitFile, id: string, name: string, lines: readonly DebitFileLine[]) {
  const [scheme, sequence] = name.split('-')
  return {
    PmtInfId: id,
    PmtMtd: 'DD',
    BtchBookg: 'true',
    ...totalsOf(lines),
    PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: scheme }, SeqTp: sequence },
    ReqdColltnDt: file.execution_date,
    Cdtr: { Nm: file.creditor_name },
    CdtrAcct: { Id: { IBAN: file.iban } },
    CdtrAgt: AGENT,
    ChrgBr: 'SLEV',
    CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: file.creditor, SchmeNm: { Prtry: 'SEPA' } } } } },
    DrctDbtTxInf: lines.map(line => ({
      PmtId: { EndToEndId: line.end_to_end },
      InstdAmt: { '@Ccy': 'EUR', '#': euros(line.amount) },
      DrctDbtTx: { MndtRltdInf: { MndtId: line.mandate_reference, DtOfSgntr: line.signed_on } },
      DbtrAgt: AGENT,
      Dbtr: { Nm: line.holder },
      DbtrAcct: { Id: { IBAN: line.iban } },
      RmtInf: { Ustrd: line.text },
    })),
  }
}

const totalsOf = (lines: readonly DebitFileLine[]) => ({
  NbOfTxs: String(lines.length),
  CtrlSum: centsAsEuros(lines.reduce((cents, { amount }) => cents + fromEuros(amount), 0)),
})

const euros = (amount: number) => centsAsEuros(fromEuros(amount))

function centsAsEuros(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
