import { Card, CardRow, EmptyState, Link, Loaded, PanelFilter, useCurrentUser, useList, useT } from '@core/ui'
import { IconLifebuoy } from '@tabler/icons-react'
import { IncidentStatus, incidentTitle } from '../incident/incident-status'

const FILTERS = { open: 'open', ongoing: 'ongoing', unresolved: 'open,ongoing', all: undefined } as const
type Filter = keyof typeof FILTERS
const ORDER: readonly Filter[] = ['open', 'ongoing', 'unresolved', 'all']
/** From this role on one sees the incidents of everybody. */
const SEES_ALL = 1000
const SHOWN = 6

/** Incidents, the open ones unless told; below role 1000 one's own and nobody's (R-DASH-001, R-ROLE-009, G-DASHF). */
export default function IncidentsWidget({
  filter,
  onFilter,
}: {
  filter: string | undefined
  onFilter: (filter: string) => void
}) {
  const t = useT('aftercare')
  const { id, role } = useCurrentUser()
  const chosen = ORDER.find(one => one === filter) ?? 'open'
  const status = FILTERS[chosen]
  const list = useList('/api/incident', {
    ...(status ? { status } : {}),
    ...(role < SEES_ALL ? { user_id: `${id},null` } : {}),
    sort: '-created_at',
    limit: SHOWN,
  })
  return (
    <Card
      title={t('incidents')}
      count={list.data?.total || undefined}
      flush
      actions={
        <>
          <PanelFilter
            value={chosen}
            options={ORDER.map(value => ({
              value,
              label: value === 'ongoing' ? t('field.incident.status.ongoing') : t(`filter_${value}`),
            }))}
            onChange={onFilter}
          />
          <Link to="/incident_overview">{t('filter_all')}</Link>
        </>
      }
    >
      <Loaded compact query={list} what={t('theIncidents')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconLifebuoy} title={t('noIncidents')} />
          ) : (
            rows.map(incident => (
              <CardRow key={incident.id}>
                <Link className="vk-grow vk-clip" to={`/incident_detail/${incident.id}`}>
                  {incidentTitle(incident)}
                </Link>
                <IncidentStatus incident={incident} />
              </CardRow>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
