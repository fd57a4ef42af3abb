import { routeLink, useT } from '@core/ui'
import { addressLines } from './address'

/** An address that opens the way to it. */
export function RouteTo({ place }: { place: Parameters<typeof addressLines>[0] }) {
  const t = useT('crm')
  const lines = addressLines(place)
  return (
    <a href={routeLink(lines.join(', '))} target="_blank" rel="noreferrer" title={t('planRoute')}>
      {lines.map(line => (
        <span key={line} className="crm-line">
          {line}
        </span>
      ))}
    </a>
  )
}
