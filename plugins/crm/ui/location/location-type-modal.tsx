import { type RowOf, toast, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/locationtype'

interface LocationTypeModalProps {
  /** Null makes a new one. */
  type: RowOf<'/api/locationtype'> | null
  onClose: () => void
}

/** What a kind of place is called (MOD-028). */
export function LocationTypeModal({ type, onClose }: LocationTypeModalProps) {
  const t = useT('crm')
  return (
    <ResourceModal
      of={described}
      record={type}
      title={t(type ? 'editLocationType' : 'newLocationType')}
      size="small"
      layout={['description']}
      refresh={['/api/location', '/api/relation', '/api/flow']}
      onSaved={() => toast(t('locationTypeSaved'))}
      onClose={onClose}
    />
  )
}
