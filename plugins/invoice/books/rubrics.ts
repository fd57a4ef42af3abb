import { type Cents, fromEuros } from '@core/domain/money'
import type { DocumentContent } from '@plugins/documents/contract'

type VatGroup = DocumentContent['vat'][number]

/**
 * Figures of the Dutch VAT return that invoices give: 1a high rate, 1b low rate, 1e nothing charged (0 %, and what is
 * reversed to the customer), 3b to other countries of the Union. What is exempt or outside VAT is in none of them.
 */
export const RUBRICS = ['1a', '1b', '1e', '3b', 'exempt', 'outside'] as const
export type Rubric = (typeof RUBRICS)[number]

const UNTAXED: Readonly<Record<Exclude<VatGroup['category'], 'standard'>, Rubric>> = {
  zero: '1e',
  reverse: '1e',
  intra: '3b',
  exempt: 'exempt',
  outside: 'outside',
}
/** The lowest of the high rates. The low rate was 6 % before 2019 and is 9 % since. */
const HIGH = 19

/** Where an amount of a VAT category and rate is reported. */
export function rubricOf({ category, rate }: Pick<VatGroup, 'category' | 'rate'>): Rubric {
  if (category !== 'standard') return UNTAXED[category]
  return rate >= HIGH ? '1a' : '1b'
}

/** What one invoice adds to one figure; money in cents, a credit with its minus. */
export interface Entry {
  readonly rubric: Rubric
  readonly category: VatGroup['category']
  readonly rate: number
  readonly base: Cents
  readonly vat: Cents
}

/** The entries of one invoice, one for each category and rate: what its version says, to the cent. */
export function entriesOf(groups: readonly VatGroup[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const group of groups) {
    const { category, rate } = group
    const key = `${category} ${rate}`
    const known = entries.get(key)
    const base = fromEuros(group.base) + (known?.base ?? 0)
    const vat = fromEuros(group.amount) + (known?.vat ?? 0)
    entries.set(key, { rubric: rubricOf(group), category, rate, base, vat })
  }
  return [...entries.values()]
}

/** What a figure comes to; cents. */
export interface Sum {
  readonly base: Cents
  readonly vat: Cents
}

export const sumOf = (entries: readonly Sum[]): Sum =>
  entries.reduce<Sum>((sum, { base, vat }) => ({ base: sum.base + base, vat: sum.vat + vat }), { base: 0, vat: 0 })

/** Whole euros as the return takes them: rounded down, which is in favour of who reports and which the tax office allows. */
export const inWholeEuros = (cents: Cents): number => Math.floor(cents / 100) + 0
