import type { MoneyLanguage } from '@core/domain/money'

/** Why VAT is charged or not (EN 16931, BT-151). */
export const VAT_CATEGORIES = ['standard', 'zero', 'exempt', 'reverse', 'intra', 'outside'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** What has to be said on paper where no VAT is charged; a zero rate says it by itself. */
const REASONS: Partial<Record<VatCategory, Record<MoneyLanguage, string>>> = {
  exempt: { nl: 'Vrijgesteld van btw', en: 'Exempt from VAT', 'es-AR': 'Exento de IVA' },
  reverse: { nl: 'Btw verlegd', en: 'VAT reverse charged', 'es-AR': 'Inversión del sujeto pasivo' },
  intra: {
    nl: 'Intracommunautaire levering, btw 0 %',
    en: 'Intra-Community supply, VAT 0 %',
    'es-AR': 'Entrega intracomunitaria, IVA 0 %',
  },
  outside: { nl: 'Buiten de btw', en: 'Outside the scope of VAT', 'es-AR': 'Fuera del ámbito del IVA' },
}

/** The category of an amount at a rate: only what is charged nothing may have another reason than its rate. */
export const categoryOf = (rate: number, chosen: VatCategory | null | undefined): VatCategory =>
  rate > 0 ? 'standard' : chosen && chosen !== 'standard' ? chosen : 'zero'

/** The reason in words, as it was given or as the law has it; null where none is needed. */
export const reasonOf = (
  category: VatCategory,
  given: string | null | undefined,
  language: MoneyLanguage,
): string | null => given?.trim() || (REASONS[category]?.[language] ?? null)
