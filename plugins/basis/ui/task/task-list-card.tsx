import { Button, Card, EmptyState, Loaded, type RowOf, type useList, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Task = RowOf<'/api/task'>

interface TaskListCardProps {
  title: string
  tasks: ReturnType<typeof useList<'/api/task'>>
  /** What it says while there are none, below that. */
  empty?: string
  onNew: () => void
  row: (task: Task) => ReactNode
  /** What lies over it. */
  children: ReactNode
}

/** Tasks that belong to something, and a button for another one. */
export function TaskListCard({ title, tasks, empty, onNew, row, children }: TaskListCardProps) {
  const t = useT('basis')
  return (
    <Card
      title={title}
      count={tasks.data?.total || undefined}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={onNew}>
          {t('field.task.title')}
        </Button>
      }
    >
      <Loaded compact query={tasks} what={t('tasksLower')}>
        {({ rows }) => (rows.length === 0 ? <EmptyState compact title={t('noTasks')} text={empty} /> : rows.map(row))}
      </Loaded>
      {children}
    </Card>
  )
}
