import type { Exact } from '@core/domain/money'

/** What two values are joined or compared by; what binds tighter has the higher number. */
export const OPERATORS = {
  or: 1,
  and: 2,
  '=': 3,
  '<>': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '^': 6,
} as const
export type Operator = keyof typeof OPERATORS

/**
 * How many arguments a function takes, at the least and at the most. Those `ofRows` take the name of a field that a repeated
 * group asks, and look at it in every row; `min` and `max` do when they are given the name of one field and nothing else.
 */
export const FUNCTIONS = {
  min: { least: 1, most: 50 },
  max: { least: 1, most: 50 },
  round: { least: 1, most: 2 },
  ceil: { least: 1, most: 2 },
  floor: { least: 1, most: 2 },
  abs: { least: 1, most: 1 },
  if: { least: 3, most: 3 },
  not: { least: 1, most: 1 },
  days: { least: 2, most: 2 },
  contains: { least: 2, most: 2 },
  sum: { least: 1, most: 1, ofRows: true },
  count: { least: 1, most: 1, ofRows: true },
  average: { least: 1, most: 1, ofRows: true },
} as const satisfies Record<string, { least: number; most: number; ofRows?: true }>
export type FunctionName = keyof typeof FUNCTIONS

/** A formula as it was read (G-FORMULA). `at` is the place in the text, counted from 0. */
export type Formula =
  | { readonly kind: 'number'; readonly value: Exact }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'joined'; readonly by: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'function'; readonly name: FunctionName; readonly of: readonly Formula[] }

/** Why a text is no formula. */
export type FormulaFault =
  | 'empty'
  | 'too_long'
  | 'too_deep'
  | 'unknown_sign'
  | 'open_text'
  | 'number'
  | 'value_expected'
  | 'bracket_expected'
  | 'end_expected'
  | 'comma_outside'
  | 'unknown_function'
  | 'arguments'
  | 'field_expected'

/** The fault of a text that is no formula, and where it is: from `at` up to `to`, counted from 0. */
export class FormulaError extends Error {
  constructor(
    readonly fault: FormulaFault,
    readonly at: number,
    readonly to: number,
  ) {
    super(`${fault} at ${at}`)
  }
}
