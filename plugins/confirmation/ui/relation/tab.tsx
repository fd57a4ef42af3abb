import { Card, EmptyState, type RowOf, useList, useT } from '@core/ui'
import { ConfirmationLines } from '../widgets/confirmation-lines'

/** The order confirmations of a person. */
export default function RelationConfirmations({ row }: { row: RowOf<'/api/relation'> }) {
  const t = useT('confirmation')
  const of = { relation_id: String(row.id) }
  const { data } = useList('/api/confirmation', { ...of, limit: 1 })
  return (
    <Card title={t('confirmations')} count={data?.total} flush>
      {data?.total === 0 ? (
        <EmptyState compact title={t('noneYet')} text={t('emptyText')} />
      ) : (
        <ConfirmationLines of={of} />
      )}
    </Card>
  )
}
