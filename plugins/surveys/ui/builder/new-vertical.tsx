import { type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/vertical'

interface NewVerticalProps {
  description: string
  onSaved: (made: RowOf<'/api/vertical'>) => void
  onClose: () => void
}

/** Makes a form of the company. */
export default function NewVertical({ description, onSaved, onClose }: NewVerticalProps) {
  const t = useT('surveys')
  return (
    <ResourceModal
      of={described}
      title={t('newForm')}
      verb={t('makeForm')}
      layout={['description', 'type', 'recurring', 'help']}
      values={{ description }}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
