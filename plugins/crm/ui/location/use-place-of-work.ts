import { type RowOf, useCall } from '@core/ui'
import type { Flow } from '../flow/flow-status'

/** Where the work of a dossier is: at the place that was chosen, or else where its customer lives. */
export function usePlaceOfWork(
  { location_id }: Pick<Flow, 'location_id'>,
  relation: RowOf<'/api/relation'> | undefined,
) {
  const id = location_id ?? 0
  const location = useCall('get', '/api/location/{id}', { params: { path: { id } } }, { enabled: id > 0 }).data
  if (id > 0) return location && { ...location, name: location.title, locate: `/api/location/${id}/locate` }
  return relation && { ...relation, name: relation.fullname, locate: `/api/relation/${relation.id}/locate` }
}
