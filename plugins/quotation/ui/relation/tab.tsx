import { Card, EmptyState, type RowOf, useList, useT } from '@core/ui'
import { QuotationLines } from '../widgets/quotation-lines'

/** The quotations of a person. */
export default function RelationQuotations({ row }: { row: RowOf<'/api/relation'> }) {
  const t = useT('quotation')
  const of = { relation_id: String(row.id) }
  const { data } = useList('/api/quotation', { ...of, limit: 1 })
  return (
    <Card title={t('quotations')} count={data?.total} flush>
      {data?.total === 0 ? (
        <EmptyState compact title={t('noneYet')} text={t('emptyText')} />
      ) : (
        <QuotationLines of={of} />
      )}
    </Card>
  )
}
