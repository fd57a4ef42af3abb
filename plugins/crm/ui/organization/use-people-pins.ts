import { type MapPin, useList } from '@core/ui'
import { useMemo } from 'react'

/** As many people stand on the map of their organization. */
const SHOWN = 200

/** Where the people of an organization live, as pins beside that of the organization itself. */
export function usePeoplePins(organizationId: number): readonly MapPin[] {
  const { data } = useList('/api/relation', { organization_id: String(organizationId), limit: SHOWN })
  return useMemo(
    () =>
      (data?.rows ?? []).flatMap(({ id, fullname, lat, lng }) =>
        lat === null || lng === null ? [] : [{ id, lat, lng, label: fullname, color: 'var(--text-2)' }],
      ),
    [data],
  )
}
