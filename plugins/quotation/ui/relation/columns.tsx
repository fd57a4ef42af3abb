import { formatMoney, type RowOf, type useT } from '@core/ui'
import type { Column } from '@core/ui/lists'

/** What the list of relations shows of their quotations. */
export default (t: ReturnType<typeof useT<'quotation'>>): Column<RowOf<'/api/relation'>>[] => [
  {
    field: 'open_quotation_count',
    header: t('openQuotations'),
    align: 'right',
    width: 100,
    hidden: true,
    render: row => row.open_quotation_count || null,
  },
  {
    field: 'open_quotation_amount',
    header: t('openQuotationsEuro'),
    align: 'right',
    width: 130,
    hidden: true,
    render: row =>
      row.open_quotation_amount ? formatMoney(row.open_quotation_amount, { cents: false, sign: false }) : null,
  },
]
