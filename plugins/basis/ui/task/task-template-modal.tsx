import { type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/task'

interface TaskTemplateModalProps {
  task?: RowOf<'/api/task'> | undefined
  /** What a new one comes along with. */
  along: { readonly intake_id: number; readonly type: RowOf<'/api/task'>['type'] }
  onClose: () => void
}

/** A task that is made along with whatever its template is for; it has no moment. */
export function TaskTemplateModal({ task, along, onClose }: TaskTemplateModalProps) {
  const t = useT('basis')
  return (
    <ResourceModal
      of={described}
      record={task}
      title={t(task ? 'editTask' : 'newTask')}
      verb={task ? undefined : t('makeTask')}
      layout={['title', ['duration', 'user_id'], 'description']}
      only
      fields={{ description: { rows: 3 } }}
      along={{ ...along, is_template: true }}
      onClose={onClose}
    />
  )
}
