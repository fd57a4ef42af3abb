import { openRecords } from '@core/db/open-record'
import { rowSchema } from '@core/db/schema'
import { imported } from '@core/imports/imported'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { checkVatRate } from '../contract'
import { addPriceRows } from '../domain/add-price-rows'
import { checkParent } from '../domain/check-parent'
import { firstPrice } from '../domain/first-price'
import { checkMatrix } from '../domain/matrix-schema'
import { fillConditions } from '../domain/product-conditions'
import { salesFigures } from '../domain/sales-figures'
import { Product } from '../entities/product'
import { ProductTableRow } from '../entities/product-table-row'

/** Products, with their price table on the record itself (R-PROD-001). */
export const products = resource({
  entity: Product,
  module: 'SETTINGS',
  sort: 'item_name',
  abilities: [
    duplicated({ title: 'item_name', children: [{ entity: ProductTableRow, column: 'product_id' }] }),
    imported({
      match: ['external_reference', 'item_name'],
      fields: [
        'item_name',
        'product_group',
        'external_reference',
        'description',
        'unit_of_measurement',
        'unit_rate_exc',
        'unit_rate_inc',
        'cost_price',
        'vat_percentage',
        'type',
        'calc_method',
        'calc_base',
        'start_amount_exc',
        'start_amount_inc',
        'derivative_id',
        'derivative_percentage',
        'sub_amount',
        'external_description',
        'supplier',
        'is_equipment',
        'gl_reference',
        'gl_description',
      ],
      lookUps: { derivative_id: { label: 'field.product.derivative_id', by: 'item_name' } },
      adds: [firstPrice],
      created: async (made, context) => {
        const ids = made.map(({ id }) => id)
        await addPriceRows(context, ids)
      },
    }),
  ],
  enrich: [
    salesFigures,
    {
      single: true,
      fields: { producttablerows: t.Array(rowSchema(ProductTableRow)) },
      async run(rows, context) {
        const all = await openRecords(
          context,
          ProductTableRow,
          { product_id: rows.map(row => row.id) },
          { sort: 'unit_amount' },
        )
        for (const row of rows)
          row.producttablerows = all.filter(one => one.product_id === row.id).map(one => toRow(ProductTableRow, one))
      },
    },
  ],
  async prepare(product, context, changes) {
    // A picker without a choice sends 0 (R-PROD-002).
    if (changes.alternativeamount_id === 0) product.alternativeamount_id = null
    if (changes.matrix && product.matrix) checkMatrix(product.matrix)
    checkVatRate(changes)
    splitVat(product, changes)
    await fillConditions(context, products, product, changes)
    await checkParent(context, product, changes)
  },
})

type Shares = {
  vat_percentage: number
  percentage_vat_0: number
  percentage_vat_6: number
  percentage_vat_9: number
  percentage_vat_21: number
}

/** Choosing one rate puts everything at it, unless a split was given too. */
function splitVat(product: Shares, changes: Readonly<Record<string, unknown>>) {
  if (!('vat_percentage' in changes) || Object.keys(changes).some(key => key.startsWith('percentage_vat_'))) return
  for (const rate of [0, 6, 9, 21] as const)
    product[`percentage_vat_${rate}`] = product.vat_percentage === rate ? 100 : 0
}
