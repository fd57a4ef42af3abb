import { call, type FormItem, FormModal, Select, useT } from '@core/ui'
import { FLOW_STATUSES } from '../../contract/flow-status'
import { type FlowStatus, useStatusName } from '../flow/flow-status'
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
  const nameOf = useStatusName()
  const { namesFor } = usePhases()
  const status: FormItem<BulkEdit>[] = [
    {
      name: 'status',
      label: t('status'),
      kind: 'select',
      empty: t('keepStatus'),
      options: FLOW_STATUSES.map(value => ({ value, label: nameOf(value) })),
    },
    {
      name: 'phase',
      label: t('phase'),
      render: ({ value, values, onChange }) => (
        <Select
          value={value as string | null}
          onChange={onChange}
          empty={t('keepStatus')}
          options={namesFor(values.status).map(phase => ({ value: phase, label: phase }))}
        />
      ),
      validate: (value, values) =>
        !value || namesFor(values.status).includes(String(value)) ? undefined : t('phase_of_other_stage'),
    },
  ]
  const tagsField = useTagsField()
  const tags: FormItem<BulkEdit>[] = [
    {
      name: 'addableTags',
      label: t('addTags'),
      ...tagsField,
    },
    {
      name: 'removableTags',
      label: t('removeTags'),
      ...tagsField,
    },
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
      fields={what === 'tags' ? tags : status}
      values={what === 'tags' ? { addableTags: [], removableTags: [] } : {}}
      onClose={onClose}
      onSave={async values => onStarted((await start(values)).batchId)}
    >
      <p className="vk-text-2">{t('flowsChosen', { count: ids.length })}</p>
    </FormModal>
  )
}
