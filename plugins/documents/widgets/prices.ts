import type { MoneyLanguage } from '@core/domain/money'
import type { WidgetType } from '../contract/widget-type'
import { choiceBlocks } from '../drawing/choices'

const CHOICES_TITLE: Record<MoneyLanguage, string> = {
  nl: 'Wilt u iets toevoegen?',
  en: 'Would you like to add anything?',
  'es-AR': '¿Desea agregar algo?',
}

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
    prepare: ({ stringcontent, textcontent }, { plain, language, calculation }) =>
      choiceBlocks(
        calculation?.items ?? [],
        plain(stringcontent) || plain(textcontent) || CHOICES_TITLE[language],
        language,
      ),
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
