import { type RowOf, toast, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/documenttype'

interface TypeModalProps {
  /** Null makes a new one. */
  type: RowOf<'/api/documenttype'> | null
  onClose: () => void
}

/** What a type of document is called, and what its customers find and sign (MOD-051). */
export function TypeModal({ type, onClose }: TypeModalProps) {
  const t = useT('document')
  return (
    <ResourceModal
      of={described}
      record={type}
      title={t(type ? 'editType' : 'newType')}
      layout={['description', 'tag', 'approval_signature', 'only_show_approved']}
      refresh={['/api/document']}
      onSaved={() => toast(t('typeSaved'))}
      onClose={onClose}
    />
  )
}
