import {
  atFirstTouch,
  Card,
  EmptyState,
  Link,
  Loaded,
  lazyPart,
  PanelFilter,
  type RowOf,
  useCall,
  useT,
} from '@core/ui'
import { IconSquareCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { TaskRow } from '../task/task-row'

const TaskModal = lazyPart(atFirstTouch(async () => ({ default: (await import('../task/task-modal')).TaskModal })))

const FILTERS = ['unplanned', 'planned', 'today', 'all'] as const
const SHOWN = 6

interface TasksWidgetProps {
  filter: string | undefined
  onFilter: (filter: string) => void
}

/** Open tasks: those without a time unless told (R-DASH-001). */
export default function TasksWidget({ filter, onFilter }: TasksWidgetProps) {
  const t = useT('basis')
  const chosen = FILTERS.find(one => one === filter) ?? 'unplanned'
  const list = useCall('get', '/api/user/getdashboardtasks', { params: { query: { filter: chosen } } })
  const [open, setOpen] = useState<RowOf<'/api/task'> | null>(null)
  return (
    <>
      <Card
        title={t('tasks')}
        count={list.data?.length || undefined}
        flush
        actions={
          <>
            <PanelFilter
              value={chosen}
              options={FILTERS.map(value => ({ value, label: t(`tasks_${value}`) }))}
              onChange={onFilter}
            />
            <Link to="/task_overview">{t('allTasks')}</Link>
          </>
        }
      >
        <Loaded compact query={list} what={t('tasks')}>
          {rows =>
            rows.length === 0 ? (
              <EmptyState compact icon={IconSquareCheck} title={t('noTasksHere')} />
            ) : (
              rows.slice(0, SHOWN).map(task => <TaskRow key={task.id} task={task} onOpen={() => setOpen(task)} />)
            )
          }
        </Loaded>
      </Card>
      {open && <TaskModal task={open} onClose={() => setOpen(null)} />}
    </>
  )
}
