import { type Entity, hasPlace } from '@core/db/entity'
import { addressFields } from './address-fields'

type Values = Readonly<Record<string, unknown>>

/** A change of address takes the place of the old one with it: it is looked up anew. One that is sent along stays. */
export function withoutOldPlace(entity: Entity, record: Values, changes: Record<string, unknown>) {
  if (!hasPlace(entity) || 'lat' in changes || 'lng' in changes) return changes
  const isKnown = (record.lat ?? record.lng ?? null) !== null
  const moves = addressFields(entity).some(
    field => field in changes && (changes[field] ?? null) !== (record[field] ?? null),
  )
  return isKnown && moves ? { ...changes, lat: null, lng: null } : changes
}
