import { ButtonLink, Dialog, EmptyState, FormModal, useCall, useNavigate, useSave, useT } from '@core/ui'

interface AddFormProps {
  flowId: number
  onClose: () => void
}

/** Begins a form in a dossier: which one, and what this one is of. */
export function AddForm({ flowId, onClose }: AddFormProps) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const offered = useCall('get', '/api/company/getverticals').data
  const begin = useSave('post', '/api/flow/{id}/addflowdataitem', { refresh: ['/api/flowdataitem'] })
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
      onSave={({ vertical_id, description }) =>
        begin.send({ params: { path: { id: flowId } }, body: { vertical_id: Number(vertical_id), description } })
      }
      onSaved={({ id }) => navigate(`/flowdataitem_detail/${id}`)}
      onClose={onClose}
    />
  )
}
