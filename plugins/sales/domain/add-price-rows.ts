import type { Context } from '@core/context/context'
import { createRecord } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { productTableRows } from '../resources/product-table-rows'

/** A new product starts with two empty rows in its price table (R-PROD-001). */
export async function addPriceRows(context: Context, productId: number): Promise<EntityRow[]> {
  const rows: EntityRow[] = []
  for (let i = 0; i < 2; i++) rows.push(await createRecord(productTableRows, context, { product_id: productId }))
  return rows
}
