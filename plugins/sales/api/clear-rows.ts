import { call } from '@core/context/call'
import { deleteRows } from '@core/db/write'
import { find } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { ProductTableRow } from '../entities/product-table-row'
import { products } from '../resources/products'

/** Empties the price table of a product; the screen asks first (R-PROD-003). */
export const clearRows = call({
  method: 'POST',
  path: 'product/:id/clearRows',
  access: { module: 'SETTINGS' },
  summary: 'Empty the price table',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: t.Object({ deleted: t.Integer() }),
  async run(context, { params }) {
    const product = await find(products, context, params.id)
    const deleted = await deleteRows(context, ProductTableRow, { product_id: product.id })
    context.log({ type: 'product', id: product.id, description: 'price_table_cleared' })
    return { deleted }
  },
})
