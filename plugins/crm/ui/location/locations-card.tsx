import { Button, Card, EmptyState, Loaded, type MapPin, type RowOf, useCall, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type Location, LocationModal } from './location-modal'
import { LocationRow } from './location-row'

/** The places of a customer besides where they live (S1 §3). */
export function LocationsCard({ relation }: { relation: RowOf<'/api/relation'> }) {
  const t = useT('crm')
  const list = useCall('get', '/api/relation/{id}/locations', { params: { path: { id: relation.id } } })
  const [open, setOpen] = useState<Location | 'new' | null>(null)
  return (
    <Card
      title={t('locations')}
      count={list.data?.length || undefined}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setOpen('new')}>
          {t('field.flow.location_id')}
        </Button>
      }
    >
      <Loaded compact query={list} what={t('theLocations')}>
        {locations =>
          locations.length === 0 ? (
            <EmptyState compact title={t('noLocations')} text={t('noLocationsText')} />
          ) : (
            locations.map(location => (
              <LocationRow key={location.id} location={location} onEdit={() => setOpen(location)} />
            ))
          )
        }
      </Loaded>
      {open && (
        <LocationModal location={open === 'new' ? null : open} relationId={relation.id} onClose={() => setOpen(null)} />
      )}
    </Card>
  )
}

/** The places of a customer that are known, as pins beside that of where they live. */
export function useLocationPins(relationId: number): readonly MapPin[] {
  const { data } = useCall('get', '/api/relation/{id}/locations', { params: { path: { id: relationId } } })
  return useMemo(
    () =>
      (data ?? []).flatMap(({ id, title, lat, lng }) =>
        lat === null || lng === null ? [] : [{ id, lat, lng, label: title, color: 'var(--text-2)' }],
      ),
    [data],
  )
}
