import { type FormItem, FormModal, useSave, useT } from '@core/ui'
import type { Flow } from './flow-status'
import { TagInput } from './tag-input'
import { useHandlers, useLeadSources } from './use-company-lists'

interface FlowValues extends Record<string, unknown> {
  description: string | null
  lead_source: string
  lead_date: string
  user_id: number | null
  office_user_id: number | null
  project_user_id: number | null
  tags: string[]
  reference: string | null
  reference2: string | null
  reference3: string | null
  remarks: string | null
}

/** How the form asks the fields of a dossier. */
export function useFlowFields(flow: Flow): FormItem<FlowValues>[] {
  const t = useT('crm')
  const sources = useLeadSources()
  const handlers = useHandlers()
  const kept = sources.some(source => source.value === flow.lead_source)
    ? sources
    : [{ value: flow.lead_source, label: flow.lead_source }, ...sources]
  return [
    { name: 'description', label: t('description'), autoFocus: true },
    { name: 'lead_source', label: t('leadSource'), kind: 'select', options: kept, width: 'half' },
    { name: 'lead_date', label: t('leadDate'), kind: 'date', required: true, width: 'half' },
    { name: 'user_id', label: t('handler'), kind: 'select', options: handlers, empty: t('nobody'), width: 'third' },
    {
      name: 'office_user_id',
      label: t('department_office'),
      kind: 'select',
      options: handlers,
      empty: t('nobody'),
      width: 'third',
    },
    {
      name: 'project_user_id',
      label: t('department_project'),
      kind: 'select',
      options: handlers,
      empty: t('nobody'),
      width: 'third',
    },
    {
      name: 'tags',
      label: t('tags'),
      render: ({ value, onChange }) => <TagInput value={(value as string[] | null) ?? []} onChange={onChange} />,
    },
    { name: 'reference', label: t('reference'), width: 'third' },
    { name: 'reference2', label: t('reference2'), width: 'third' },
    { name: 'reference3', label: t('reference3'), width: 'third' },
    { name: 'remarks', label: t('remarks'), kind: 'textarea', rows: 3 },
  ]
}

/** Changes what a dossier is about and who handles it. */
export function EditFlowModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const fields = useFlowFields(flow)
  const save = useSave('patch', '/api/flow/{id}', { refresh: ['/api/user/getleadpipeline', '/api/relation'] })
  return (
    <FormModal<FlowValues>
      title={t('editFlow')}
      resource="/api/flow"
      fields={fields}
      values={flow}
      onSave={(_, changed) => save.send({ params: { path: { id: flow.id } }, body: changed })}
      onClose={onClose}
    />
  )
}
