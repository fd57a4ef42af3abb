import { imported } from '@core/imports/imported'
import { resource } from '@core/resource/resource'
import { matchSteps } from '../domain/match-steps'
import { ProductTableRow } from '../entities/product-table-row'

/** Rows of price tables. A file of them comes to one product, at `product/{id}/importproducttablerows`. */
export const productTableRows = resource({
  entity: ProductTableRow,
  module: 'SETTINGS',
  sort: 'unit_amount',
  abilities: [
    {
      ...imported({ fields: ['unit_amount', 'unit_rate_exc', 'unit_rate_inc'], matching: matchSteps }),
      calls: () => [],
    },
  ],
})
