import { tenantEntity } from '@core/db/entity'
import { reference } from '@core/db/fields'

/** The place of a customer that a form is about: the barn, not the house. */
export const FlowDataItemLocation = tenantEntity({
  name: 'flowdataitemlocation',
  properties: {
    flow_data_item_id: reference('flowdataitem', { whenGone: 'goAlong' }),
    location_id: reference('location', { whenGone: 'refuse' }),
  },
})
