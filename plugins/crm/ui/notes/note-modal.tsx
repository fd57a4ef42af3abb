import { type FormItem, FormModal, type RowOf, useSave, useT } from '@core/ui'

interface NoteValues extends Record<string, unknown> {
  description: string
  sticky: boolean
}

/** Changes what a note says and whether it stays on top (MOD-020). */
export function NoteModal({ note, onClose }: { note: RowOf<'/api/note'>; onClose: () => void }) {
  const t = useT('crm')
  const save = useSave('patch', '/api/note/{id}')
  const fields: FormItem<NoteValues>[] = [
    { name: 'description', label: t('noteText'), kind: 'textarea', rows: 6, required: true, autoFocus: true },
    { name: 'sticky', label: t('pin'), kind: 'checkbox' },
  ]
  return (
    <FormModal<NoteValues>
      title={t('editNote')}
      size="medium"
      fields={fields}
      values={note}
      onClose={onClose}
      onSave={(_, changed) => save.send({ params: { path: { id: note.id } }, body: changed })}
    />
  )
}
