import { asPage, type RowOf, useCall, useT } from '@core/ui'
import { useState } from 'react'
import { FlowsCard } from '../flow/flows-card'

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
    <FlowsCard query={list} rows={rows} total={total} more={more} none={t('noFlowsOfPeople')} whose onNew={onNew} />
  )
}
