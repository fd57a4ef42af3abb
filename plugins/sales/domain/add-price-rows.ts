import type { Context } from '@core/context/context'
import { createRecords } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { productTableRows } from '../resources/product-table-rows'

/** New products start with two empty rows each in their price tables (R-PROD-001). */
export const addPriceRows = (context: Context, productIds: readonly number[]): Promise<EntityRow[]> =>
  createRecords(
    productTableRows,
    context,
    productIds.flatMap(product_id => [{ product_id }, { product_id }]),
  )
