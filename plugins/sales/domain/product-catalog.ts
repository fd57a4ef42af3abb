import type { Context } from '@core/context/context'
import { fold } from '@core/domain/fold'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { ProductCatalog, SoldProduct } from '../contract'
import { Product } from '../entities/product'
import { ProductTableRow } from '../entities/product-table-row'

/** Reads products with their price tables: two queries, however many products. */
export const catalog: ProductCatalog = {
  async byIds(context, ids) {
    if (!ids.length) return []
    return withRows(context, await context.em.find(Product, { id: { $in: [...new Set(ids)] } }))
  },
  async find(context, query, limit) {
    const words = fold([query]).split(' ').filter(Boolean)
    const found = await context.em.find(
      Product,
      {
        deleted_at: null,
        status: 'approved',
        $and: words.map(word => ({ search_text: { $like: `%${word.replace(/[\\%_]/g, '\\$&')}%` } })),
      },
      { orderBy: { item_name: 'asc' }, limit },
    )
    return withRows(context, found)
  },
}

async function withRows(context: Context, products: readonly InferEntity<typeof Product>[]): Promise<SoldProduct[]> {
  if (!products.length) return []
  const rows = await context.em.find(
    ProductTableRow,
    { product_id: { $in: products.map(({ id }) => id) } },
    { orderBy: { unit_amount: 'asc' } },
  )
  return products.map(product => ({
    ...(product as unknown as SoldProduct),
    description: product.description ?? null,
    matrix: product.matrix ?? null,
    producttablerows: rows
      .filter(row => row.product_id === product.id)
      .map(row => ({
        unit_amount: row.unit_amount ?? null,
        unit_rate_exc: row.unit_rate_exc ?? null,
        unit_rate_inc: row.unit_rate_inc ?? null,
      })),
  }))
}
