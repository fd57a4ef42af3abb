import { type FormItem, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/flow'
import type { FlowStatus } from '../flow/flow-status'
import { PhaseSelect } from '../flow/phase-select'
import { useHandlers, useTagsField } from '../flow/use-company-lists'
import { usePhases } from '../flow/use-phases'
import type { BulkChange, Changed } from './bulk-change'

interface BulkEdit extends Record<string, unknown> {
  status: FlowStatus | null
  phase: string | null
  addableTags: string[]
  removableTags: string[]
  user_id: string | null
}

interface BulkEditModalProps {
  of: Changed
  what: BulkChange['what']
  count: number
  /** Starts it; without a choice the server says so (R-FLOW-026, R-FLOW-028). */
  onStart: (change: BulkChange) => Promise<void>
  onClose: () => void
}

const NOBODY = 'nobody'

/** Asks what becomes of many records. */
export function BulkEditModal({ of, what, count, onStart, onClose }: BulkEditModalProps) {
  const t = useT('crm')
  const status = useStatusItems()
  const tags = useTagsField(of)
  const handlers = useHandlers()
  const fields: Readonly<Record<BulkChange['what'], readonly FormItem<BulkEdit>[]>> = {
    status,
    tags: [
      { name: 'addableTags', label: t('addTags'), ...tags },
      { name: 'removableTags', label: t('removeTags'), ...tags },
    ],
    handler: [
      {
        name: 'user_id',
        label: t('field.flow.user_id'),
        kind: 'select',
        required: true,
        options: [
          ...handlers.map(({ value, label }) => ({ value: String(value), label })),
          { value: NOBODY, label: t('nobody') },
        ],
      },
    ],
  }
  const titles = { status: t('changeStatuses'), tags: t('changeTagsOf'), handler: t('changeHandler') }
  return (
    <FormModal<BulkEdit>
      title={titles[what]}
      size="small"
      verb={t('change')}
      fields={fields[what]}
      values={what === 'tags' ? { addableTags: [], removableTags: [] } : {}}
      onClose={onClose}
      onSave={values => onStart(changeOf(what, values))}
    >
      <p className="vk-text-2">{t(`${of}sChosen`, { count })}</p>
    </FormModal>
  )
}

function changeOf(what: BulkChange['what'], values: BulkEdit): BulkChange {
  const { status, phase, addableTags, removableTags, user_id } = values
  if (what === 'status') return { what, status, phase }
  if (what === 'tags') return { what, addableTags, removableTags }
  return { what, user_id: user_id === NOBODY ? null : Number(user_id) }
}

/** A stage, a sub-status of it, or both. */
function useStatusItems() {
  const t = useT('crm')
  const { namesFor } = usePhases()
  return useFormItems(described, {
    layout: ['status', 'phase'],
    only: true,
    fields: {
      status: { required: false, empty: t('keepStatus') },
      phase: {
        label: t('field.flow.flow_phase_id'),
        render: ({ value, values, onChange }) => (
          <PhaseSelect
            status={(values as BulkEdit).status}
            value={value as string | null}
            onChange={onChange}
            empty={t('keepStatus')}
          />
        ),
        validate: (value, values) =>
          !value || namesFor((values as BulkEdit).status).includes(String(value))
            ? undefined
            : t('phase_of_other_stage'),
      },
    },
  })
}
