import { FormulaError } from './syntax'

export interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

/** A company has no longer formulas; what is longer is no formula, and would be read for long. */
const LONGEST = 2000

/** Names are those of fields; a number has a point, because a comma stands between arguments, and may have an exponent. */
const PIECES = [
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2}(?!\d))?/iy],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['text', /"[^"]*"|'[^']*'/y],
  ['sign', /<>|!=|<=|>=|==|[-+*/^(),;=<>×÷−]/y],
] as const

/** Signs that mean the same. */
const SAME: Readonly<Record<string, string>> = { '!=': '<>', '==': '=', ';': ',', '×': '*', '÷': '/', '−': '-' }

/**
 * The pieces of a formula, the last of which is its end.
 *
 * @throws FormulaError for what no formula can hold
 */
export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST) throw new FormulaError('too_long', LONGEST, text.length)
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) at += 1
    else {
      const token = tokenAt(text, at)
      tokens.push({ ...token, text: token.kind === 'sign' ? (SAME[token.text] ?? token.text) : token.text })
      at += token.text.length
    }
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }]
}

function tokenAt(text: string, at: number): Token {
  for (const [kind, piece] of PIECES) {
    piece.lastIndex = at
    const [found] = piece.exec(text) ?? []
    if (found === undefined) continue
    // "2m" and "1.2.3" are no numbers.
    if (kind === 'number' && /[\p{L}_.]/u.test(text.charAt(at + found.length)))
      throw new FormulaError('number', at, at + found.length + 1)
    return { kind, text: found, at }
  }
  const quoted = /["']/.test(text.charAt(at))
  throw new FormulaError(quoted ? 'open_text' : 'unknown_sign', at, quoted ? text.length : at + 1)
}
