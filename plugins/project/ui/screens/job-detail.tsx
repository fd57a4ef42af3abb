import {
  Button,
  Card,
  formatDay,
  formatTime,
  Loaded,
  Page,
  type RowOf,
  toast,
  useCall,
  useKeptOffline,
  useNavigate,
  useParams,
  useT,
} from '@core/ui'
import { CameraButton } from '@core/ui/records'
import { WayToFlow } from '@plugins/crm/contract/way-to-flow'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import { IconCheck } from '@tabler/icons-react'
import { DeliveryCard } from '../delivery-card'
import { ClockBand } from '../job/clock-band'
import { JobMaterials } from '../job/job-materials'
import { JobPhotos } from '../job/job-photos'
import { Refused } from '../job/refused'
import { runningClock } from '../job/running-clock'
import { useActs } from '../job/use-acts'
import '../job/job.css'

type Task = RowOf<'/api/task'>
type Project = RowOf<'/api/project'>

/** A visit for who is there: the way, the clock, forms, photos and "Gedaan", with a connection or without (picture 22). */
export default function JobDetail() {
  const t = useT('project')
  const { taskId } = useParams()
  const task = useCall('get', '/api/task/{id}', { params: { path: { id: Number(taskId) } } })
  const projectId = task.data?.project_id ?? null
  const project = useCall(
    'get',
    '/api/project/{id}',
    { params: { path: { id: projectId ?? 0 } } },
    { enabled: projectId !== null },
  )
  return (
    <Loaded query={task} what={t('visit')}>
      {visit => (
        <Loaded query={project} what={t('theProject')}>
          {found => <Job key={visit.id} task={visit} project={found} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Job({ task, project }: { task: Task; project: Project }) {
  const t = useT('project')
  const navigate = useNavigate()
  useKeptOffline(t('offlineKept'))
  const acts = useActs({ project: project.id, task: task.id, title: task.title })
  const there = useCall('get', '/api/workhour/running').data?.running ?? null
  const clock = runningClock(there, acts.all)
  const isDone = task.status === 'afgerond' || acts.own.some(([, { kind, refusal }]) => kind === 'done' && !refusal)

  async function finish(): Promise<void> {
    if (clock?.project_id === project.id) await acts.act('clockout')
    await acts.act('done')
    toast(t('visitFinished', { title: task.title }))
    void navigate('/')
  }

  return (
    <Page
      title={task.title}
      crumbs={[{ title: project.number ?? t('project'), to: `/project_detail/${project.id}` }]}
      subtitle={[project.relation_fullname, periodOf(task)].filter(Boolean).join(' · ')}
      layout="plain"
    >
      <div className="project-job">
        <ClockBand task={task} clock={clock} projectId={project.id} onAct={kind => void acts.act(kind)} />
        <Refused acts={acts.own} onDrop={key => void acts.drop(key)} />
        {task.flow_id !== null && <WayToFlow id={task.flow_id} place={task.address} />}
        {(task.description || project.remarks) && (
          <Card title={t('toDo')}>
            <p className="project-job-text">{[task.description, project.remarks].filter(Boolean).join('\n')}</p>
          </Card>
        )}
        {project.flow_data_id && <FormsOfHolder id={project.flow_data_id} flowId={project.flow_id} />}
        <JobMaterials
          projectId={project.id}
          acts={acts.own.map(([, one]) => one)}
          onUse={(material, amount) => void acts.takeMaterial(material, amount)}
          onExtra={(name, amount) => void acts.takeExtra(name, amount)}
        />
        <DeliveryCard projectId={project.id} />
        <JobPhotos projectId={project.id} acts={acts.own} />
      </div>
      <div className="project-job-foot">
        <CameraButton disabled={false} onFiles={files => void acts.takePhotos(files)} />
        <Button
          variant="primary"
          size="large"
          icon={IconCheck}
          className="project-job-done"
          disabled={isDone}
          onClick={() => void finish()}
        >
          {t(isDone ? 'isDone' : 'done')}
        </Button>
      </div>
    </Page>
  )
}

const periodOf = ({ start_date, end_date }: Task): string =>
  start_date ? `${formatDay(start_date)} ${formatTime(start_date)}–${formatTime(end_date ?? start_date)}` : ''
