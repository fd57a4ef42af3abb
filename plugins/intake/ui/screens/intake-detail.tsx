import {
  Button,
  ButtonLink,
  Card,
  DetailScreen,
  Field,
  Loaded,
  Navigate,
  NumberInput,
  phoneLink,
  ResourceFacts,
  type RowOf,
  useCall,
  useOwns,
  useParams,
  useRecord,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import described from '@openapi/fields/intake'
import { TasksCard } from '@plugins/basis/contract/tasks-card'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import { IconCalendarPlus, IconCheck, IconFolder, IconPencil, IconPhone, IconPhoto } from '@tabler/icons-react'
import { EditIntakeModal } from '../intake-modal'
import { IntakePhotos } from '../intake-photos'
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
  const { menu, dialog } = useIntakeMenu(intake)
  const hasTasks = useOwns('BASIS')
  const { id, flow_id, flow_data_id, number, title, relation_fullname } = intake
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
        actions={<Actions intake={intake} onEdit={() => edit(true)} />}
        menu={menu}
        record={record}
        facts={<Facts intake={intake} />}
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                {flow_data_id && <FormsOfHolder id={flow_data_id} />}
                {hasTasks && <TasksCard title={t('tasks')} of={{ intake_id: id }} flowId={flow_id} type="intake" />}
              </>
            ),
          },
          { key: 'photos', title: t('photos'), icon: IconPhoto, content: <IntakePhotos id={id} /> },
        ]}
      />
      {params.has('edit') && <EditIntakeModal intake={intake} onClose={() => edit(false)} />}
      {dialog}
    </>
  )
}

function Actions({ intake: { id, flow_id, relation_id, can = [] }, onEdit }: { intake: Intake; onEdit: () => void }) {
  const t = useT('intake')
  const save = useSave('patch', '/api/intake/{id}', { refresh: ['/api/flow', '/api/calendar'] })
  const relation = useCall(
    'get',
    '/api/relation/{id}',
    { params: { path: { id: relation_id ?? 0 } } },
    { enabled: relation_id !== null },
  ).data
  const isDraft = can.includes('plan')
  return (
    <>
      {relation?.phone && (
        <ButtonLink icon={IconPhone} to={phoneLink(relation.phone)}>
          {t('call')}
        </ButtonLink>
      )}
      {flow_id && (
        <ButtonLink icon={IconFolder} to={`/flow_detail/${flow_id}`}>
          {t('field.intake.flow_id')}
        </ButtonLink>
      )}
      <Button
        variant={isDraft ? 'primary' : 'default'}
        icon={isDraft ? IconCalendarPlus : IconPencil}
        hotkey="E"
        onClick={onEdit}
      >
        {t(isDraft ? 'planIntake' : 'edit')}
      </Button>
      {can.includes('complete') && (
        <Button
          variant={isDraft ? 'default' : 'primary'}
          icon={IconCheck}
          busy={save.isPending}
          onClick={() => save.mutate({ params: { path: { id } }, body: { status: 'completed' } })}
        >
          {t('complete')}
        </Button>
      )}
    </>
  )
}

function Facts({ intake }: { intake: Intake }) {
  const t = useT('intake')
  const save = useSave('patch', '/api/intake/{id}')
  const { id, object } = intake
  return (
    <Card title={t('facts')}>
      <ResourceFacts of={described} row={intake} without={['number', 'status', 'created_at', 'updated_at']} />
      <Field label={t('year')}>
        <NumberInput
          value={object?.yearofconstruction ?? null}
          onChange={yearofconstruction =>
            save.mutate({ params: { path: { id } }, body: { object: { yearofconstruction } } })
          }
        />
      </Field>
    </Card>
  )
}
