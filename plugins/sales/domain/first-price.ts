import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { inputSchema } from '@core/db/schema'
import { createRecord, updateRecord } from '@core/resource/record'
import type { Addition, OutgoingRow } from '@core/resource/resource'
import type { InferEntity } from '@mikro-orm/postgresql'
import { ProductTableRow } from '../entities/product-table-row'
import { productTableRows } from '../resources/product-table-rows'

type PriceRow = InferEntity<typeof ProductTableRow>

const { unit_rate_exc, unit_rate_inc } = inputSchema(ProductTableRow, { partial: true }).properties

/** The unit price of a product as price lists have it: that of the row which a fixed price comes from. */
export const firstPrice: Addition = {
  fields: { unit_rate_exc, unit_rate_inc } as Addition['fields'],
  async run(rows, context) {
    const steps = await priceRows(
      context,
      rows.map(({ id }) => id),
    )
    putFirstPrices(rows, steps)
  },
  async write({ id }, given, context) {
    // A price with VAT that stays beside a new one without would be the price of products that reckon with VAT.
    const price = { unit_rate_exc: null, unit_rate_inc: null, ...given }
    const first = firstRow(await priceRows(context, [id]))
    if (first) await updateRecord(productTableRows, context, first, price)
    else await createRecord(productTableRows, context, { product_id: id, ...price })
  },
}

/** Puts on products the price of their first step. */
export function putFirstPrices(rows: readonly OutgoingRow[], steps: readonly PriceRow[]): void {
  for (const row of rows) {
    const first = firstRow(steps.filter(({ product_id }) => product_id === row.id))
    row.unit_rate_exc = first?.unit_rate_exc ?? null
    row.unit_rate_inc = first?.unit_rate_inc ?? null
  }
}

const priceRows = (context: Context, ids: readonly number[]): Promise<PriceRow[]> =>
  openRecords(context, ProductTableRow, { product_id: ids }, { sort: 'unit_amount' })

/** The row that counts whatever the amount; of a table without prices its first. */
function firstRow(rows: readonly PriceRow[]): PriceRow | undefined {
  const ascending = rows.toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0))
  const priced = ascending.filter(row => (row.unit_rate_exc ?? row.unit_rate_inc ?? null) !== null)
  return priced.findLast(row => (row.unit_amount ?? 0) <= 0) ?? priced[0] ?? ascending[0]
}
