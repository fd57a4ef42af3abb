import { tenantEntity } from '@core/db/entity'
import { reference } from '@core/db/fields'

/** A place where a dossier is as well, besides its address. */
export const FlowLocation = tenantEntity({
  name: 'flowlocation',
  properties: {
    flow_id: reference('flow', { whenGone: 'goAlong' }),
    location_id: reference('location', { whenGone: 'refuse' }),
  },
})
