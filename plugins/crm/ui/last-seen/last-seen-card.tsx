import { Card, CardRow, Link, useCurrentUser, useList, useT } from '@core/ui'
import { useState } from 'react'
import { askFor, seenIds, seenLines } from './last-seen'

const shown = 6

/** The dossiers this browser looked at last, at hand on the dashboard; ⌘K has all of them (G-LASTSEEN). */
export default function LastSeenCard() {
  const t = useT('crm')
  const { currentcompany_id: companyId } = useCurrentUser()
  const [ids] = useState(() => seenIds(companyId).slice(0, shown * 2))
  const { data } = useList('/api/flow', askFor(ids), { enabled: ids.length > 0 })
  const flows = seenLines(ids, data?.rows ?? []).slice(0, shown)
  if (flows.length === 0) return null
  return (
    <Card title={t('lastSeen')} flush collapsible="dashboard.lastSeen">
      {flows.map(({ key, title, note, to }) => (
        <CardRow key={key}>
          <Link className="vk-strong" to={to}>
            {title}
          </Link>{' '}
          <span className="vk-text-2">{note}</span>
        </CardRow>
      ))}
    </Card>
  )
}
