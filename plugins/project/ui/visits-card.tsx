import {
  Button,
  Card,
  classes,
  EmptyState,
  formatDay,
  formatTime,
  Link,
  Loaded,
  type RowOf,
  useList,
  useT,
} from '@core/ui'
import { TaskDialog } from '@plugins/basis/contract/task-dialog'
import { useTeamNames } from '@plugins/basis/contract/use-team-names'
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { inHours } from './hours/in-hours'
import './visits-card.css'

type Task = RowOf<'/api/task'>
type Project = RowOf<'/api/project'>

/** The visits of a project, what comes first in front and what waits behind. */
export const useVisits = (id: number) =>
  useList('/api/task', { project_id: String(id), sort: 'start_date', limit: 100 })

type Stand = 'done' | 'now' | 'planned' | 'late' | 'waits'

function standOf({ status, start_date, end_date }: Task): Stand {
  if (status === 'afgerond') return 'done'
  if (!start_date) return 'waits'
  const now = Date.now()
  if (Date.parse(end_date ?? start_date) < now) return 'late'
  return Date.parse(start_date) <= now ? 'now' : 'planned'
}

const inOrder = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted((one, other) => (one.start_date ?? '9').localeCompare(other.start_date ?? '9') || one.id - other.id)

/** Who comes when, on one line over all days of a project (picture 25). */
export function VisitsCard({ project }: { project: Project }) {
  const t = useT('project')
  const [asked, setAsked] = useState<Task | 'new' | null>(null)
  const found = useVisits(project.id)
  const { end_date, status, flow_id } = project
  const mayPlan = status === 'new' || status === 'planned'
  const add = mayPlan && (
    <Button size="small" icon={IconCalendarPlus} onClick={() => setAsked('new')}>
      {t('planVisit')}
    </Button>
  )
  const ready = end_date && status === 'planned' && (
    <span className="project-ready">{t('readyOn', { day: formatDay(end_date) })}</span>
  )
  return (
    <Card
      title={t('visits')}
      count={found.data?.total || undefined}
      flush
      actions={
        <>
          {ready}
          {add}
        </>
      }
    >
      <Loaded compact query={found} what={t('visits')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noVisits')} text={t('noVisitsText')} />
          ) : (
            <ol className="project-visits">
              {inOrder(rows).map(task => (
                <VisitStep key={task.id} task={task} onOpen={() => setAsked(task)} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {asked && (
        <TaskDialog
          {...(asked === 'new' ? { starting: startingOf(project) } : { task: asked })}
          {...(flow_id === null ? {} : { flowId: flow_id })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

const startingOf = ({ id, title, user_id, team_id }: Project): Partial<Task> => ({
  project_id: id,
  type: 'project',
  ...(title ? { title } : {}),
  ...(team_id ? { team_id, user_id: null } : { user_id }),
})

function VisitStep({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const t = useT('project')
  const team = useTeamNames()(task.team_id)
  const { title, start_date, duration, user_fullname } = task
  const stand = standOf(task)
  const when = start_date ? `${formatDay(start_date)} ${formatTime(start_date)}` : t('waits')
  return (
    <li className={classes('project-visit', `project-visit-${stand}`)}>
      <button type="button" onClick={onOpen}>
        <span className="project-visit-dot" aria-hidden="true">
          {stand === 'done' && <IconCheck size={10} stroke={3} />}
        </span>
        <span className="project-visit-when">
          {when}
          {stand === 'now' && ` · ${t('isNow')}`}
          {stand === 'done' && <span className="vk-hidden">{`, ${t('visitDone')}`}</span>}
          {stand === 'late' && ` · ${t('visitLate')}`}
        </span>
        <strong className="vk-clip">{title}</strong>
        <span className="vk-meta vk-clip">
          {[user_fullname ?? team ?? t('nobody'), t('hoursAmount', { hours: inHours(duration) })].join(' · ')}
        </span>
      </button>
      {stand !== 'done' && (
        <Link className="project-visit-open" to={`/job_detail/${task.id}`}>
          {t('openJob')}
        </Link>
      )}
    </li>
  )
}
