import { Avatar, Button, formatMoment, useCurrentUser, useSearchParams, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/incident'
import { IconLifebuoy, IconPlus } from '@tabler/icons-react'
import { IncidentStatus, incidentTitle } from '../incident/incident-status'
import NewIncident from '../incident/new-incident'
import { useTypeNames } from '../incident/use-type-names'

const UNRESOLVED = 'open,ongoing'

/** All incidents, one's own and nobody's in front, the newest first (SCR-049, R-INC-003, R-INC-006, R-INC-007, R-ROLE-009). */
export default function IncidentOverview() {
  const t = useT('aftercare')
  const { id } = useCurrentUser()
  const typeName = useTypeNames()
  const [params, setParams] = useSearchParams()
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newIncident')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('aftercare')}
        what={t('incidentsLower')}
        sort="-created_at"
        defaultView="mine"
        href={row => `/incident_detail/${row.id}`}
        views={[
          {
            key: 'mine',
            title: t('viewMine'),
            filters: { status: UNRESOLVED, user_id: `${id},null` },
            counted: true,
          },
          { key: 'unresolved', title: t('viewUnresolved'), filters: { status: UNRESOLVED }, counted: true },
          { key: 'resolved', title: t('viewResolved'), filters: { status: 'resolved' } },
        ]}
        filters={['status', 'incident_type_id', 'classification', 'user_id', 'reported_by', 'relation_fullname']}
        columns={[
          {
            field: 'created_at',
            header: t('reported'),
            width: 150,
            phone: 'value',
            render: row => formatMoment(row.created_at),
          },
          { field: 'number', width: 116, minWidth: 112 },
          {
            field: 'description',
            width: 300,
            minWidth: 180,
            phone: 'title',
            sortable: false,
            render: row => <strong className="vk-clip">{incidentTitle(row)}</strong>,
          },
          {
            field: 'relation_fullname',
            width: 180,
            minWidth: 120,
            phone: 'meta',
            render: row => <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'incident_type_id', width: 150, render: row => typeName(row.incident_type_id) },
          { field: 'status', width: 160, phone: 'aside', render: row => <IncidentStatus incident={row} /> },
          {
            field: 'classification',
            width: 110,
            render: row => t(`field.incident.classification.${row.classification}`),
          },
          { field: 'user_id', width: 150, exported: 'user_fullname', render: row => row.user_fullname ?? t('nobody') },
        ]}
        removal={{ to: 'trash', question: count => t('deleteIncidents', { count }) }}
        actions={button}
        empty={{ icon: IconLifebuoy, title: t('noIncidents'), text: t('noIncidentsText'), actions: button }}
      />
      {params.has('new') && <NewIncident onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
