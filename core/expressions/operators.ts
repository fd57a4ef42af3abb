/** What a condition can ask of an answer (R-TASK-013). */
export const OPERATORS = [
  'issame',
  'isnotsame',
  'isbigger',
  'isbiggerorequal',
  'issmaller',
  'issmallerorequal',
  'contains',
  'isfilledin',
  'isnotfilledin',
] as const
export type Operator = (typeof OPERATORS)[number]

/** Operators that look whether there is an answer, and compare with nothing. */
export const COMPARES_NOTHING: ReadonlySet<string> = new Set(['isfilledin', 'isnotfilledin'])

/** Whether there is such an operator. */
export const isOperator = (operator: string): operator is Operator => OPERATORS.some(one => one === operator)
