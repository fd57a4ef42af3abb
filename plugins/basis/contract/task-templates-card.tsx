import {
  Avatar,
  CardRow,
  confirmDelete,
  formatDuration,
  IconButton,
  type RowOf,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TaskListCard } from '../ui/task/task-list-card'
import { TaskTemplateModal } from '../ui/task/task-template-modal'
import { askedOf, type HeldBy } from './held-by'
import '../ui/basis.css'

interface TaskTemplatesCardProps {
  title: string
  /** The template that they come along with. */
  of: HeldBy
  type: 'intake' | 'project'
}

/** The tasks that are made along with something that is made of a template. */
export function TaskTemplatesCard({ title, of, type }: TaskTemplatesCardProps) {
  const t = useT('basis')
  const [asked, setAsked] = useState<RowOf<'/api/task'> | 'new' | null>(null)
  const tasks = useList('/api/task', { ...askedOf(of), is_template: 'true', sort: 'id', limit: 100 })
  const remove = useSave('delete', '/api/task/{id}')

  async function ask({ id, title: name }: RowOf<'/api/task'>): Promise<void> {
    if (await confirmDelete('item', name)) remove.mutate({ params: { path: { id } } })
  }

  return (
    <TaskListCard
      title={title}
      tasks={tasks}
      empty={t('noTaskTemplatesText')}
      onNew={() => setAsked('new')}
      row={task => (
        <CardRow key={task.id}>
          <button type="button" className="basis-open" onClick={() => setAsked(task)}>
            <span className="vk-clip">{task.title}</span>
          </button>
          {task.user_fullname && <Avatar name={task.user_fullname} size={20} />}
          {task.offset_days !== null && <span className="vk-meta">{t('onDay', { day: task.offset_days + 1 })}</span>}
          <span className="vk-meta">{formatDuration(task.duration)}</span>
          <IconButton
            size="small"
            icon={IconTrash}
            label={t('removeTask', { title: task.title })}
            onClick={() => void ask(task)}
          />
        </CardRow>
      )}
    >
      {asked && (
        <TaskTemplateModal
          task={asked === 'new' ? undefined : asked}
          along={{ ...of, type }}
          onClose={() => setAsked(null)}
        />
      )}
    </TaskListCard>
  )
}
