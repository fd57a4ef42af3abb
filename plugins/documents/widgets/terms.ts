import { formatEuros, formatPercentage, type MoneyLanguage } from '@core/domain/money'
import type { WidgetType } from '../contract/widget-type'
import { isRest, type PaymentTerm, termAmounts } from '../domain/payment-terms'

const TEXTS: Record<MoneyLanguage, { title: string; term: string; part: string; amount: string; rest: string }> = {
  nl: { title: 'Betaling in termijnen', term: 'Termijn', part: 'Deel', amount: 'Bedrag incl. btw', rest: 'restant' },
  en: { title: 'Payment in terms', term: 'Term', part: 'Part', amount: 'Amount incl. VAT', rest: 'remainder' },
  'es-AR': { title: 'Pago en cuotas', term: 'Cuota', part: 'Parte', amount: 'Importe con IVA', rest: 'saldo' },
}

const partOf = (term: PaymentTerm, language: MoneyLanguage): string =>
  isRest(term) ? TEXTS[language].rest : term.percentage === null ? '' : formatPercentage(term.percentage, language)

/** The terms in which a document is paid, with what each comes to. */
export const termWidgets: readonly WidgetType[] = [
  {
    tag: 'PAYMENTTERMS',
    label: 'documents.widgetTerms',
    fields: ['stringcontent', 'terms'],
    prepare({ stringcontent }, { plain, language, calculation, paymentterms }) {
      const { title, term, part, amount } = TEXTS[language]
      const amounts = termAmounts(paymentterms, calculation?.totals.amount_inc_vat ?? 0)
      return [
        // Without terms only staff see the widget: an empty table.
        { type: 'heading', text: paymentterms.length ? plain(stringcontent) || title : '' },
        {
          type: 'table',
          of: 'terms',
          table: {
            columns: [
              { tag: 'DESCR', header: term, align: 'left' },
              { tag: 'PART', header: part, align: 'right' },
              { tag: 'TOTALINC', header: amount, align: 'right' },
            ],
            showHead: true,
            lines: paymentterms.map((one, n) => ({
              id: n + 1,
              kind: 'item',
              info: '',
              cells: [
                { text: `${n + 1}. ${one.description}`, value: one.description },
                { text: partOf(one, language), value: one.percentage },
                { text: formatEuros(amounts[n] ?? 0, language), value: amounts[n] ?? 0 },
              ],
            })),
            totals: [],
          },
        },
      ]
    },
  },
]
