/** Rows of a file as a person would read them, and in how many of them quotes stood where none belong. */
export interface OddlyQuoted {
  readonly rows: string[][]
  readonly odd: number
}

/**
 * Reads CSV in which quotes do not mean what they should: inches in a text (`5/4" koper`), names within names
 * (`"De "Witte" Raaf"`), a space before a quote, a quote that nobody closes. A quote closes a text where a separator or
 * the end of the line follows; one that would take whole rows along is a letter like any other. Takes as long as the text
 * is long.
 *
 * @param most rows that are read
 */
export function readOddQuotes(text: string, delimiter: string, most: number): OddlyQuoted {
  const rows: string[][] = []
  const odd = new Set<number>()
  const around = { delimiter, width: 0, lastClosing: lastClosingQuote(text, delimiter) }
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const field = quotedField(text, at, around) ?? bareField(text, at, delimiter)
    row.push(field.value)
    if (field.odd) odd.add(rows.length)
    at = field.end
    if (text[at] === delimiter) {
      at++
      if (at < text.length) continue
      row.push('')
    }
    rows.push(row)
    around.width ||= row.length
    row = []
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
  }
  return { rows, odd: odd.size }
}

interface Field {
  readonly value: string
  /** Where the separator or the end of the line after it stands. */
  readonly end: number
  readonly odd: boolean
}

interface Around {
  readonly delimiter: string
  /** Cells of the first row. */
  width: number
  /** Behind this place no quote closes anything, so that nobody looks for one again and again. */
  lastClosing: number
}

/** A text in quotes that begins here, behind spaces at most; nothing where there is none, or none that is closed in time. */
function quotedField(text: string, from: number, around: Around): Field | undefined {
  const { delimiter, width } = around
  let at = endOfSpaces(text, from)
  if (text[at] !== '"' || at >= around.lastClosing) return undefined
  let odd = at > from
  let value = ''
  let separators = 0
  let lines = 0
  for (at++; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === delimiter) separators++
    else if (sign === '\n') {
      // A line within it that is as wide as a row is a row.
      if (lines++ > 0 && width > 1 && separators >= width - 1) return undefined
      separators = 0
    }
    if (sign !== '"') value += sign
    else if (text[at + 1] === '"') {
      value += '"'
      at++
    } else if (closes(text, at + 1, delimiter)) {
      if (lines > 0 && width > 1 && separators >= width - 1) return undefined
      return { value, end: endOfSpaces(text, at + 1), odd: odd || endOfSpaces(text, at + 1) > at + 1 }
    } else {
      value += '"'
      odd = true
    }
  }
  around.lastClosing = -1
  return undefined
}

function bareField(text: string, from: number, delimiter: string): Field {
  let end = from
  let quoted = false
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') {
    if (text[end] === '"') quoted = true
    end++
  }
  return { value: text.slice(from, end), end, odd: quoted }
}

const endOfSpaces = (text: string, from: number): number => {
  let at = from
  while (text[at] === ' ') at++
  return at
}

/** Whether a text in quotes may end before this place. */
function closes(text: string, from: number, delimiter: string): boolean {
  const next = text[endOfSpaces(text, from)]
  return next === undefined || next === delimiter || next === '\n' || next === '\r'
}

/** The place of the last quote that may close a text. */
function lastClosingQuote(text: string, delimiter: string): number {
  for (let at = text.lastIndexOf('"'); at >= 0; at = at > 0 ? text.lastIndexOf('"', at - 1) : -1)
    if (closes(text, at + 1, delimiter)) return at
  return -1
}
