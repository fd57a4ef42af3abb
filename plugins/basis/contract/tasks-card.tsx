import { Button, Card, EmptyState, Loaded, type RowOf, useList, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TaskModal } from '../ui/task/task-modal'
import { TaskRow } from '../ui/task/task-row'

interface TasksCardProps {
  title: string
  /** What the tasks stand with. */
  of: { intake_id: number }
  flowId: number | null
  type: 'intake' | 'project'
}

/** The tasks of something in a dossier, what comes first on top. */
export function TasksCard({ title, of, flowId, type }: TasksCardProps) {
  const t = useT('basis')
  const [asked, setAsked] = useState<RowOf<'/api/task'> | 'new' | null>(null)
  const tasks = useList('/api/task', { intake_id: String(of.intake_id), sort: 'start_date', limit: 100 })
  return (
    <Card
      title={title}
      count={tasks.data?.total || undefined}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setAsked('new')}>
          {t('field.task.title')}
        </Button>
      }
    >
      <Loaded compact query={tasks} what={t('tasksLower')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noTasks')} />
          ) : (
            rows.map(task => <TaskRow key={task.id} task={task} onOpen={() => setAsked(task)} />)
          )
        }
      </Loaded>
      {asked && (
        <TaskModal
          {...(asked === 'new' ? { starting: { ...of, type } } : { task: asked })}
          {...(flowId === null ? {} : { flowId })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
