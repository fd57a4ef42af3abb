import { toast, useNavigate, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { templateAddress, type WorkPath } from './work-path'

/** Keeps a survey or project as a template (MOD-010, MOD-011, saveastemplate). */
export function SaveAsTemplateModal({ of, id, onClose }: { of: WorkPath; id: number; onClose: () => void }) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const save = useSave('post', `/api/${of}/{id}/saveAsTemplate` as const)
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
          action: { label: t('openTemplate'), run: () => void navigate(templateAddress(of, made.id)) },
        })
      }
      onClose={onClose}
    />
  )
}
