import { toast, useNavigate, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'

/** Keeps the forms and tasks of a survey as a template (MOD-010, saveastemplate). */
export function SaveAsTemplateModal({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT('intake')
  const navigate = useNavigate()
  const save = useSave('post', '/api/intake/{id}/saveAsTemplate')
  return (
    <FormModal<{ title: string }, { id: number }>
      title={t('saveAsTemplate')}
      size="small"
      verb={t('save')}
      fields={[
        {
          ...{ name: 'title', label: t('templateName'), kind: 'text', required: true, autoFocus: true },
          help: t('saveAsTemplateText'),
        },
      ]}
      values={{ title: '' }}
      onSave={body => save.send({ params: { path: { id } }, body })}
      onSaved={made =>
        toast(t('templateSaved'), {
          action: { label: t('openTemplate'), run: () => void navigate(`/intaketemplate_detail/${made.id}`) },
        })
      }
      onClose={onClose}
    />
  )
}
