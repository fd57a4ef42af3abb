import { type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/note'

/** Changes what a note says and whether it stays on top (MOD-020). */
export function NoteModal({ note, onClose }: { note: RowOf<'/api/note'>; onClose: () => void }) {
  const t = useT('crm')
  return (
    <ResourceModal
      of={described}
      record={note}
      title={t('editNote')}
      size="medium"
      layout={['description', 'sticky']}
      fields={{ description: { rows: 6 } }}
      onClose={onClose}
    />
  )
}
