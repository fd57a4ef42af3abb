import { asPage, Button, Card, CardRow, formatDay, type RowOf, useCall, useSave, useT } from '@core/ui'
import { IconRestore } from '@tabler/icons-react'

/** Dossiers of a person that are in the trash, each with the way back; nothing where there are none (SCR-038). */
export function TrashedFlowsCard({ relationId }: { relationId: number }) {
  const t = useT('crm')
  const query = { relation_id: String(relationId), limit: 100 }
  const trashed = useCall('get', '/api/flow/trashed', { params: { query } })
  const restore = useSave('post', '/api/flow/{id}/restore', { refresh: ['/api/relation'] })
  const { rows, total } = asPage<RowOf<'/api/flow'> & { deleted_at?: string | null }>(trashed.data ?? [])
  if (rows.length === 0) return null
  return (
    <Card title={t('trashedFlows')} count={total} flush>
      {rows.map(flow => (
        <CardRow key={flow.id}>
          <span className="vk-grow crm-two-lines">
            <strong className="vk-clip">{flow.description ?? flow.number}</strong>
            <span className="vk-meta vk-clip">{[flow.number, formatDay(flow.deleted_at ?? null)].join(' · ')}</span>
          </span>
          <Button
            size="small"
            icon={IconRestore}
            aria-label={t('restoreFlow', { number: flow.number ?? flow.id })}
            onClick={() => restore.mutate({ params: { path: { id: flow.id } } })}
          >
            {t('restore')}
          </Button>
        </CardRow>
      ))}
    </Card>
  )
}
