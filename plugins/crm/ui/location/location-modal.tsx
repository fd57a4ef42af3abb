import { type RowOf, useList, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/location'

export type Location = RowOf<'/api/location'>

/** As many kinds as a company will have. */
const ALL = 200

interface LocationModalProps {
  /** Null makes a new one. */
  location: Location | null
  relationId: number
  onMade?: (location: Location) => void
  onClose: () => void
}

/** A place of a customer: what it is, what it is called and where it is (MOD-027). */
export function LocationModal({ location, relationId, onMade, onClose }: LocationModalProps) {
  const t = useT('crm')
  const types = useList('/api/locationtype', { limit: ALL }).data?.rows ?? []
  return (
    <ResourceModal
      of={described}
      record={location}
      title={t(location ? 'editLocation' : 'newLocation')}
      {...(location ? {} : { verb: t('makeLocation') })}
      layout={[
        ['description', 'location_type_id'],
        ['postcode', 'number', 'number_addition'],
        'address',
        ['city', 'country'],
      ]}
      fields={{
        location_type_id: {
          kind: 'select',
          empty: '–',
          options: types.map(({ id, description }) => ({ value: id, label: description })),
        },
      }}
      along={{ relation_id: relationId }}
      refresh={['/api/relation', '/api/flow']}
      onSaved={saved => {
        if (!location) onMade?.(saved)
      }}
      onClose={onClose}
    />
  )
}
