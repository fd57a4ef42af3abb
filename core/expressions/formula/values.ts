import { type Exact, exact, parseDutchAmount } from '@core/domain/money'
import { answerText } from '../answer-text'

/** A value within a formula: a number, a text, a check, several choices, or nothing. */
export type Value = Exact | string | boolean | readonly string[] | null

/** What the answers to one field come to over the rows of its group. */
export interface RowFigures {
  /** Rows with an answer. */
  readonly filled: number
  readonly total: Exact
  /** The smallest and the largest number of them; nothing when no row has one. */
  readonly least: Exact | null
  readonly most: Exact | null
}

export const ZERO = exact(0)
export const YES = exact(1)
/** No number has more signs than this, so that long texts are not looked through. */
const LONGEST_NUMBER = 64

/** An answer as a formula takes it; Dutch and plain numbers are numbers. */
export function asValue(answer: unknown): Value {
  if (answer === null || answer === undefined || answer === '') return null
  if (typeof answer === 'boolean') return answer
  if (typeof answer === 'number') return Number.isFinite(answer) ? exact(answer) : null
  if (Array.isArray(answer)) return answer.map(String)
  const text = String(answer).trim()
  return asNumber(text) ?? (text || null)
}

/** The number that a value is: ticked is 1, several choices are as many as they are. A text is none. */
export function numberIn(value: Value): Exact | null {
  if (typeof value === 'boolean') return value ? YES : ZERO
  if (isSeveral(value)) return exact(value.length)
  return typeof value === 'string' ? null : value
}

/** The figures of a function that looks at all rows; texts count as answers, and in nothing else. */
export function figuresOf(answers: readonly unknown[]): RowFigures {
  let filled = 0
  let total = ZERO
  let least: Exact | null = null
  let most: Exact | null = null
  for (const answer of answers) {
    const value = asValue(answer)
    if (value === null) continue
    filled += 1
    const number = numberIn(value)
    if (!number) continue
    total = total.plus(number)
    if (!least || number.lt(least)) least = number
    if (!most || number.gt(most)) most = number
  }
  return { filled, total, least, most }
}

/** As numbers where both are, else as texts whose case is no difference. Nothing beside a number is 0. */
export function compare(left: Value, right: Value): number {
  const [one, other] = [numberBeside(left, right), numberBeside(right, left)]
  if (one && other) return one.cmp(other)
  const [a, b] = [answerText(left), answerText(right)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether two values are the same, as show rules see it: of several choices one is enough, and ticked is "ja" (R-WIDG-006). */
export function isSame(left: Value, right: Value): boolean {
  if (isSeveral(left)) return left.some(choice => isSame(asValue(choice), right))
  if (isSeveral(right)) return isSame(right, left)
  return compare(left, right) === 0
}

/** A value as a number beside another: beside a text only what is written as a number is one. */
function numberBeside(value: Value, other: Value): Exact | null {
  if (typeof value === 'string') return typeof other === 'string' ? null : asNumber(value)
  if (typeof other === 'string' && (typeof value === 'boolean' || value === null)) return null
  return numberIn(value) ?? ZERO
}

const asNumber = (text: string): Exact | null => {
  const number = text.length > LONGEST_NUMBER ? undefined : parseDutchAmount(text)
  return number === undefined ? null : exact(number)
}

const isSeveral = (value: Value): value is readonly string[] => Array.isArray(value)

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The days since 1970 of a date, as date fields keep it; nothing for what is no date. */
export function dayNumber(value: Value): number | null {
  if (typeof value !== 'string' || !DAY.test(value)) return null
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isNaN(time) ? null : time / 86_400_000
}
