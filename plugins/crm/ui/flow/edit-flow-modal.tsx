import { type FormShape, ResourceModal, useT } from '@core/ui'
import described from '@openapi/fields/flow'
import type { Flow } from './flow-status'
import { useHandlers, useLeadSources, useTagsField } from './use-company-lists'

/** How the form asks the fields of a dossier; its status, stage and relation change elsewhere. */
function useFlowShape(flow: Flow): FormShape<typeof described> {
  const t = useT('crm')
  const sources = useLeadSources()
  const options = useHandlers()
  const handler = { kind: 'select', options, empty: t('nobody') } as const
  const kept = sources.some(source => source.value === flow.lead_source)
    ? sources
    : [{ value: flow.lead_source, label: flow.lead_source }, ...sources]
  return {
    layout: [
      'description',
      ['lead_source', 'lead_date'],
      ['user_id', 'office_user_id', 'project_user_id'],
      'tags',
      ['reference', 'reference2', 'reference3'],
      'remarks',
    ],
    without: ['relation_id', 'status', 'flow_phase_id', 'phase', 'city'],
    fields: {
      description: { kind: 'text', autoFocus: true },
      lead_source: { kind: 'select', options: kept },
      user_id: handler,
      office_user_id: handler,
      project_user_id: handler,
      tags: useTagsField(),
      remarks: { rows: 3 },
    },
  }
}

/** Changes what a dossier is about and who handles it. */
export function EditFlowModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  return (
    <ResourceModal
      of={described}
      record={flow}
      title={t('editFlow')}
      {...useFlowShape(flow)}
      refresh={['/api/user/getleadpipeline', '/api/relation']}
      onClose={onClose}
    />
  )
}
