import { FormModal } from '../form/form-modal.tsx'
import { useCoreT } from '../i18n/use-t.ts'

interface RenameFileProps {
  filename: string
  rename: (filename: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for another name of a file. */
export default function RenameFile({ filename, rename, onClose }: RenameFileProps) {
  const t = useCoreT()
  return (
    <FormModal<{ filename: string }>
      title={t('renameFile')}
      size="small"
      fields={[{ name: 'filename', label: t('fileName'), kind: 'text', required: true, autoFocus: true }]}
      values={{ filename }}
      onSave={values => rename(values.filename)}
      onClose={onClose}
    />
  )
}
