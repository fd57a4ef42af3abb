import { Card, EmptyState, Loaded, useCall, useT } from '@core/ui'
import { Timeline } from '@core/ui/records'
import { IconHistory } from '@tabler/icons-react'
import { useLogEntries } from '../../contract/log-entries'

/** Everything that was logged about a dossier (S1 §2, view logitems). */
export function FlowLog({ flowId }: { flowId: number }) {
  const t = useT('crm')
  const log = useCall('get', '/api/flow/{id}/getlogitems', { params: { path: { id: flowId }, query: { limit: 500 } } })
  const entries = useLogEntries(log.data ?? [])
  return (
    <Card title={t('log')} count={log.data && entries.length}>
      <Loaded compact query={log} what={t('theLog')}>
        {() =>
          entries.length === 0 ? (
            <EmptyState compact icon={IconHistory} title={t('noLog')} />
          ) : (
            <Timeline entries={entries} />
          )
        }
      </Loaded>
    </Card>
  )
}
