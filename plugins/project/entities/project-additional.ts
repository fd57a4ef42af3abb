import { tenantEntity } from '@core/db/entity'
import { rate, reference } from '@core/db/fields'

/** How many of a material a quotation asks the customer to pay for as additional work. */
export const ProjectAdditional = tenantEntity({
  name: 'projectadditional',
  properties: {
    project_id: reference('project', { whenGone: 'goAlong' }),
    projectmaterial_id: reference('projectmaterial', { whenGone: 'goAlong' }),
    quotation_id: reference('quotation', { whenGone: 'goAlong' }),
    amount: rate(),
  },
})
