import { asPage, Button, Card, EmptyState, Loaded, MoreButton, type RowOf, useCall, useT } from '@core/ui'
import { IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FlowLine } from '../flow/flow-line'

/** Dossiers that are shown at a time. */
const STEP = 25
/** As many as are answered at once. */
const MOST = 1000

interface OrganizationFlowsCardProps {
  organizationId: number
  onNew: () => void
}

/** The dossiers of everybody who belongs to an organization, the newest first. */
export function OrganizationFlowsCard({ organizationId, onNew }: OrganizationFlowsCardProps) {
  const t = useT('crm')
  const [limit, setLimit] = useState(STEP)
  const asked = { params: { path: { id: organizationId }, query: { limit } } }
  const list = useCall('get', '/api/organization/{id}/flows', asked, { keepPrevious: true })
  const { rows, total } = asPage<RowOf<'/api/flow'>>(list.data ?? [])
  const more = rows.length < total && limit < MOST ? () => setLimit(Math.min(MOST, limit * 2)) : undefined
  return (
    <Card
      title={t('flowsTitle')}
      count={total}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconFolderPlus} onClick={onNew}>
          {t('flow')}
        </Button>
      }
    >
      <Loaded compact query={list} what={t('theFlows')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noFlows')} text={t('noFlowsOfPeople')} />
          ) : (
            rows.map(flow => <FlowLine key={flow.id} flow={flow} whose />)
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </Card>
  )
}
