import { Button, Loaded, Tag, useCall, useOwns, useParams, useSearchParams, useT } from '@core/ui'
import { DetailScreen, useRecord } from '@core/ui/records'
import described from '@openapi/fields/incident'
import { TasksCard } from '@plugins/basis/contract/tasks-card'
import { ConversationOfFlow } from '@plugins/crm/contract/conversation-of-flow'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import {
  IconCheck,
  IconMessage2,
  IconPencil,
  IconProgress,
  IconRotate,
  IconTrash,
  IconUrgent,
} from '@tabler/icons-react'
import { EquipmentCard, Warranty } from '../equipment/equipment-card'
import { EquipmentHistory } from '../equipment/equipment-history'
import { ChecksCard } from '../incident/checks-card'
import { IncidentFacts, IncidentWords, WayToFlow } from '../incident/incident-cards'
import { AnswerModal, EditIncidentModal, ResolveModal } from '../incident/incident-modal'
import { type Incident, IncidentStatus, incidentTitle } from '../incident/incident-status'
import { IncidentSteps } from '../incident/incident-steps'
import { useIncidentActs } from '../incident/use-incident-acts'
import '../aftercare.css'

/** One incident: what is wrong, by when it is answered and solved, and what it is about. */
export default function IncidentDetail() {
  const t = useT('aftercare')
  const { incidentId } = useParams()
  const incident = useCall('get', '/api/incident/{id}', { params: { path: { id: Number(incidentId) } } })
  return (
    <Loaded query={incident} what={t('theIncident')}>
      {found => <Handled key={found.id} incident={found} />}
    </Loaded>
  )
}

function Handled({ incident }: { incident: Incident }) {
  const t = useT('aftercare')
  const [params, setParams] = useSearchParams()
  const acts = useIncidentActs(incident)
  const record = useRecord(described, incident)
  const device = useCall(
    'get',
    '/api/equipment/{id}',
    { params: { path: { id: incident.equipment_id ?? 0 } } },
    { enabled: incident.equipment_id !== null },
  ).data
  const { id, number, can = [], classification, flow_id, flow_data_id, relation_fullname } = incident
  const open = (what: 'edit' | 'answer' | 'resolve') => setParams({ open: what }, { replace: true })
  const close = () => setParams({}, { replace: true })
  const asked = params.get('open')
  const hasTasks = useOwns('BASIS')
  return (
    <>
      <DetailScreen
        title={incidentTitle(incident)}
        crumb={number ?? t('incident')}
        crumbs={[{ title: t('aftercare'), to: '/incident_overview' }]}
        subtitle={relation_fullname}
        state={<IncidentStatus incident={incident} />}
        meta={
          <>
            <span>{number}</span>
            <WayToFlow flowId={flow_id} />
            {classification === 'high' && (
              <Tag tone="danger" icon={IconUrgent}>
                {t('field.incident.classification.high')}
              </Tag>
            )}
            {device && <Warranty equipment={device} />}
          </>
        }
        actions={
          <>
            <Button icon={IconMessage2} onClick={() => open('answer')}>
              {t('answer')}
            </Button>
            {can.includes('begin') && (
              <Button icon={IconProgress} busy={acts.busy} onClick={acts.begin}>
                {t('begin')}
              </Button>
            )}
            {can.includes('resolve') && (
              <Button variant="primary" icon={IconCheck} busy={acts.busy} onClick={() => open('resolve')}>
                {t('resolve')}
              </Button>
            )}
            {can.includes('reopen') && (
              <Button icon={IconRotate} busy={acts.busy} onClick={acts.reopen}>
                {t('reopen')}
              </Button>
            )}
          </>
        }
        menu={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => open('edit') },
          { key: 'trash', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void acts.trash() },
        ]}
        record={record}
        stage={<IncidentSteps incident={incident} />}
        facts={
          <>
            <EquipmentCard id={incident.equipment_id} />
            {device && <EquipmentHistory equipment={device} current={id} />}
            <IncidentFacts incident={incident} />
          </>
        }
        timeline={{
          title: t('messages'),
          icon: IconMessage2,
          content: <ConversationOfFlow id={flow_id} customer={relation_fullname} />,
        }}
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <IncidentWords incident={incident} onAnswer={() => open('answer')} />
                <ChecksCard incident={incident} />
                {flow_data_id && <FormsOfHolder id={flow_data_id} flowId={flow_id} />}
                {hasTasks && (
                  <TasksCard title={t('tasks')} of={{ incident_id: id }} flowId={flow_id} type="aftercare" />
                )}
              </>
            ),
          },
        ]}
      />
      {asked === 'edit' && <EditIncidentModal incident={incident} onClose={close} />}
      {asked === 'answer' && <AnswerModal incident={incident} onClose={close} />}
      {asked === 'resolve' && can.includes('resolve') && <ResolveModal incident={incident} onClose={close} />}
    </>
  )
}
