import { type Exact, exact } from '@core/domain/money'
import { Decimal } from 'decimal.js'
import { holdsText } from '../answer-text'
import { fieldOfRows } from './read-formula'
import type { Formula, FunctionName, Operator } from './syntax'
import { asValue, compare, dayNumber, isSame, numberIn, type RowFigures, type Value, YES, ZERO } from './values'

/** What a formula asks of a form. */
export interface FormulaFields {
  /** The answer to a field, empty when there is none; what is not asked anywhere is `unknown`. */
  answer(name: string): { readonly value: unknown } | 'unknown'
  /** What the answers to a field of a repeated group come to over its rows. */
  rows(name: string): RowFigures | 'unknown'
}

/** What went otherwise than its author meant; the value is there all the same, or is empty. */
export type FormulaProblem =
  | { readonly problem: 'unknown_name'; readonly name: string }
  | { readonly problem: 'no_number'; readonly name: string }
  | { readonly problem: 'divided_by_zero' }
  | { readonly problem: 'no_root' }
  | { readonly problem: 'no_date' }
  | { readonly problem: 'too_large' }

/** Results beyond it are no measure of anything, and would grow without end in a circle. */
const LARGEST = exact('1e15')
const NO = ZERO
/** Exponents beyond it make no measure, and take long. */
const LARGEST_EXPONENT = 100
/** Words for a check that need no quotes, where no field is called so. */
const CHECKS: Readonly<Record<string, boolean>> = { ja: true, true: true, nee: false, false: false }

/** Whether a name says that something is ticked or not: `ja`, `nee`. */
export const isCheck = (name: string): boolean => Object.hasOwn(CHECKS, name)

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
        return call(part)
    }
  }

  function answerTo(name: string): Value {
    const answer = fields.answer(name)
    if (answer !== 'unknown') return asValue(answer.value)
    if (isCheck(name)) return CHECKS[name] ?? null
    tell({ problem: 'unknown_name', name })
    return null
  }

  /** The number of a part; what is missing or is a text is 0. Nothing only where a number could not be made. */
  function numberOf(part: Formula): Exact | null {
    const value = of(part)
    if (value === null) return isComputed(part) ? null : ZERO
    if (typeof value !== 'string') return numberIn(value)
    tell({ problem: 'no_number', name: part.kind === 'name' ? part.name : value })
    return ZERO
  }

  function join(by: Operator, left: Formula, right: Formula): Value {
    if (by === 'and') return isYes(left) && isYes(right) ? YES : NO
    if (by === 'or') return isYes(left) || isYes(right) ? YES : NO
    if (by === '=' || by === '<>') return isSame(of(left), of(right)) === (by === '=') ? YES : NO
    if (by === '<' || by === '<=' || by === '>' || by === '>=')
      return HOLDS[by](compare(of(left), of(right))) ? YES : NO
    return count(by, numberOf(left), numberOf(right))
  }

  function count(by: '+' | '-' | '*' | '/' | '^', left: Exact | null, right: Exact | null): Exact | null {
    if (!left || !right) return null
    if (by === '+') return bounded(left.plus(right))
    if (by === '-') return bounded(left.minus(right))
    if (by === '*') return bounded(left.times(right))
    if (by === '^') return power(left, right)
    if (!right.isZero()) return bounded(left.div(right))
    tell({ problem: 'divided_by_zero' })
    return null
  }

  function power(base: Exact, exponent: Exact): Exact | null {
    if (base.isZero() && exponent.isNegative()) {
      tell({ problem: 'divided_by_zero' })
      return null
    }
    if (base.isNegative() && !exponent.isInteger()) {
      tell({ problem: 'no_root' })
      return null
    }
    return exponent.abs().lte(LARGEST_EXPONENT) ? bounded(base.pow(exponent)) : bounded(LARGEST.times(2))
  }

  function call(part: Extract<Formula, { kind: 'function' }>): Value {
    const { name, of: parts } = part
    const [first, second, third] = parts as [Formula, Formula, Formula]
    if (name === 'if') return isYes(first) ? of(second) : of(third)
    if (name === 'not') return isYes(first) ? NO : YES
    if (name === 'days') return daysBetween(of(first), of(second))
    if (name === 'contains') return holdsText(of(first), of(second)) ? YES : NO
    const field = fieldOfRows(part)
    if (field !== null) return ofRows(name, field)
    const numbers = parts.map(numberOf)
    if (!numbers.every(number => number !== null)) return null
    const [number, places] = numbers as [Exact, Exact | undefined]
    switch (name) {
      case 'min':
        return numbers.reduce((one, other) => (other.lt(one) ? other : one))
      case 'max':
        return numbers.reduce((one, other) => (other.gt(one) ? other : one))
      case 'abs':
        return number.abs()
      case 'round':
        return rounded(number, places, Decimal.ROUND_HALF_UP)
      case 'ceil':
        return rounded(number, places, Decimal.ROUND_CEIL)
      case 'floor':
        return rounded(number, places, Decimal.ROUND_FLOOR)
      default:
        return null
    }
  }

  /** Of no rows at all each of them is 0. */
  function ofRows(name: FunctionName, field: string): Exact | null {
    const rows = fields.rows(field)
    if (rows === 'unknown') {
      tell({ problem: 'unknown_name', name: field })
      return ZERO
    }
    const { filled, total, least, most } = rows
    if (name === 'count') return exact(filled)
    if (name === 'min') return least ?? ZERO
    if (name === 'max') return most ?? ZERO
    if (name === 'sum') return bounded(total)
    return filled === 0 ? ZERO : bounded(total.div(filled))
  }

  /** From one date up to another; nothing while one of them is missing. */
  function daysBetween(from: Value, to: Value): Exact | null {
    if (from === null || to === null) return null
    const [start, end] = [dayNumber(from), dayNumber(to)]
    if (start !== null && end !== null) return exact(end - start)
    tell({ problem: 'no_date' })
    return null
  }

  const isYes = (part: Formula): boolean => {
    const value = of(part)
    return typeof value === 'string' ? value.trim() !== '' : numberIn(value)?.isZero() === false
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

/** To decimals behind the point, or before it where there are fewer than none: `round(1250, -2)` is 1300. */
function rounded(number: Exact, places: Exact | undefined, way: Decimal.Rounding): Exact {
  const decimals = Math.min(10, Math.max(-15, places?.trunc().toNumber() ?? 0))
  if (decimals >= 0) return number.toDecimalPlaces(decimals, way)
  const unit = exact(10).pow(-decimals)
  return number.div(unit).toDecimalPlaces(0, way).times(unit)
}

const HOLDS: Readonly<Record<'<' | '<=' | '>' | '>=', (order: number) => boolean>> = {
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>': order => order > 0,
  '>=': order => order >= 0,
}
