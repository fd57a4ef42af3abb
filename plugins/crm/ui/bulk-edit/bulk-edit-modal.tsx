import { call, type FormItem, FormModal, Select, useFormItems, useT } from '@core/ui'
import described from '@openapi/fields/flow'
import type { FlowStatus } from '../flow/flow-status'
import { useTagsField } from '../flow/use-company-lists'
import { usePhases } from '../flow/use-phases'

interface BulkEdit extends Record<string, unknown> {
  status: FlowStatus | null
  phase: string | null
  addableTags: string[]
  removableTags: string[]
}

interface BulkEditModalProps {
  what: 'status' | 'tags'
  ids: readonly number[]
  /** Number of the batch that does it. */
  onStarted: (batchId: number) => void
  onClose: () => void
}

/** Asks what becomes of many dossiers, and starts it; without a choice the server says so (R-FLOW-026, R-FLOW-028). */
export function BulkEditModal({ what, ids, onStarted, onClose }: BulkEditModalProps) {
  const t = useT('crm')
  const { namesFor } = usePhases()
  const tags = useTagsField()
  const status = useFormItems(described, {
    layout: ['status', 'phase'],
    only: true,
    fields: {
      status: { required: false, empty: t('keepStatus') },
      phase: {
        label: t('field.flow.flow_phase_id'),
        render: ({ value, values, onChange }) => (
          <Select
            value={value as string | null}
            onChange={onChange}
            empty={t('keepStatus')}
            options={namesFor((values as BulkEdit).status).map(phase => ({ value: phase, label: phase }))}
          />
        ),
        validate: (value, values) =>
          !value || namesFor((values as BulkEdit).status).includes(String(value))
            ? undefined
            : t('phase_of_other_stage'),
      },
    },
  })
  const changes: FormItem<BulkEdit>[] = [
    { name: 'addableTags', label: t('addTags'), ...tags },
    { name: 'removableTags', label: t('removeTags'), ...tags },
  ]
  function start({ status, phase, addableTags, removableTags }: BulkEdit): Promise<{ batchId: number }> {
    const selectedFlowIds = [...ids]
    return what === 'tags'
      ? call('post', '/api/flow/updatetags', { body: { selectedFlowIds, addableTags, removableTags } })
      : call('post', '/api/flow/updatestatuses', { body: { selectedFlowIds, status, phase } })
  }
  return (
    <FormModal<BulkEdit>
      title={t(what === 'tags' ? 'changeTagsOf' : 'changeStatuses')}
      size="small"
      verb={t('change')}
      fields={what === 'tags' ? changes : status}
      values={what === 'tags' ? { addableTags: [], removableTags: [] } : {}}
      onClose={onClose}
      onSave={async values => onStarted((await start(values)).batchId)}
    >
      <p className="vk-text-2">{t('flowsChosen', { count: ids.length })}</p>
    </FormModal>
  )
}
