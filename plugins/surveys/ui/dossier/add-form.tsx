import { ButtonLink, Dialog, EmptyState, refreshCalls, useCall, useNavigate, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'

/** Begins a form where it belongs. */
export type Begin = (form: { vertical_id: number; description: string | null }) => Promise<{ id: number }>

interface AddFormProps {
  begin: Begin
  /** The dossier that it is for, whose profile says which forms it can have. */
  flowId?: number | undefined
  onClose: () => void
}

/** Begins a form: which one, and what this one is of. */
export function AddForm({ begin, flowId, onClose }: AddFormProps) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const ofFlow = useCall('get', '/api/company/getverticals', { params: { query: flowId ? { flow_id: flowId } : {} } })
  // Without a connection a dossier that was not planned for today offers all forms: those are on this device.
  const cannot = ofFlow.isError && ofFlow.error.unreachable
  const all = useCall('get', '/api/company/getverticals', undefined, { enabled: cannot })
  const offered = ofFlow.data ?? all.data
  if (!offered) return null
  if (!offered.length)
    return (
      <Dialog title={t('addForm')} size="small" onClose={onClose}>
        <EmptyState
          compact
          title={t('noFormsOffered')}
          actions={<ButtonLink to="/vertical_overview">{t('makeForms')}</ButtonLink>}
        />
      </Dialog>
    )
  return (
    <FormModal<{ vertical_id: string; description: string | null }, { id: number }>
      title={t('addForm')}
      verb={t('begin')}
      size="small"
      fields={[
        {
          name: 'vertical_id',
          label: t('whichForm'),
          kind: 'select',
          required: true,
          options: offered.map(({ id, description }) => ({ value: String(id), label: description })),
        },
        { name: 'description', label: t('field.flowdataitem.description'), kind: 'text', help: t('formNameHelp') },
      ]}
      values={{ vertical_id: String(offered[0]?.id), description: null }}
      onSave={({ vertical_id, description }) => begin({ vertical_id: Number(vertical_id), description })}
      onSaved={({ id }) => {
        void refreshCalls('/api/flow', '/api/flowdata', '/api/flowdataitem')
        navigate(`/flowdataitem_detail/${id}`)
      }}
      onClose={onClose}
    />
  )
}
