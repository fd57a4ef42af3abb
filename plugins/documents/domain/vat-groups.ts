import { fromEuros, type MoneyLanguage, toEuros } from '@core/domain/money'
import type { CalculatedItem } from './calculation'
import { VAT_RATES } from './vat'
import { categoryOf, reasonOf, type VatCategory } from './vat-category'

/** VAT by category, rate and reason (EN 16931, BG-23); euros. */
export interface VatGroup {
  readonly category: VatCategory
  readonly rate: number
  readonly base: number
  readonly amount: number
  readonly reason: string | null
}

/**
 * The VAT of all lines that count, in groups that add up to the totals to the cent; 0 % has a base like any other. Paper,
 * editor and customers' page show them in this order: the lowest rate first.
 */
export const vatGroups = (items: readonly CalculatedItem[], language: MoneyLanguage): VatGroup[] =>
  groupsOf(
    items.filter(({ counts }) => counts),
    language,
  )

/** The VAT of one line, whether it counts or may still be chosen: more than one group where it is split over rates. */
export const vatOfLine = (line: CalculatedItem, language: MoneyLanguage): VatGroup[] => groupsOf([line], language)

function groupsOf(items: readonly Pick<CalculatedItem, 'item' | 'amounts'>[], language: MoneyLanguage): VatGroup[] {
  const groups = new Map<
    string,
    { category: VatCategory; rate: number; reason: string | null; net: number; vat: number }
  >()
  for (const { item, amounts } of items) {
    for (const rate of VAT_RATES) {
      const net = fromEuros(amounts[`amount_exc_vat_${rate}`])
      const vat = rate === 0 ? 0 : fromEuros(amounts[`amount_vat_${rate}`])
      if (net === 0 && vat === 0) continue
      const category = categoryOf(rate, item.vat_category)
      const reason = reasonOf(category, item.vat_reason, language)
      const key = `${category} ${rate} ${reason ?? ''}`
      const group = groups.get(key) ?? { category, rate, reason, net: 0, vat: 0 }
      groups.set(key, { ...group, net: group.net + net, vat: group.vat + vat })
    }
  }
  return [...groups.values()]
    .sort((one, other) => one.rate - other.rate || one.category.localeCompare(other.category))
    .map(({ net, vat, ...group }) => ({ ...group, base: toEuros(net), amount: toEuros(vat) }))
}
