import { FormModal } from '../form/form-modal.tsx'
import { useCoreT } from '../i18n/use-t.ts'

interface NameViewProps {
  /** Keeps the view under this name, and answers its key. */
  save: (title: string) => Promise<string>
  onSaved: (key: string) => void
  onClose: () => void
}

/** Asks how a new view of a list is called. */
export default function NameView({ save, onSaved, onClose }: NameViewProps) {
  const t = useCoreT()
  return (
    <FormModal<{ title: string }, string>
      title={t('viewNew')}
      size="small"
      verb={t('saveView')}
      fields={[{ name: 'title', label: t('viewName'), required: true, autoFocus: true, maxLength: 60 }]}
      onSave={({ title }) => save(title)}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
