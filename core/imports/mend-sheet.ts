import type { Shown } from './number-formats'

/** A sheet as the reader takes it, and how far its cells reach. */
export interface MendedSheet {
  readonly xml: string
  readonly columns: number
  readonly rows: number
}

const TAG = /<((?:\w+:)?)(row|c)\b([^<>]*?)(\/?)>/g
/** A formula that nobody worked out: programs that only write files leave its value to Excel. */
const UNWORKED = /(<(?:\w+:)?c\b[^<>]*)>(<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))(<\/(?:\w+:)?c>)/g
/** A number, worked out or typed. */
const NUMBER =
  /<((?:\w+:)?)c\b([^<>]*)>((?:<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?)<(?:\w+:)?v\b[^<>]*>([^<]*)<\/(?:\w+:)?v>/g
const TYPE = /\st=(["'])\w*\1/
const ADDRESS = /\sr=(["'])([A-Z]{0,3})(\d*)\1/

/**
 * Mends what programs leave out of a sheet: rows and cells without an address get the next one; errors and formulas
 * without a value become texts, so that they are errors of their rows and not of the whole file. Numbers that say what they
 * mean by how they are shown become that text.
 */
export function mendSheet(sheet: string, shown: Shown): MendedSheet {
  let [row, column, rows, columns] = [0, 0, 1, 1]
  const worked = sheet.replace(UNWORKED, (_, cell: string, formula: string, end: string) => {
    const prefix = /^<(\w+:)?/.exec(cell)?.[1] ?? ''
    return `${cell.replace(TYPE, '')} t="e">${formula}<${prefix}v>${UNKNOWN_ERROR}</${prefix}v>${end}`
  })
  const spoken = worked.replace(
    NUMBER,
    (whole, prefix: string, attributes: string, _formula: string, number: string) => {
      const style = /\ss=["'](\d+)["']/.exec(attributes)?.[1]
      if (style === undefined || !/^$|\st=["']n["']/.test(TYPE.exec(attributes)?.[0] ?? '')) return whole
      const text = shown(Number(style), Number(number))
      if (text === undefined) return whole
      return `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>${escaped(text)}</${prefix}v>`
    },
  )
  const xml = spoken.replace(TAG, (whole, prefix: string, kind: string, attributes: string, end: string) => {
    const [, , letters = '', digits] = ADDRESS.exec(attributes) ?? []
    if (kind === 'row') {
      row = digits ? Number(digits) : row + 1
      column = 0
      rows = Math.max(rows, row)
      return digits ? whole : `<${prefix}row r="${row}"${attributes}${end}>`
    }
    column = letters ? numberOf(letters) : column + 1
    columns = Math.max(columns, column)
    rows = Math.max(rows, Number(digits ?? 0))
    // A cell with a type and nothing in it is empty.
    const typed = end ? attributes.replace(TYPE, '') : attributes.replace(/\st=(["'])e\1/, ' t="str"')
    return `<${prefix}c${letters ? '' : ` r="${lettersOf(column)}${row}"`}${typed}${end}>`
  })
  return { xml, rows, columns }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const UNKNOWN_ERROR = '#VALUE!'

/** What Excel and others write where a formula went wrong, in the languages of our users. */
const ERRORS = new Set(
  `#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #UNKNOWN! #GETTING_DATA
  #LEEG! #DEEL/0! #WAARDE! #VERW! #NAAM? #GETAL! #N/B #OVERLOOP! #NULO! #¡DIV/0! #¡VALOR! #¡REF! #¿NOMBRE? #¡NUM!`.split(
    /\s+/,
  ),
)

/** Whether a cell says that its formula went wrong. */
export const isSheetError = (cell: unknown): boolean => typeof cell === 'string' && ERRORS.has(cell)

/** `A` is 1, `AA` is 27. */
const numberOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function lettersOf(column: number): string {
  const rest = (column - 1) % 26
  const before = column > 26 ? lettersOf((column - 1 - rest) / 26) : ''
  return before + String.fromCharCode(65 + rest)
}
