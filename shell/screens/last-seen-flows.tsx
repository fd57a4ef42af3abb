import { Card, CardRow } from '@core/ui/data/card.tsx'
import { useLastSeen } from '@core/ui/frame/last-seen.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Link } from 'react-router'

const shown = 6

/** The dossiers this browser looked at last, at hand on the dashboard; ⌘K has all of them (G-LASTSEEN). */
export function LastSeenFlows() {
  const t = useCoreT()
  const flows = useLastSeen()
  if (flows.length === 0) return null
  return (
    <Card title={t('searchLastSeen')} flush collapsible="dashboard.lastSeen">
      {flows.slice(0, shown).map(({ id, title, note }) => (
        <CardRow key={id}>
          <Link className="vk-strong" to={`/flow_detail/${id}`}>
            {title}
          </Link>{' '}
          <span className="vk-text-2">{note}</span>
        </CardRow>
      ))}
    </Card>
  )
}
