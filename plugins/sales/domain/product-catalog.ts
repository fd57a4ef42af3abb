import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { holding } from '@core/db/where'
import { fold } from '@core/domain/fold'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { ProductCatalog, SoldProduct } from '../contract'
import { Product } from '../entities/product'
import { ProductTableRow } from '../entities/product-table-row'

/** Reads products with their price tables: two queries, however many products. */
export const catalog: ProductCatalog = {
  async byIds(context, ids) {
    if (!ids.length) return []
    return withRows(context, await openRecords(context, Product, { id: [...new Set(ids)], deleted_at: null }))
  },
  async find(context, query, limit) {
    const words = fold([query]).split(' ').filter(Boolean)
    const found = await openRecords(
      context,
      Product,
      {
        deleted_at: null,
        status: 'approved',
        search_text: holding(words),
      },
      { sort: 'item_name', limit },
    )
    return withRows(context, found)
  },
}

async function withRows(context: Context, products: readonly InferEntity<typeof Product>[]): Promise<SoldProduct[]> {
  if (!products.length) return []
  const rows = await openRecords(
    context,
    ProductTableRow,
    { product_id: products.map(({ id }) => id) },
    { sort: 'unit_amount' },
  )
  return products.map(product => ({
    ...product,
    description: product.description ?? null,
    matrix: product.matrix ?? null,
    price_field: product.price_field ?? null,
    producttablerows: rows
      .filter(row => row.product_id === product.id)
      .map(row => ({
        unit_amount: row.unit_amount ?? null,
        unit_rate_exc: row.unit_rate_exc ?? null,
        unit_rate_inc: row.unit_rate_inc ?? null,
      })),
  }))
}
