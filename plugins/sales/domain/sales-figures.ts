import { openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { roundDecimals } from '@core/domain/money'
import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { marginOf } from '../contract/product-margin'
import { Product } from '../entities/product'
import { unitPriceExc } from './effective-price'
import { firstPrice, putFirstPrices } from './first-price'
import { priced } from './product-catalog'

/** The first price of a product, what one unit is sold for and what is left of that, also where it follows from others. For staff. */
export const salesFigures: Enricher = {
  fields: {
    ...firstPrice.fields,
    price_exc: nullable(t.Number({ description: 'Of one unit, without VAT; nothing where forms say it' })),
    cost_exc: nullable(t.Number({ description: 'What it costs the company; of a combination what its parts cost' })),
    margin_percentage: nullable(t.Number({ description: 'Of that price, after the cost price' })),
  },
  async run(rows, context) {
    const ids = rows.map(({ id }) => id)
    const { products, rows: steps } = await priced(context, await openRecords(context, Product, { id: ids }))
    putFirstPrices(rows, steps)
    const byId = new Map(products.map(product => [product.id, product]))
    for (const row of rows) {
      const product = byId.get(row.id)
      const price = product && product.type !== 'header' ? unitPriceExc(product, 1) : null
      row.price_exc = price && roundDecimals(price, 4)
      row.cost_exc = product?.cost_price ?? null
      row.margin_percentage = marginOf(row.price_exc as number | null, product?.cost_price)
    }
  },
}
