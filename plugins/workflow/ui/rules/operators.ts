/** Operators that look whether there is something, and compare with nothing. */
export const COMPARES_NOTHING: ReadonlySet<string> = new Set(['isfilledin', 'isnotfilledin'])

const SAME = ['issame', 'isnotsame'] as const
const FILLED = ['isfilledin', 'isnotfilledin'] as const
const ORDER = ['isbigger', 'isbiggerorequal', 'issmaller', 'issmallerorequal'] as const

export type FieldOperator = (typeof SAME | typeof FILLED | typeof ORDER)[number] | 'contains'

const ORDERED: ReadonlySet<string> = new Set(['number', 'money', 'percent', 'date', 'datetime'])
const LISTED: ReadonlySet<string> = new Set(['select', 'reference', 'tags', 'checkbox'])

/** What can be asked of a field that is filled in like this. */
export function operatorsFor(input: string): readonly FieldOperator[] {
  if (ORDERED.has(input)) return [...ORDER, ...SAME, ...FILLED]
  return LISTED.has(input) ? [...SAME, ...FILLED] : [...SAME, 'contains', ...FILLED]
}
