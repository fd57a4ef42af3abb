/** What a condition of a product can ask of an answer (G-TOGGLE). */
export { OPERATORS as CONDITION_OPERATORS } from '@core/expressions/operators'

/** What a product is in a calculation (G-PTYPE). */
export const PRODUCT_TYPES = [
  'standard',
  'manual',
  'header',
  'sub',
  'subderivative',
  'combination',
  'derivative',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Types that say of which product they are a part, or whose price they follow. */
const BELOW: ReadonlySet<string> = new Set(['sub', 'subderivative', 'derivative'])
/** Types whose price is a share of that of another product. */
const FOLLOWING: ReadonlySet<string> = new Set(['subderivative', 'derivative'])
/** Types that stand under another product. */
export const PART_TYPES = ['sub', 'subderivative'] as const

export const isBelow = (type: string): boolean => BELOW.has(type)
export const followsPrice = (type: string): boolean => FOLLOWING.has(type)
export const isPart = (type: string): boolean => PART_TYPES.some(one => one === type)

/** Types of the product that one of this type stands below: only what has a price of its own is followed. */
export const typesAbove = (type: string): readonly ProductType[] =>
  type === 'sub' ? ['standard', 'manual', 'combination'] : isBelow(type) ? ['standard', 'manual'] : []
