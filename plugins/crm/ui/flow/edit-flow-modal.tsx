import { useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/flow'
import type { Flow } from './flow-status'
import { NOT_ASKED, useFlowFields } from './use-flow-fields'
import { useIntakeTasks } from './use-intake-tasks'
import { usePartnerItems } from './use-partner-items'

/** Changes what a dossier is about and who handles it. */
export function EditFlowModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const askForTasks = useIntakeTasks()
  const fields = useFlowFields(flow.lead_source)
  const partner = usePartnerItems()
  return (
    <ResourceModal
      of={described}
      record={flow}
      title={t('editFlow')}
      layout={[
        'description',
        ['lead_source', 'lead_date'],
        ['user_id', 'office_user_id', 'project_user_id'],
        ['expected_value', 'chance', 'closing_date'],
        'tags',
        ...partner,
        ['reference', 'reference2', 'reference3'],
        'remarks',
      ]}
      without={NOT_ASKED}
      fields={{ ...fields, description: { ...fields.description, autoFocus: true } }}
      refresh={['/api/user/getleadpipeline', '/api/relation']}
      onSaved={saved => void askForTasks(flow, saved)}
      onClose={onClose}
    />
  )
}
