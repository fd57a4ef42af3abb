export const KINDS = ['quarter', 'month', 'year'] as const
export type PeriodKind = (typeof KINDS)[number]

/** A calendar period; `index` counts within its year from 1: quarter 3, month 11, and 1 for the year itself. */
export interface BooksPeriod {
  readonly kind: PeriodKind
  readonly year: number
  readonly index: number
}

const PER_YEAR: Readonly<Record<PeriodKind, number>> = { quarter: 4, month: 12, year: 1 }

/** The period of a kind that a day, `YYYY-MM-DD`, lies in. */
export function periodAround(kind: PeriodKind, day: string): BooksPeriod {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { kind, year, index: Math.ceil((month * PER_YEAR[kind]) / 12) }
}

/** How a period stands in an address: `2026-Q3`, `2026-07`, `2026`. */
export function writtenPeriod({ kind, year, index }: BooksPeriod): string {
  if (kind === 'year') return String(year)
  return kind === 'quarter' ? `${year}-Q${index}` : `${year}-${String(index).padStart(2, '0')}`
}

/** Reads a period from an address; the quarter of today for what is none. */
export function readPeriod(text: string | null, today: string): BooksPeriod {
  const [, year, quarter, month] = /^(\d{4})(?:-Q([1-4])|-(0[1-9]|1[0-2]))?$/.exec(text ?? '') ?? []
  if (!year) return periodAround('quarter', today)
  if (quarter) return { kind: 'quarter', year: Number(year), index: Number(quarter) }
  if (month) return { kind: 'month', year: Number(year), index: Number(month) }
  return { kind: 'year', year: Number(year), index: 1 }
}

/** The period that is `by` periods later. */
export function shiftedPeriod({ kind, year, index }: BooksPeriod, by: number): BooksPeriod {
  const count = year * PER_YEAR[kind] + index - 1 + by
  return { kind, year: Math.floor(count / PER_YEAR[kind]), index: (count % PER_YEAR[kind]) + 1 }
}

/** Its first and last day. */
export function periodDays({ kind, year, index }: BooksPeriod): { readonly from: string; readonly to: string } {
  const months = 12 / PER_YEAR[kind]
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return { from: day((index - 1) * months, 1), to: day(index * months, 0) }
}
