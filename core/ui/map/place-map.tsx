import { IconMapPinOff, IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Problem } from '../api/problem.ts'
import { Button } from '../buttons/button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { type MapPin, MapView } from './map-view.tsx'
import { type PlaceQuery, usePlace } from './use-place.ts'

export interface PlaceMapProps extends PlaceQuery {
  of: PlaceQuery['of'] & { name: string }
  /** Other places that belong to it. */
  others?: readonly MapPin[]
}

const HEIGHT = 184
const NO_OTHERS: readonly MapPin[] = []

/**
 * Where the address of a record is, on a small map. What has no place yet is looked up; when that fails the reason
 * stands with the map (R-FILE-006), and without a service to ask there is only the map (G-GEO).
 */
export function PlaceMap({ locate, of, addressed, others = NO_OTHERS }: PlaceMapProps) {
  const t = useCoreT()
  const { place, looking } = usePlace({ locate, of, addressed })
  const { lat, lng } = place
  const pins = useMemo(
    () => [...others, ...(lat === null || lng === null ? [] : [{ id: 'own', lat, lng, label: of.name }])],
    [lat, lng, of.name, others],
  )
  if (!addressed && !others.length) return null
  return (
    <div className="vk-place">
      {looking.isError && (
        <div className="vk-place-problem" role="alert">
          <IconMapPinOff size={16} stroke={1.75} aria-hidden />
          <span className="vk-grow">
            {(looking.error instanceof Problem && looking.error.message) || t('noConnection')}
          </span>
          <Button size="small" icon={IconRefresh} busy={looking.isFetching} onClick={() => void looking.refetch()}>
            {t('retryNow')}
          </Button>
        </div>
      )}
      {looking.isLoading ? (
        <Skeleton width="100%" height={HEIGHT} />
      ) : (
        <MapView label={t('onTheMap', { name: of.name })} pins={pins} height={HEIGHT} still />
      )}
    </div>
  )
}
