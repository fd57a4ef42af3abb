import { ACCENTS, ALIKE_SIGNS, foldText, PLAIN_LETTERS } from '@core/domain/fold'
import { name } from './sql'
import { type Condition, likeOf } from './where'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const single = Object.entries(PLAIN_LETTERS).filter(([, plain]) => plain.length === 1)
const several = Object.entries(PLAIN_LETTERS).filter(([, plain]) => plain.length > 1)
const signs = Object.entries(ALIKE_SIGNS)

const translated = (expression: string, from: string, to: string) =>
  `translate(${expression}, ${quoted(from)}, ${quoted(to)})`
const withPlainSigns = (expression: string) =>
  translated(
    expression,
    signs.map(([, others]) => others).join(''),
    signs.map(([sign, others]) => sign.repeat([...others].length)).join(''),
  )
const withoutAccents = (expression: string) => `regexp_replace(${expression}, '[${ACCENTS}]', '', 'g')`
/** The rules of the database itself know no more capitals than those of English. */
const inLowerCase = (expression: string) => `lower(${expression} collate "und-x-icu")`

/** What `foldText` of `core/domain` makes of a text, in SQL. A text of nothing but ASCII takes the short way. */
export function foldedText(expression: string): string {
  const parts = withPlainSigns(`normalize(${withPlainSigns(expression)}, nfkd)`)
  const lower = withoutAccents(inLowerCase(withoutAccents(parts)))
  const one = translated(lower, single.map(([letter]) => letter).join(''), single.map(([, plain]) => plain).join(''))
  const folded = several.reduce((text, [letter, plain]) => `replace(${text}, ${quoted(letter)}, ${quoted(plain)})`, one)
  return `case when ${expression} ~ '^[\\x01-\\x5f\\x61-\\x7f]*$' then lower(${expression}) else ${folded} end`
}

/** Rows in which a text stands, as searches see it, in a column that keeps what people wrote and no search text. */
export const saidIn = (column: string, text: string): Condition => ({
  text: `${foldedText(name(column))} like ?`,
  values: [likeOf(foldText(text))],
})
