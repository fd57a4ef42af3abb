import { formatMoney, type RowOf, type useT } from '@core/ui'
import type { Column } from '@core/ui/lists'

/** What the list of relations shows of their invoices. */
export default (t: ReturnType<typeof useT<'invoice'>>): Column<RowOf<'/api/relation'>>[] => [
  {
    field: 'open_invoice_amount',
    header: t('outstandingEuro'),
    align: 'right',
    width: 130,
    hidden: true,
    render: row => (row.open_invoice_amount ? formatMoney(row.open_invoice_amount, { sign: false }) : null),
  },
]
