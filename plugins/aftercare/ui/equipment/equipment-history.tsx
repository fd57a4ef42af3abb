import { Card, EmptyState, Link, Loaded, useList, useT } from '@core/ui'
import { Timeline } from '@core/ui/records'
import { IconAirConditioning, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { incidentTitle } from '../incident/incident-status'
import type { Equipment } from './equipment-card'

/** What happened with something that stands at a customer's: incidents, the newest first, and its installation. */
export function EquipmentHistory({
  equipment: { id, installed_on, make, model },
  current,
}: {
  equipment: Equipment
  /** The incident that is on screen. */
  current?: number
}) {
  const t = useT('aftercare')
  const incidents = useList('/api/incident', {
    equipment_id: String(id),
    hidden: 'all',
    sort: '-created_at',
    limit: 50,
  })
  return (
    <Card title={t('history')} count={incidents.data?.total || undefined}>
      <Loaded compact query={incidents} what={t('theIncidents')}>
        {({ rows }) =>
          rows.length === 0 && !installed_on ? (
            <EmptyState compact title={t('noHistory')} />
          ) : (
            <Timeline
              entries={[
                ...rows.map(incident => ({
                  id: incident.id,
                  icon: incident.status === 'resolved' ? IconCheck : IconAlertTriangle,
                  tone: incident.status === 'resolved' ? ('ok' as const) : ('warn' as const),
                  title:
                    incident.id === current ? (
                      incidentTitle(incident)
                    ) : (
                      <Link to={`/incident_detail/${incident.id}`}>{incidentTitle(incident)}</Link>
                    ),
                  when: incident.created_at,
                  text: incident.id === current ? t('thisIncident') : (incident.solution ?? incident.response),
                })),
                ...(installed_on
                  ? [
                      {
                        id: 'installed',
                        icon: IconAirConditioning,
                        title: t('installed'),
                        when: installed_on,
                        text: [make, model].filter(Boolean).join(' '),
                      },
                    ]
                  : []),
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
