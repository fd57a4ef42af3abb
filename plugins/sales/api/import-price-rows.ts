import { call } from '@core/context/call'
import { lockByName } from '@core/db/lock-by-name'
import { keepImport, readImport } from '@core/imports/read-import'
import { importShort, tryRows } from '@core/imports/try-rows'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { importOutcome, importOutcomeAnswer, MOST_ROWS, tryQuery } from '../domain/import-outcome'
import { productTableRows } from '../resources/product-table-rows'
import { products } from '../resources/products'

/** Brings steps of a price table from a sheet: one from an amount that is there takes the new price (C-0557). */
export const importPriceRows = call({
  method: 'POST',
  path: 'product/:id/importproducttablerows',
  access: { module: 'SETTINGS' },
  summary: 'Make and change the price rows of a product by a sheet with unit_amount, unit_rate_exc and unit_rate_inc',
  multipart: 'import',
  params: idParams,
  query: tryQuery,
  body: t.Object({
    file: t.Any({ description: `CSV or xlsx of at most 10 MB and ${MOST_ROWS} rows, with a row of headers` }),
  }),
  response: importOutcomeAnswer,
  async reachOut(context, { params, body }) {
    await find(products, context, params.id)
    return readImport(context, productTableRows, body.file, { field: 'file', most: MOST_ROWS })
  },
  async run(context, { params, query, heard }) {
    const product = await find(products, context, params.id)
    await lockByName(context, `import ${productTableRows.path}`)
    const file = await keepImport(context, productTableRows, heard)
    file.match_by = null
    file.existing = 'update'
    file.defaults = { product_id: product.id }
    if (query.try) await tryRows(context, file)
    else await importShort(context, file)
    return importOutcome(context, file, heard.sheet.headers, cell =>
      cell('unit_rate_exc') || cell('unit_rate_inc') ? undefined : context.text('sales.without_price'),
    )
  },
})
