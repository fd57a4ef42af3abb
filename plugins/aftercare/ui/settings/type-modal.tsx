import { type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/incidenttype'

interface TypeModalProps {
  /** Null makes a new one. */
  type: RowOf<'/api/incidenttype'> | null
  onClose: () => void
}

/** What a kind of incident is called, and what is promised for it (MOD-024). */
export function TypeModal({ type, onClose }: TypeModalProps) {
  const t = useT('aftercare')
  return (
    <ResourceModal
      of={described}
      record={type}
      title={t(type ? 'editType' : 'newType')}
      verb={type ? undefined : t('makeType')}
      layout={['description', ['answer_hours', 'solve_hours'], 'showable_months']}
      only
      refresh={['/api/incident']}
      onClose={onClose}
    />
  )
}
