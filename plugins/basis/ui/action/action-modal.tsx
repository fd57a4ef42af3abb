import { momentAt, type RowOf, today, useCurrentUser, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/action'
import { usePeople } from './use-people'

interface ActionModalProps {
  action?: RowOf<'/api/action'>
  /** The dossier that a new one stands with. */
  flowId?: number
  typed?: string
  onClose: () => void
}

/** A to-do: what, for whom and by when (MOD-018). */
export function ActionModal({ action, flowId, typed = '', onClose }: ActionModalProps) {
  const t = useT('basis')
  const { id } = useCurrentUser()
  const options = usePeople()
  return (
    <ResourceModal
      of={described}
      record={action}
      title={t(action ? 'editAction' : 'newAction')}
      verb={action ? undefined : t('makeAction')}
      size="medium"
      layout={[
        'description',
        { name: 'user_id', label: t('field.action.user_id'), kind: 'select', options, required: true },
        'priority',
        ['due_date', 'overdue_date'],
        ['remind_at', 'remind_mail'],
      ]}
      values={{ description: typed, user_id: id, due_date: momentAt(today(), '17:00') }}
      along={flowId ? { actionable_type: 'flow', actionable_id: flowId } : {}}
      refresh={['/api/flow']}
      onClose={onClose}
    />
  )
}
