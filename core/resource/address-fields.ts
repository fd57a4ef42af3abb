import type { Entity } from '@core/db/entity'
import { ADDRESS_FIELDS } from '@core/geocoding/address'

/** The columns of an address that an entity has. */
export const addressFields = (entity: Entity): readonly string[] =>
  ADDRESS_FIELDS.filter(field => field in entity.meta.properties)
