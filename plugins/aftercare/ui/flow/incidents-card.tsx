import { Button, Card, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { NewIncidentModal } from '../incident/incident-modal'
import { IncidentRows, useIncidentsOf } from './incident-rows'

/** What was reported in a dossier, and a new report. */
export function IncidentsCard({ flowId }: { flowId: number }) {
  const t = useT('aftercare')
  const [asking, setAsking] = useState(false)
  const incidents = useIncidentsOf(flowId)
  return (
    <Card
      title={t('incidents')}
      count={incidents.data?.total || undefined}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setAsking(true)}>
          {t('newIncident')}
        </Button>
      }
    >
      <IncidentRows incidents={incidents} />
      {asking && <NewIncidentModal starting={{ flow_id: flowId }} onClose={() => setAsking(false)} />}
    </Card>
  )
}
