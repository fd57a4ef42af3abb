import { invalid } from '@core/context/problem'
import type { CalculationItemInput } from './calculation-item'

type Values = Readonly<Record<string, unknown>>

/** Fields that say what a line costs. */
const COSTS = [
  'product_amount',
  'unit_amount_manual',
  'unit_rate_exc_manual',
  'unit_rate_inc_manual',
  'start_amount_exc',
  'start_amount_inc',
  'discount_percentage',
] as const

/** Fields that say at which VAT a line stands, and whether it counts at all. */
const FIXED = [
  'vat_percentage',
  'percentage_vat_0',
  'percentage_vat_6',
  'percentage_vat_9',
  'percentage_vat_21',
  'vat_category',
  'vat_reason',
  'item_type',
  'product_id',
  'calculationitem_id',
  'additionalwork',
  'selected',
] as const

type Settled = Pick<
  CalculationItemInput,
  'settled' | 'product_amount' | 'unit_rate_exc_manual' | 'unit_rate_inc_manual'
>

/** Fields of a line that stay as its part of the quotation has them, with the text that says why; none of a line that is no part. */
export const lockedFields = ({ settled, product_amount }: Pick<Settled, 'settled' | 'product_amount'>) =>
  new Map<string, 'part_fixed' | 'part_vat_fixed'>([
    ...(settled && Number(product_amount) >= 0 ? COSTS.map(field => [field, 'part_fixed'] as const) : []),
    ...(settled ? FIXED.map(field => [field, 'part_vat_fixed'] as const) : []),
  ])

/** A settled line as one like any other: what it costs is worked out of its fields. */
export const ordinaryLine = <Line extends object>(line: Line): Line =>
  'settled' in line && line.settled ? { ...line, settled: null, unit_rate_inc_manual: null } : line

/** A line that no longer follows the forms of the dossier that it came from. */
export const ownLine = <Line extends object>(line: Line): Line => ('origin' in line ? { ...line, origin: null } : line)

/**
 * Keeps the amounts of a part of a quotation and the fields beside them one (R-INV-008, G-PART): what the quotation decides
 * stays, and what a part costs is chosen when it is made. The line of a credit may take back less, and then costs what its
 * fields say, at the VAT that was billed (G-CREDIT).
 *
 * @param before what the changed fields were
 * @throws Problem 422 for a field that stays
 */
export function keepSettled(line: Settled, changes: Values, before: Values): void {
  if (!line.settled) return
  const changed = (field: string) => field in changes && (changes[field] ?? null) !== (before[field] ?? null)
  const vat = FIXED.find(changed)
  if (vat) throw invalid(vat, 'documents.part_vat_fixed')
  const cost = COSTS.find(changed)
  if (!cost) return
  const isCredit = Number('product_amount' in before ? before.product_amount : line.product_amount) < 0
  if (!isCredit) throw invalid(cost, 'documents.part_fixed')
  line.settled = null
  if (!changed('unit_rate_inc_manual')) line.unit_rate_inc_manual = null
  else if (!changed('unit_rate_exc_manual')) line.unit_rate_exc_manual = null
}
