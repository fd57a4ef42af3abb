import { Card, EmptyState, type RowOf, useList, useT } from '@core/ui'
import { InvoiceLines } from '../widgets/invoice-lines'

/** The invoices of a person. */
export default function RelationInvoices({ row }: { row: RowOf<'/api/relation'> }) {
  const t = useT('invoice')
  const of = { relation_id: String(row.id) }
  const { data } = useList('/api/invoice', { ...of, limit: 1 })
  return (
    <Card title={t('invoices')} count={data?.total} flush>
      {data?.total === 0 ? <EmptyState compact title={t('noneYet')} text={t('emptyText')} /> : <InvoiceLines of={of} />}
    </Card>
  )
}
