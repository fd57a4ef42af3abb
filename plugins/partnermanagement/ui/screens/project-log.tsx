import { Card, EmptyState, Loaded, Page, Select, useCall, useParams, useT } from '@core/ui'
import { Timeline } from '@core/ui/records'
import { useLogEntries } from '@plugins/crm/contract/log-entries'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import '../partner.css'

/** What happened in the dossiers of a project, the newest first, by who did it and in which dossier. */
export default function ProjectLog() {
  const t = useT('partnermanagement')
  const params = { path: { id: Number(useParams().partnerProjectId) } }
  const log = useCall('get', '/api/partnerproject/{id}/getWithLogItems', { params })
  const options = useCall('get', '/api/partnerproject/{id}/getFilterOptions', { params }).data
  const [userId, setUserId] = useState<number | null>(null)
  const [flowId, setFlowId] = useState<number | null>(null)
  const items = (log.data?.logitems ?? []).filter(
    item => (userId === null || item.user_id === userId) && (flowId === null || item.flow_id === flowId),
  )
  const entries = useLogEntries(items)
  const label = log.data?.partnerproject.label ?? t('theProject')
  const narrowed = userId !== null || flowId !== null
  return (
    <Page
      title={t('projectLog')}
      crumbs={[
        { title: t('partners'), to: '/partner_overview' },
        ...(log.data ? [{ title: label, to: `/partner_detail/${log.data.partnerproject.partner_id}` }] : []),
      ]}
      subtitle={t('logHint')}
    >
      <div className="partner-filters">
        <Select
          aria-label={t('filterUser')}
          value={userId}
          empty={t('allUsers')}
          options={(options?.users ?? []).map(({ id, fullname }) => ({ value: id, label: fullname }))}
          onChange={setUserId}
        />
        <Select
          aria-label={t('filterFlow')}
          value={flowId}
          empty={t('allFlows')}
          options={(options?.flows ?? []).map(({ id, number, relation_fullname }) => ({
            value: id,
            label: [relation_fullname, number].filter(Boolean).join(' · '),
          }))}
          onChange={setFlowId}
        />
      </div>
      <Card title={label} count={log.data && entries.length}>
        <Loaded compact query={log} what={t('theLog')}>
          {() =>
            entries.length === 0 ? (
              <EmptyState compact icon={IconHistory} title={t(narrowed ? 'noLogMatch' : 'noLog')} />
            ) : (
              <Timeline entries={entries} />
            )
          }
        </Loaded>
      </Card>
    </Page>
  )
}
