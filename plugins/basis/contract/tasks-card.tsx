import { type RowOf, useList } from '@core/ui'
import { useState } from 'react'
import { TaskListCard } from '../ui/task/task-list-card'
import { TaskModal } from '../ui/task/task-modal'
import { TaskRow } from '../ui/task/task-row'
import { askedOf, type HeldBy } from './held-by'

interface TasksCardProps {
  title: string
  /** What the tasks stand with. */
  of: HeldBy
  flowId: number | null
  type: 'intake' | 'project' | 'aftercare'
}

/** The tasks of something in a dossier, what comes first on top. */
export function TasksCard({ title, of, flowId, type }: TasksCardProps) {
  const [asked, setAsked] = useState<RowOf<'/api/task'> | 'new' | null>(null)
  const tasks = useList('/api/task', { ...askedOf(of), sort: 'start_date', limit: 100 })
  return (
    <TaskListCard
      title={title}
      tasks={tasks}
      onNew={() => setAsked('new')}
      row={task => <TaskRow key={task.id} task={task} onOpen={() => setAsked(task)} />}
    >
      {asked && (
        <TaskModal
          {...(asked === 'new' ? { starting: { ...of, type } } : { task: asked })}
          {...(flowId === null ? {} : { flowId })}
          onClose={() => setAsked(null)}
        />
      )}
    </TaskListCard>
  )
}
