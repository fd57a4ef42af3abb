import { defineRegistry } from '@core/context/port'
import type { Entity } from '@core/db/entity'
import type { Where } from '@core/db/where'

/** Offers that customers of dossiers were sent: rows of an entity, with the dossier in `flow_id`. */
export interface OffersSent {
  readonly entity: Entity
  readonly where: Where
}
/** Where a dossier was offered something: without any, its offer is still to be sent (G-DASHF). */
export const offersSent = defineRegistry<OffersSent>('crm.offers-sent')
