import {
  accountOf,
  balanced,
  centsOf,
  dayOf,
  type Statement,
  type StatementLine,
  StatementRefused,
  toldText,
} from './statement'

/** A field of a message: its tag, and its lines. */
interface Tagged {
  readonly tag: string
  readonly lines: readonly string[]
}

/** Reads MT940 as ING, Rabobank and ABN AMRO write it. @throws StatementRefused */
export function readMt940(text: string): Statement[] {
  const statements: Statement[] = []
  let fields: Tagged[] = []
  for (const field of fieldsOf(text)) {
    if (field.tag === '20' && fields.length) {
      statements.push(readStatement(fields))
      fields = []
    }
    fields.push(field)
  }
  if (fields.length) statements.push(readStatement(fields))
  if (!statements.length) throw new StatementRefused('bank.unreadable')
  return statements
}

/** Whether a text begins as MT940 does, perhaps in the envelope of the network. */
export const isMt940 = (text: string): boolean => /(?:^|\n|\{4:\s*):20:/.test(text.slice(0, 2000))

function fieldsOf(text: string): Tagged[] {
  const fields: { tag: string; lines: string[] }[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, rest] = /^(?:\{.*\{4:)?:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, lines: [rest ?? ''] })
    else if (!/^(?:-\}?|\{.*|)$/.test(line)) fields.at(-1)?.lines.push(line)
  }
  return fields
}

function readStatement(fields: readonly Tagged[]): Statement {
  const first = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag))?.lines[0] ?? ''
  const account = accountOf(first('25').replace(/\s*EUR\s*$/, ''))
  if (!account) throw new StatementRefused('bank.no_account')
  const opening = readBalance(first('60F', '60M'))
  const closing = readBalance(first('62F', '62M'))
  const lines = fields.flatMap(({ tag, lines: [movement = '', more = ''] }, i) => {
    if (tag !== '61') return []
    const next = fields[i + 1]
    return [readMovement(movement, more, next?.tag === '86' ? next.lines : [])]
  })
  const days = [closing.day, ...lines.map(({ day }) => day)].toSorted()
  return balanced({
    format: 'mt940',
    account,
    number: toldText(first('28C', '28'), 64),
    from: days[0] ?? closing.day,
    until: days.at(-1) ?? closing.day,
    opening: opening.amount,
    closing: closing.amount,
    lines,
  })
}

/** `C260520EUR1234,56` */
function readBalance(written: string) {
  const [, side, day = '', currency, amount = ''] = /^([CD])(\d{6})([A-Z]{3})([\d,.]+)/.exec(written.trim()) ?? []
  if (!side) throw new StatementRefused('bank.no_balance')
  if (currency !== 'EUR') throw new StatementRefused('bank.not_euro')
  const cents = centsOf(amount)
  return { amount: side === 'D' && cents ? -cents : cents, day: shortDay(day) }
}

const shortDay = (written: string) => dayOf(`20${written.slice(0, 2)}-${written.slice(2, 4)}-${written.slice(4, 6)}`)

/** Value date, day of booking, side with `R` for what is turned around, amount, kind, and what customer and bank call it. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d[\d,.]*)[A-Z][A-Z0-9]{3}(.*)$/

function readMovement(movement: string, more: string, description: readonly string[]): StatementLine {
  const [, value = '', booked, side = '', written = '', references = ''] = MOVEMENT.exec(movement.trim()) ?? []
  if (!side) throw new StatementRefused('bank.odd_line', { line: movement.slice(0, 60) })
  const cents = centsOf(written)
  const isIn = side === 'C' || side === 'RD'
  const bank = references.includes('//') ? references.slice(references.indexOf('//') + 2) : ''
  return {
    day: bookedOn(shortDay(value), booked),
    amount: isIn || !cents ? cents : -cents,
    reference: toldText(bank, 140),
    details: [],
    ...readDescription(description, more),
  }
}

/** The day of booking has no year of its own: it lies close to the value date, also around the turn of the year. */
function bookedOn(value: string, booked: string | undefined): string {
  if (!booked) return value
  const year = Number(value.slice(0, 4))
  const [nearest] = [year - 1, year, year + 1]
    .map(one => `${one}-${booked.slice(0, 2)}-${booked.slice(2)}`)
    .filter(day => !Number.isNaN(Date.parse(day)))
    .toSorted((one, other) => distance(one, value) - distance(other, value))
  return dayOf(nearest ?? '')
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** Words by which Dutch banks structure field 86, each between slashes. */
const CODES =
  'EREF|CNTP|REMI|IBAN|BIC|NAME|TRTP|BENM|ORDP|CSID|MARF|PREF|ISDT|RTRN|ULTD|ULTC|ULTB|PURP|SVCL|ADDR|ID|TRCD|TR|CREF|EXCH|OAMT|OCMT|CHGS'
const CODE = new RegExp(`/(${CODES})/`, 'g')

/** Characters of field 86 that are read; it has six lines of 65. */
const LONGEST = 4000

type Told = Pick<StatementLine, 'name' | 'iban' | 'endToEnd' | 'text' | 'reason'>

function readDescription(lines: readonly string[], more: string): Told {
  const whole = lines.join('').slice(0, LONGEST)
  const found = [...whole.matchAll(CODE)]
  if (found[0]?.index !== 0) return readPlain(lines.join(' ').slice(0, LONGEST), more)
  const values = new Map<string, string>()
  for (const [i, { index, 0: code, 1: name = '' }] of found.entries()) {
    const value = whole.slice(index + code.length, found[i + 1]?.index ?? whole.length).replace(/^\/+|\/+$/g, '')
    if (!values.get(name)) values.set(name, value)
  }
  const [iban, , name] = (values.get('CNTP') ?? '').split('/')
  return {
    name: toldText(name || values.get('NAME'), 140),
    iban: accountOf(iban || values.get('IBAN')) ?? ibanIn(more),
    endToEnd: toldText(values.get('EREF'), 70),
    text: toldText((values.get('REMI') ?? '').replace(/^(?:USTD|STRD)\/+(?:CUR\/+)?/, ''), 2000),
    reason: toldText(values.get('RTRN'), 4),
  }
}

/** The words that ABN AMRO puts before what it tells in a text without slashes. */
const WORDED = (word: string) =>
  new RegExp(`${word}:\\s*(.+?)(?=\\s+(?:IBAN|BIC|NAAM|OMSCHRIJVING|KENMERK|MACHTIGING|INCASSANT):|$)`)

function readPlain(text: string, more: string): Told {
  const word = (name: string) => WORDED(name).exec(text)?.[1]
  return {
    name: toldText(word('NAAM'), 140),
    iban: accountOf(word('IBAN')) ?? ibanIn(text) ?? ibanIn(more),
    endToEnd: toldText(word('KENMERK'), 70),
    text: toldText(word('OMSCHRIJVING') ?? text, 2000),
    reason: null,
  }
}

const ibanIn = (text: string): string | null => /\b[A-Z]{2}\d{2}[A-Z]{4}\d{10}\b/.exec(text)?.[0] ?? null
