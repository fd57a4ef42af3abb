import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { holding } from '@core/db/where'
import { fold } from '@core/domain/fold'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { ProductCatalog, SoldProduct } from '../contract'
import { followsPrice, PART_TYPES } from '../contract/product-types'
import { Product } from '../entities/product'
import { ProductTableRow } from '../entities/product-table-row'
import { bundledCost, bundledPrice, followedPrice, unitPriceExc } from './effective-price'
import { conditionsOf } from './product-conditions'

type ProductRow = InferEntity<typeof Product>

/** Reads products with their price tables: two queries, however many products, and two for what they follow or bundle. */
export const catalog: ProductCatalog = {
  async byIds(context, ids) {
    if (!ids.length) return []
    return sold(context, await openRecords(context, Product, { id: [...new Set(ids)], deleted_at: null }))
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
    return sold(context, found)
  },
  async partsOf(context, ids) {
    const parts = await sold(context, await partRows(context, ids))
    return Map.groupBy(parts, ({ derivative_id }) => derivative_id ?? 0)
  },
  async proposable(context) {
    const rows = await openRecords(context, Product, { deleted_at: null, status: 'approved' }, { sort: 'item_name' })
    return sold(
      context,
      rows.filter(row => conditionsOf(row).length > 0),
    )
  },
}

const partRows = (context: Context, ids: readonly number[]): Promise<ProductRow[]> =>
  openRecords(
    context,
    Product,
    { derivative_id: [...ids], type: [...PART_TYPES], deleted_at: null, status: 'approved' },
    { sort: 'id' },
  )

type PriceRow = InferEntity<typeof ProductTableRow>

const sold = async (context: Context, products: readonly ProductRow[]): Promise<SoldProduct[]> =>
  (await priced(context, products)).products

/** Products with what they cost now, also where that follows from others, and the rows of their own price tables. */
export async function priced(
  context: Context,
  products: readonly ProductRow[],
): Promise<{ readonly products: SoldProduct[]; readonly rows: readonly PriceRow[] }> {
  if (!products.length) return { products: [], rows: [] }
  const bundles = products.filter(({ type }) => type === 'combination').map(({ id }) => id)
  const parts = bundles.length ? await partRows(context, bundles) : []
  const known = new Map([...products, ...parts].map(product => [product.id, product]))
  const missing = [...known.values()].flatMap(({ type, derivative_id }) =>
    followsPrice(type) && derivative_id && !known.has(derivative_id) ? [derivative_id] : [],
  )
  const origins = missing.length
    ? await openRecords(context, Product, { id: [...new Set(missing)], deleted_at: null })
    : []
  const all = [...known.values(), ...origins]
  const rows = await openRecords(
    context,
    ProductTableRow,
    { product_id: all.map(({ id }) => id) },
    { sort: 'unit_amount' },
  )
  const own = new Map(all.map(product => [product.id, asSold(product, rows)]))
  const followed = new Map([...own].map(([id, product]) => [id, following(product, own)]))
  const inBundles = Map.groupBy(
    parts.flatMap(({ id }) => followed.get(id) ?? []),
    ({ derivative_id }) => derivative_id ?? 0,
  )
  const answered = products.flatMap(({ id, type }) => {
    const product = followed.get(id)
    if (!product) return []
    return type === 'combination' ? bundled(product, inBundles.get(id) ?? []) : product
  })
  return { products: answered, rows }
}

function following(product: SoldProduct, all: ReadonlyMap<number, SoldProduct>): SoldProduct {
  if (!followsPrice(product.type)) return product
  const origin = product.derivative_id ? all.get(product.derivative_id) : undefined
  return { ...product, ...followedPrice(origin, product.derivative_percentage) }
}

/** A price of its own goes before that of its parts. */
function bundled(product: SoldProduct, parts: readonly SoldProduct[]): SoldProduct {
  const isPriced = product.calc_method === 'matrix' || product.calc_method === 'field' || unitPriceExc(product, 1)
  return {
    ...product,
    ...(isPriced ? {} : bundledPrice(product, parts)),
    cost_price: product.cost_price ?? bundledCost(parts),
  }
}

const asSold = (product: ProductRow, rows: readonly PriceRow[]): SoldProduct => ({
  id: product.id,
  item_name: product.item_name,
  description: product.description ?? null,
  type: product.type,
  product_group: product.product_group,
  calc_base: product.calc_base,
  calc_method: product.calc_method,
  unit_of_measurement: product.unit_of_measurement,
  start_amount_inc: product.start_amount_inc,
  start_amount_exc: product.start_amount_exc,
  percentage_vat_0: product.percentage_vat_0,
  percentage_vat_6: product.percentage_vat_6,
  percentage_vat_9: product.percentage_vat_9,
  percentage_vat_21: product.percentage_vat_21,
  vat_percentage: product.vat_percentage,
  matrix: product.matrix ?? null,
  price_field: product.price_field ?? null,
  producttablerows: rows
    .filter(row => row.product_id === product.id)
    .map(row => ({
      unit_amount: row.unit_amount ?? null,
      unit_rate_exc: row.unit_rate_exc ?? null,
      unit_rate_inc: row.unit_rate_inc ?? null,
    })),
  cost_price: product.cost_price ?? null,
  derivative_id: product.derivative_id ?? null,
  derivative_percentage: product.derivative_percentage,
  sub_amount: product.sub_amount,
  alternativeamount_id: product.alternativeamount_id ?? null,
  conditions: conditionsOf(product),
  supplier: product.supplier?.trim() || null,
  external_reference: product.external_reference ?? null,
  is_equipment: product.is_equipment,
  gl_reference: product.gl_reference ?? null,
  gl_description: product.gl_description ?? null,
})
