import { Card, EmptyState, Loaded, MoreButton, type RowOf, useGrowingList, useList, useNavigate, useT } from '@core/ui'
import { TaskRow } from '@plugins/basis/contract/task-row'
import './project-tasks.css'

/** What is planned in the dossiers of a project, the first of it first. */
export function ProjectTasks({ project }: { project: RowOf<'/api/partnerproject'> }) {
  const t = useT('projectmanagement')
  const flows = useList('/api/flow', { partner_project_id: String(project.id), fields: 'id', limit: 500 })
  const ids = (flows.data?.rows ?? []).map(({ id }) => id)
  if (!flows.data || ids.length === 0) return null
  return <TasksOf ids={ids} title={t('tasks')} />
}

function TasksOf({ ids, title }: { ids: readonly number[]; title: string }) {
  const t = useT('projectmanagement')
  const navigate = useNavigate()
  const { list, rows, total, more } = useGrowingList(
    '/api/task',
    { flow_id: ids.join(','), status: 'open,onhold', sort: 'start_date' },
    3,
  )
  return (
    <Card title={title} count={list.data && total} flush className="project-tasks">
      <Loaded compact query={list} what={title}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noTasks')} />
          ) : (
            rows.map(task => (
              <TaskRow key={task.id} task={task} onOpen={() => void navigate(`/flow_detail/${task.flow_id}`)} />
            ))
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </Card>
  )
}
