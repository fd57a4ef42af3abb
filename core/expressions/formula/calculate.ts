import { type Exact, exact, parseDutchAmount } from '@core/domain/money'
import { Decimal } from 'decimal.js'
import type { Formula, FunctionName, Operator } from './syntax'

/** What a formula asks of a form. */
export interface FormulaFields {
  /** The answer to a field, empty when there is none; what is not asked anywhere is `unknown`. */
  answer(name: string): { readonly value: unknown } | 'unknown'
  /** The answers to a field of a repeated group, one of each row. */
  rows(name: string): readonly unknown[] | 'unknown'
}

/** What went otherwise than its author meant; the value is there all the same, or is empty. */
export type FormulaProblem =
  | { readonly problem: 'unknown_name'; readonly name: string }
  | { readonly problem: 'no_number'; readonly name: string }
  | { readonly problem: 'divided_by_zero' }
  | { readonly problem: 'too_large' }

/** A value within a formula: a number, a text, or nothing. */
type Value = Exact | string | null

/** Results beyond it are no measure of anything, and would grow without end in a circle. */
const LARGEST = exact('1e15')
const ZERO = exact(0)
const [YES, NO] = [exact(1), ZERO]

/**
 * What a formula comes to, exactly. What is missing counts as 0, as does a name that nobody knows, which is told
 * (R-SURV-005, G-FORMULA). Dividing by nothing, and a result that no measure has, give nothing.
 */
export function calculate(
  formula: Formula,
  fields: FormulaFields,
  tell: (problem: FormulaProblem) => void = () => undefined,
): Exact | null {
  function of(part: Formula): Value {
    switch (part.kind) {
      case 'number':
      case 'text':
        return part.value
      case 'name':
        return answerTo(part.name)
      case 'negative':
        return numberOf(part.of)?.negated() ?? null
      case 'joined':
        return join(part.by, part.left, part.right)
      case 'function':
        return call(part.name, part.of)
    }
  }

  function answerTo(name: string): Value {
    const answer = fields.answer(name)
    if (answer !== 'unknown') return asValue(answer.value)
    tell({ problem: 'unknown_name', name })
    return null
  }

  /** The number of a part; what is missing or is a text is 0. Nothing only where a number could not be made. */
  function numberOf(part: Formula): Exact | null {
    const value = of(part)
    if (typeof value !== 'string') return value ?? (isComputed(part) ? null : ZERO)
    tell({ problem: 'no_number', name: part.kind === 'name' ? part.name : value })
    return ZERO
  }

  function join(by: Operator, left: Formula, right: Formula): Value {
    if (by === 'and') return isYes(left) && isYes(right) ? YES : NO
    if (by === 'or') return isYes(left) || isYes(right) ? YES : NO
    if (by === '+' || by === '-' || by === '*' || by === '/') return count(by, numberOf(left), numberOf(right))
    const order = compare(of(left), of(right))
    return HOLDS[by](order) ? YES : NO
  }

  function count(by: '+' | '-' | '*' | '/', left: Exact | null, right: Exact | null): Exact | null {
    if (!left || !right) return null
    if (by === '+') return bounded(left.plus(right))
    if (by === '-') return bounded(left.minus(right))
    if (by === '*') return bounded(left.times(right))
    if (!right.isZero()) return bounded(left.div(right))
    tell({ problem: 'divided_by_zero' })
    return null
  }

  function call(name: FunctionName, parts: readonly Formula[]): Value {
    const [first, second, third] = parts as [Formula, Formula, Formula]
    if (name === 'if') return isYes(first) ? of(second) : of(third)
    if (name === 'not') return isYes(first) ? NO : YES
    if (name === 'sum' || name === 'count' || name === 'average') return ofRows(name, first)
    const numbers = parts.map(numberOf)
    if (!numbers.every(number => number !== null)) return null
    const [number, places] = numbers as [Exact, Exact | undefined]
    const decimals = Math.min(10, Math.max(0, places?.trunc().toNumber() ?? 0))
    switch (name) {
      case 'min':
        return numbers.reduce((one, other) => (other.lt(one) ? other : one))
      case 'max':
        return numbers.reduce((one, other) => (other.gt(one) ? other : one))
      case 'abs':
        return number.abs()
      case 'round':
        return number.toDecimalPlaces(decimals)
      case 'ceil':
        return number.toDecimalPlaces(decimals, Decimal.ROUND_CEIL)
      case 'floor':
        return number.toDecimalPlaces(decimals, Decimal.ROUND_FLOOR)
    }
  }

  function ofRows(name: 'sum' | 'count' | 'average', field: Formula): Exact | null {
    if (field.kind !== 'name') return null
    const rows = fields.rows(field.name)
    if (rows === 'unknown') {
      tell({ problem: 'unknown_name', name: field.name })
      return ZERO
    }
    const filled = rows.map(asValue).filter(value => value !== null)
    if (name === 'count') return exact(filled.length)
    const total = filled.reduce<Exact>((sum, value) => (typeof value === 'string' ? sum : sum.plus(value)), ZERO)
    if (name === 'sum') return bounded(total)
    return filled.length === 0 ? ZERO : bounded(total.div(filled.length))
  }

  const isYes = (part: Formula): boolean => {
    const value = of(part)
    return typeof value === 'string' ? value.trim() !== '' : value !== null && !value.isZero()
  }

  function bounded(number: Exact): Exact | null {
    if (number.abs().lte(LARGEST)) return number
    tell({ problem: 'too_large' })
    return null
  }

  return numberOf(formula)
}

/** Whether nothing means that it could not be worked out, and not that nobody filled it in. */
const isComputed = ({ kind }: Formula): boolean => kind !== 'name'

const HOLDS: Readonly<Record<'=' | '<>' | '<' | '<=' | '>' | '>=', (order: number) => boolean>> = {
  '=': order => order === 0,
  '<>': order => order !== 0,
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>': order => order > 0,
  '>=': order => order >= 0,
}

/** As numbers where both are, else as texts whose case is no difference. Nothing beside a number is 0. */
function compare(left: Value, right: Value): number {
  if (typeof left !== 'string' && typeof right !== 'string') return (left ?? ZERO).cmp(right ?? ZERO)
  const [one, other] = [left, right].map(value =>
    String(value ?? '')
      .trim()
      .toLowerCase(),
  ) as [string, string]
  return one < other ? -1 : one > other ? 1 : 0
}

/** An answer as a formula takes it: Dutch or plain numbers as numbers, ticked as 1, several choices as their number. */
function asValue(answer: unknown): Value {
  if (answer === null || answer === undefined || answer === '') return null
  if (typeof answer === 'boolean') return answer ? YES : NO
  if (typeof answer === 'number') return Number.isFinite(answer) ? exact(answer) : null
  if (Array.isArray(answer)) return exact(answer.length)
  const text = String(answer).trim()
  const number = parseDutchAmount(text)
  return number === undefined ? text || null : exact(number)
}
