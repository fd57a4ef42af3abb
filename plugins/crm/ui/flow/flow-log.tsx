import { Card, EmptyState, Loaded, useCall, useContents, useKinds, useT } from '@core/ui'
import { Timeline } from '@core/ui/records'
import { IconHistory } from '@tabler/icons-react'
import { timelineLines } from '../../contract/ui'
import { logEntry } from './log-entries'

/** Everything that was logged about a dossier (S1 §2, view logitems). */
export function FlowLog({ flowId }: { flowId: number }) {
  const t = useT('crm')
  const log = useCall('get', '/api/flow/{id}/getlogitems', { params: { path: { id: flowId }, query: { limit: 500 } } })
  const kinds = useKinds()
  const lines = useContents(timelineLines) ?? []
  const entries = (log.data ?? []).flatMap(item => logEntry(item, t, lines, kinds) ?? [])
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
