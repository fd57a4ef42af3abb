/** Kinds of records that can be double. */
export const DOUBLE_KINDS = ['relation', 'organization'] as const
export type DoubleKind = (typeof DOUBLE_KINDS)[number]
