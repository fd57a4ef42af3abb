import { internal, price } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { rate, reference } from '@core/db/fields'

/** One step of a graduated price: this rate from `unit_amount` units on. Euros, four decimals. */
export const ProductTableRow = tenantEntity({
  name: 'producttablerow',
  properties: {
    product_id: internal(reference('product', { whenGone: 'goAlong' })),
    unit_amount: rate().nullable(),
    unit_rate_exc: price().nullable(),
    unit_rate_inc: price().nullable(),
  },
})
