import { Loaded, Navigate, type RowOf, useCall, useOwns, useParams, useSearchParams, useT } from '@core/ui'
import { DetailScreen, useRecord } from '@core/ui/records'
import described from '@openapi/fields/intake'
import { TasksCard } from '@plugins/basis/contract/tasks-card'
import { AppointmentsCard } from '@plugins/crm/contract/appointments-card'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import { IconPhoto } from '@tabler/icons-react'
import { IntakeActions } from '../intake-actions'
import { IntakeFacts } from '../intake-facts'
import { EditIntakeModal } from '../intake-modal'
import { IntakePhotos, useIntakePhotos } from '../intake-photos'
import { IntakeStatus, useMomentOf } from '../intake-status'
import { useIntakeMenu } from '../use-intake-menu'

type Intake = RowOf<'/api/intake'>

/** One survey: when it is, its forms, photos and tasks (SCR-055). With `formId` that form opens. */
export default function IntakeDetail() {
  const t = useT('intake')
  const { intakeId } = useParams()
  const [params] = useSearchParams()
  const formId = Number(params.get('formId'))
  const intake = useCall('get', '/api/intake/{id}', { params: { path: { id: Number(intakeId) } } })
  if (formId) return <Navigate to={`/flowdataitem_detail/${formId}`} replace />
  return (
    <Loaded query={intake} what={t('theIntake')}>
      {found => <Survey key={found.id} intake={found} />}
    </Loaded>
  )
}

function Survey({ intake }: { intake: Intake }) {
  const t = useT('intake')
  const [params, setParams] = useSearchParams()
  const momentOf = useMomentOf()
  const record = useRecord(described, intake)
  const photos = useIntakePhotos(intake.id)
  const { menu, dialog } = useIntakeMenu(intake)
  const { id, flow_data_id, number, title, relation_fullname } = intake
  const edit = (open: boolean) => setParams(open ? { edit: '1' } : {}, { replace: true })
  return (
    <>
      <DetailScreen
        title={relation_fullname || (title ?? t('intake'))}
        crumb={number ?? t('intake')}
        crumbs={[{ title: t('intakes'), to: '/intake_overview' }]}
        subtitle={[title, momentOf(intake)].filter(Boolean).join(' · ')}
        meta={<span>{number}</span>}
        state={<IntakeStatus intake={intake} />}
        actions={<IntakeActions intake={intake} onEdit={() => edit(true)} />}
        menu={menu}
        record={record}
        first={flow_data_id && <FormsOfHolder id={flow_data_id} flowId={intake.flow_id} />}
        facts={<IntakeFacts intake={intake} />}
        tabs={[
          { key: 'overview', title: t('overview'), content: <AroundIntake intake={intake} /> },
          {
            key: 'photos',
            title: t('photos'),
            icon: IconPhoto,
            ...(photos.data ? { count: photos.data.length } : {}),
            content: <IntakePhotos id={id} />,
          },
        ]}
      />
      {params.has('edit') && <EditIntakeModal intake={intake} onClose={() => edit(false)} />}
      {dialog}
    </>
  )
}

/** What has to be done for a survey, and what else stands in the agenda about it. */
function AroundIntake({ intake: { id, flow_id } }: { intake: Intake }) {
  const t = useT('intake')
  const hasTasks = useOwns('BASIS')
  const hasAgenda = useOwns('CRM')
  return (
    <>
      {hasTasks && <TasksCard title={t('tasks')} of={{ intake_id: id }} flowId={flow_id} type="intake" />}
      {hasAgenda && (
        <AppointmentsCard about={{ agendaitemable_type: 'intake', agendaitemable_id: id }} flowId={flow_id} />
      )}
    </>
  )
}
