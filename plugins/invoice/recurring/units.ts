/** What the length of a period is counted in. */
export const UNITS = ['week', 'month', 'quarter', 'half_year', 'year'] as const
export type Unit = (typeof UNITS)[number]
