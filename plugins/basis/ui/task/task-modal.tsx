import { momentAt, type RowOf, today, useCurrentUser, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/task'
import { useState } from 'react'
import { doerFields } from '../../contract/doer-fields'
import { heldBy } from '../../contract/held-by'
import { PostponeModal } from './postpone-modal'
import { TaskSteps } from './task-steps'

interface TaskModalProps {
  task?: RowOf<'/api/task'>
  /** The dossier that a new one is for. */
  flowId?: number
  typed?: string
  /** What a new one stands with besides. */
  starting?: Partial<RowOf<'/api/task'>>
  /** When a new one begins, as it was picked. */
  start?: string
  onClose: () => void
}

/** A task: what, who and when; without a moment it waits to be planned (MOD-015). */
export function TaskModal({ task, flowId, typed = '', starting, start, onClose }: TaskModalProps) {
  const t = useT('basis')
  const { id } = useCurrentUser()
  const [postponing, setPostponing] = useState(false)
  if (task && postponing) return <PostponeModal task={task} onClose={onClose} />
  return (
    <ResourceModal
      of={described}
      record={task}
      title={t(task ? 'editTask' : 'newTask')}
      verb={task ? undefined : t('makeTask')}
      layout={[
        'title',
        ['type', 'user_id'],
        'team_id',
        ['start_date', 'end_date'],
        ['remind_at', 'remind_mail'],
        ['flow_id', 'address'],
        'description',
      ]}
      only
      fields={{
        ...doerFields(values => values.type),
        start_date: { until: 'end_date' },
        description: { rows: 3 },
        flow_id: { disabled: flowId !== undefined },
      }}
      values={{
        title: typed,
        user_id: id,
        flow_id: flowId ?? null,
        start_date: start ?? momentAt(today(), '09:00'),
        ...starting,
      }}
      along={heldBy(starting)}
      refresh={['/api/flow', '/api/calendar']}
      onClose={onClose}
    >
      {task && <TaskSteps task={task} onPostpone={() => setPostponing(true)} onDone={onClose} />}
    </ResourceModal>
  )
}
