import { type FormField, type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/task'
import type { HeldBy } from '../../contract/held-by'

interface TaskTemplateModalProps {
  task?: RowOf<'/api/task'> | undefined
  /** What a new one comes along with. */
  along: HeldBy & { readonly type: RowOf<'/api/task'>['type'] }
  onClose: () => void
}

/** How many working days after the project begins a visit is. */
const offsetField = (t: ReturnType<typeof useT<'basis'>>): FormField => ({
  name: 'offset_days',
  label: t('offsetDays'),
  help: t('offsetDaysText'),
  kind: 'number',
  width: 'half',
})

/** A task that is made along with whatever its template is for; it has no moment. */
export function TaskTemplateModal({ task, along, onClose }: TaskTemplateModalProps) {
  const t = useT('basis')
  return (
    <ResourceModal
      of={described}
      record={task}
      title={t(task ? 'editTask' : 'newTask')}
      verb={task ? undefined : t('makeTask')}
      layout={['title', ['duration', 'user_id'], ...('project_id' in along ? [offsetField(t)] : []), 'description']}
      only
      fields={{ description: { rows: 3 } }}
      along={{ ...along, is_template: true }}
      onClose={onClose}
    />
  )
}
