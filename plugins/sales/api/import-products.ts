import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { cellValue } from '@core/imports/cell-value'
import { importFields } from '@core/imports/import-fields'
import { markTwins } from '@core/imports/mark-twins'
import type { ImportRecord } from '@core/imports/open-import'
import { keepImport, readImport } from '@core/imports/read-import'
import { importShort, tryRows } from '@core/imports/try-rows'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { importOutcome, importOutcomeAnswer, MOST_ROWS, tryQuery } from '../domain/import-outcome'
import { products } from '../resources/products'

/** Brings products from a sheet whose heads are names of fields; each row is tried, a wrong one is left out (C-0477). */
export const importProducts = call({
  method: 'POST',
  path: 'company/:id/importproducts',
  operationId: 'company.importproducts',
  access: { module: 'SETTINGS' },
  ofCompany: 'id',
  summary: 'Make and change products by a sheet; its heads are names of fields, as exportproducts writes them',
  multipart: 'import',
  params: idParams,
  query: tryQuery,
  body: t.Object({
    file: t.Any({ description: `CSV or xlsx of at most 10 MB and ${MOST_ROWS} rows, with a row of headers` }),
  }),
  response: importOutcomeAnswer,
  reachOut: (context, { body }) => readImport(context, products, body.file, { field: 'file', most: MOST_ROWS }),
  async run(context, { query, heard }) {
    const file = await keepImport(context, products, heard)
    file.match_by = matchBy(file, heard.sheet.rows)
    file.existing = 'update'
    await markTwins(context, products, file)
    if (query.try) await tryRows(context, file)
    else await importShort(context, file)
    return importOutcome(context, file, heard.sheet.headers, await oddPrices(context, file))
  },
})

/** An article number knows a product better than its name, when every row has one. */
function matchBy({ mapping }: ImportRecord, rows: readonly { readonly cells: readonly unknown[] }[]): string | null {
  const at = mapping.indexOf('external_reference')
  if (at >= 0 && rows.every(({ cells }) => String(cells[at] ?? '').trim() !== '')) return 'external_reference'
  return mapping.includes('item_name') ? 'item_name' : null
}

/** What is odd about the price of a row. */
async function oddPrices(context: Context, { decimal }: ImportRecord) {
  const fields = new Map((await importFields(context, products)).map(field => [field.name, field]))
  const notation = { decimal, zoned: context.company }
  return (cell: (field: string) => unknown, isNew: boolean): string | undefined => {
    const amount = (name: string): number | undefined => {
      const [field, value] = [fields.get(name), cell(name)]
      if (!field || (typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined
      const read = cellValue(field, value, notation)
      return typeof read === 'number' ? read : undefined
    }
    const [exc, inc, cost] = [amount('unit_rate_exc'), amount('unit_rate_inc'), amount('cost_price')]
    if (exc !== undefined && cost !== undefined && exc < cost) return context.text('sales.below_cost')
    return isNew && exc === undefined && inc === undefined ? context.text('sales.without_price') : undefined
  }
}
