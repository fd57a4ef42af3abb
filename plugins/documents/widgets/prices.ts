import { formatEuros, type MoneyLanguage } from '@core/domain/money'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import type { WidgetType } from '../contract/widget-type'
import { itemInfo, itemName } from '../domain/calculation-item'

const CHOICES_TITLE: Record<MoneyLanguage, string> = {
  nl: 'Wilt u iets toevoegen?',
  en: 'Would you like to add anything?',
  'es-AR': '¿Desea agregar algo?',
}

const INCLUDING: Record<MoneyLanguage, string> = { nl: 'incl. btw', en: 'incl. VAT', 'es-AR': 'con IVA' }

/** What it costs: price tables, totals by themselves, and additional work to choose from (R-CALC-006). */
export const priceWidgets: readonly WidgetType[] = [
  {
    tag: 'CALCULATIONITEMS',
    label: 'documents.widgetPrices',
    fields: ['prices'],
    prepare: (widget, { table }) => [{ type: 'table', table: table(widget) }],
  },
  {
    tag: 'CALCULATIONITEMSINCLSUBS',
    label: 'documents.widgetPricesSubs',
    fields: ['prices'],
    prepare: (widget, { table }) => [{ type: 'table', table: table(widget, { includeSubs: true }) }],
  },
  {
    tag: 'ADDITIONALITEMS',
    label: 'documents.widgetAdditional',
    fields: ['stringcontent'],
    prepare: ({ stringcontent, textcontent }, { plain, language, calculation }) => [
      {
        type: 'choices',
        title: plain(stringcontent) || plain(textcontent) || CHOICES_TITLE[language],
        options: (calculation?.items ?? [])
          .filter(({ item, additional }) => additional && item.item_type !== 'header')
          .map(({ item, counts, amounts }) => ({
            id: item.id,
            name: itemName(item),
            info: sanitizeRichText(itemInfo(item)),
            price: formatEuros(amounts.amount_inc_vat, language),
            price_note: INCLUDING[language],
            amount_inc_vat: amounts.amount_inc_vat,
            selected: counts,
          })),
      },
    ],
  },
  {
    tag: 'TOTALS',
    label: 'documents.widgetTotals',
    fields: ['prices'],
    prepare: (widget, { table }) => [
      { type: 'table', table: { ...table(widget, { ofEverything: true }), columns: [], lines: [], showHead: false } },
    ],
  },
]
