import {
  atFirstTouch,
  Button,
  Card,
  EmptyState,
  Facts,
  formatDay,
  formatDuration,
  Link,
  Loaded,
  lazyPart,
  type RowOf,
  toast,
  useCall,
  useList,
  useNavigate,
  useOwns,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import { DetailScreen, useRecord } from '@core/ui/records'
import described from '@openapi/fields/intake'
import { TaskTemplatesCard } from '@plugins/basis/contract/task-templates-card'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IntakeStatus, useMomentOf } from '../intake-status'
import { useRemoveTemplate } from '../templates/use-remove-template'
import '../templates/intake-template.css'

const NewIntakeModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../intake-modal')).NewIntakeModal })),
)

type Intake = RowOf<'/api/intake'>

/** Where all templates are. */
const TEMPLATES = '/account/company_documentsettings'
/** Surveys made of a template that its page shows. */
const SHOWN = 5

/** A template of a survey: what comes along with it, how much that is, and what was made of it (SCR-092). */
export default function IntakeTemplateDetail() {
  const t = useT('intake')
  const { intaketemplateId } = useParams()
  const template = useCall('get', '/api/intake/{id}', { params: { path: { id: Number(intaketemplateId) } } })
  return (
    <Loaded query={template} what={t('theTemplates')}>
      {found => <Template key={found.id} template={found} />}
    </Loaded>
  )
}

function Template({ template }: { template: Intake }) {
  const t = useT('intake')
  const navigate = useNavigate()
  const hasTasks = useOwns('BASIS')
  const [asked, ask] = useState<'edit' | 'new' | null>(null)
  const close = () => ask(null)
  const record = useRecord(described, template)
  const copy = useSave('post', '/api/intake/{id}/saveAsTemplate')
  const remove = useRemoveTemplate()
  const { id, flow_data_id } = template
  const params = { path: { id } }
  const name = template.title ?? `#${id}`
  const back = () => void navigate(TEMPLATES)

  return (
    <>
      <DetailScreen
        title={name}
        crumbs={[{ title: t('templates'), to: TEMPLATES }]}
        subtitle={t('template')}
        actions={
          <>
            <Button icon={IconPencil} hotkey="E" onClick={() => ask('edit')}>
              {t('edit')}
            </Button>
            <Button variant="primary" icon={IconPlus} onClick={() => ask('new')}>
              {t('newIntake')}
            </Button>
          </>
        }
        menu={[
          {
            key: 'copy',
            label: t('duplicate'),
            icon: IconCopy,
            onSelect: () =>
              copy.mutate({ params, body: { title: t('copyOf', { name }).slice(0, 255) } }, made => {
                toast(t('templateSaved'))
                void navigate(`/intaketemplate_detail/${made.id}`)
              }),
          },
          {
            key: 'delete',
            label: t('deleteVerb'),
            icon: IconTrash,
            danger: true,
            onSelect: () => void remove(id, name, back),
          },
        ]}
        record={record}
        facts={
          <>
            <ComesAlong template={template} />
            <MadeOfIt id={id} />
          </>
        }
        first={flow_data_id && <FormsOfHolder id={flow_data_id} ahead />}
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: hasTasks && <TaskTemplatesCard title={t('tasks')} of={{ intake_id: id }} type="intake" />,
          },
        ]}
      />
      {asked === 'edit' && (
        <ResourceModal
          of={described}
          record={template}
          title={t('template')}
          layout={['title', 'user_id', 'remarks']}
          only
          fields={{ user_id: { placeholder: t('adviserOfFlow') } }}
          onClose={close}
        />
      )}
      {asked === 'new' && <NewIntakeModal template={id} onClose={close} />}
    </>
  )
}

/** What every survey of it begins with. */
function ComesAlong({ template }: { template: Intake }) {
  const t = useT('intake')
  const hasTasks = useOwns('BASIS')
  const { id, flow_data_id, user_fullname, remarks } = template
  const forms = useCall(
    'get',
    '/api/flowdata/{id}/flowdataitems',
    { params: { path: { id: flow_data_id ?? 0 } } },
    { enabled: flow_data_id !== null },
  ).data
  const tasks = useList(
    '/api/task',
    { intake_id: String(id), is_template: 'true', sort: 'id', limit: 100 },
    { enabled: hasTasks },
  ).data
  const questions = forms?.reduce((sum, form) => sum + form.asked, 0) ?? 0
  const minutes = tasks?.rows.reduce((sum, task) => sum + (task.duration ?? 0), 0) ?? 0
  return (
    <Card title={t('comesAlong')}>
      <Facts
        facts={[
          {
            key: 'forms',
            label: t('formsColumn'),
            value: forms?.length ? t('formsAndQuestions', { count: forms.length, questions }) : t('formsNone'),
          },
          ...(hasTasks
            ? [
                {
                  key: 'tasks',
                  label: t('tasks'),
                  value: tasks?.total
                    ? t('tasksAndTime', { count: tasks.total, duration: formatDuration(minutes) })
                    : t('formsNone'),
                },
              ]
            : []),
          { key: 'user', label: t('field.intake.user_id'), value: user_fullname ?? t('adviserOfFlow') },
          { key: 'remarks', label: t('field.intake.remarks'), value: remarks },
        ]}
      />
    </Card>
  )
}

/** The newest surveys that were made of it, and how many there are. */
function MadeOfIt({ id }: { id: number }) {
  const t = useT('intake')
  const momentOf = useMomentOf()
  const made = useList('/api/intake', { intaketemplate_id: String(id), sort: '-created_at', limit: SHOWN })
  return (
    <Card title={t('madeOfIt')} count={made.data?.total || undefined} flush>
      <Loaded compact query={made} what={t('theIntakes')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('notUsedYet')} text={t('notUsedYetText')} />
          ) : (
            rows.map(intake => (
              <Link key={intake.id} to={`/intake_detail/${intake.id}`} className="intake-made">
                <span className="vk-grow">
                  <strong className="vk-clip">{intake.relation_fullname || intake.number}</strong>
                  <span className="vk-meta vk-clip">
                    {intake.intake_date ? momentOf(intake) : t('madeOn', { day: formatDay(intake.created_at) })}
                  </span>
                </span>
                <IntakeStatus intake={intake} />
              </Link>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
