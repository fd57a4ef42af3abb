import { Card, useList, useT } from '@core/ui'
import { PendingRows } from '../rules/pending-rows'

/** What rules are going to do with a dossier (R-WF-019); nothing as long as nothing waits. */
export default function PendingCard({ flowId }: { flowId: number }) {
  const t = useT('workflow')
  const { data } = useList('/api/delayedrule', {
    flow_id: String(flowId),
    status: 'pending',
    sort: 'execute_at',
    limit: 100,
  })
  if (!data?.total) return null
  return (
    <Card title={t('doneByItself')} count={data.total} flush collapsible="flow.pending">
      <PendingRows rows={data.rows} />
    </Card>
  )
}
