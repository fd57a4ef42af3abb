import { useCall, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/flow'
import { FLOW_STATUSES } from '../../contract/flow-status'
import { type Flow, type FlowStatus, useStatusName } from '../flow/flow-status'
import { PhaseSelect } from '../flow/phase-select'
import { useFlowFields } from '../flow/use-flow-fields'

interface LeadModalProps {
  flowId: number
  onClose: () => void
}

/** Changes a dossier where its card is: where it stands, what it is about and who handles it (MOD-025). */
export function LeadModal({ flowId, onClose }: LeadModalProps) {
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: flowId } } }).data
  return flow ? <LeadForm flow={flow} onClose={onClose} /> : null
}

function LeadForm({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const nameOf = useStatusName()
  const fields = useFlowFields(flow.lead_source)
  // Why a dossier is cancelled is asked where it is cancelled.
  const statuses = FLOW_STATUSES.filter(status => status !== 'cancelled' || flow.status === 'cancelled')
  return (
    <ResourceModal
      of={described}
      record={flow}
      title={flow.relation_fullname}
      only
      layout={[
        ['status', 'phase'],
        'description',
        ['user_id', 'lead_source'],
        ['expected_value', 'chance', 'closing_date'],
        'tags',
      ]}
      fields={{
        ...fields,
        status: { options: statuses.map(status => ({ value: status, label: nameOf(status) })) },
        phase: {
          label: t('field.flow.flow_phase_id'),
          render: ({ value, values, onChange }) => (
            <PhaseSelect
              status={(values as { status: FlowStatus }).status}
              value={value as string | null}
              onChange={onChange}
              empty={t('firstOfStage')}
            />
          ),
        },
      }}
      refresh={['/api/user/getleadpipeline', '/api/flow/pipelinefigures', '/api/relation']}
      onClose={onClose}
    />
  )
}
