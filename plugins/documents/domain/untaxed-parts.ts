import { fromEuros, toEuros } from '@core/domain/money'
import { allocate, sum } from './allocate'
import type { CalculatedItem } from './calculation'
import type { PartialInvoiceLine } from './partial-invoice'
import { categoryOf, type VatCategory } from './vat-category'

/** Why no VAT is charged, as a line says it. */
export interface Untaxed {
  readonly vat_category: VatCategory | null
  readonly vat_reason: string | null
}

/** A line of a part, with why no VAT is charged where none is. */
export type PartLine = PartialInvoiceLine & Partial<Untaxed>

type PerReason = ReadonlyMap<string, Untaxed & { readonly cents: number }>

/** What is charged no VAT of a calculation, by the reason. */
function untaxedOf(items: readonly CalculatedItem[]): PerReason {
  const groups = new Map<string, Untaxed & { readonly cents: number }>()
  for (const { item, amounts, counts } of items) {
    const cents = counts ? fromEuros(amounts.amount_exc_vat_0) : 0
    if (!cents) continue
    const category = categoryOf(0, item.vat_category)
    const vat_reason = item.vat_reason?.trim() || null
    const key = `${category} ${vat_reason ?? ''}`
    const vat_category = category === 'zero' ? null : category
    groups.set(key, { vat_category, vat_reason, cents: cents + (groups.get(key)?.cents ?? 0) })
  }
  return groups
}

/**
 * The lines of a part, of which what is charged no VAT says why, as its calculation does: each reason gets its proportion of
 * what is left of it, and the last part all of that (G-PART, EN 16931).
 *
 * @param earlier the lines of the parts before it
 */
export function withReasons(
  lines: readonly PartialInvoiceLine[],
  whole: readonly CalculatedItem[],
  earlier: readonly CalculatedItem[],
): PartLine[] {
  const reasons = [...untaxedOf(whole)]
  const billed = untaxedOf(earlier)
  return lines.flatMap((line): PartLine[] => {
    if (line.vat_percentage !== 0 || !reasons.length) return [line]
    const cents = fromEuros(line.amount_exc)
    const left = reasons.map(([key, group]) => group.cents - (billed.get(key)?.cents ?? 0))
    // Parts that said another reason, or none, are no ground to bill one of them with a minus.
    const isMixed = left.some(one => one * cents < 0) || Math.abs(sum(left)) < Math.abs(cents)
    const shares = isMixed ? [cents] : allocate(cents, left)
    return shares.flatMap((share, at) => {
      const { vat_category = null, vat_reason = null } = reasons[at]?.[1] ?? {}
      return share ? [{ ...line, ...inFull(share), vat_category, vat_reason }] : []
    })
  })
}

const inFull = (cents: number) => ({ amount_exc: toEuros(cents), amount_vat: 0, amount_inc: toEuros(cents) })
