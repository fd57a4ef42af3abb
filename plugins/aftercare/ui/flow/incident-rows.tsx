import { CardRow, EmptyState, formatMoment, Link, Loaded, useList, useT } from '@core/ui'
import { IncidentStatus, incidentTitle } from '../incident/incident-status'
import '../aftercare.css'

/** The incidents of a dossier that are still shown (R-INC-004). */
export const useIncidentsOf = (flowId: number) =>
  useList('/api/incident', { flow_id: String(flowId), sort: '-created_at', limit: 50 })

/** They under each other, the newest first. */
export function IncidentRows({ incidents }: { incidents: ReturnType<typeof useIncidentsOf> }) {
  const t = useT('aftercare')
  return (
    <Loaded compact query={incidents} what={t('theIncidents')}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState compact title={t('noIncidentsHere')} text={t('noIncidentsHereText')} />
        ) : (
          rows.map(incident => (
            <CardRow key={incident.id}>
              <Link className="vk-grow vk-clip" to={`/incident_detail/${incident.id}`}>
                {incidentTitle(incident)}
              </Link>
              <IncidentStatus incident={incident} />
              <span className="vk-meta">{formatMoment(incident.created_at)}</span>
            </CardRow>
          ))
        )
      }
    </Loaded>
  )
}
