import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { SHEET_TYPES, writeSheet } from '@core/exports/write-sheet'
import { fileResponse } from '@core/http/response'
import { type ImportField, importFields } from '@core/imports/import-fields'
import { referencedResource } from '@core/resource/referenced-resource'
import type { OutgoingRow } from '@core/resource/resource'
import { idParams } from '@core/resource/schemas'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { firstPrice } from '../domain/first-price'
import { Product } from '../entities/product'
import { products } from '../resources/products'

/** Every product in a sheet whose heads are names of fields, so that it can be changed and imported again (R-PROD-006). */
export const exportProducts = call({
  method: 'GET',
  path: 'company/:id/exportproducts',
  operationId: 'company.exportproducts',
  access: { module: 'SETTINGS' },
  ofCompany: 'id',
  summary: 'All products as CSV or spreadsheet, with the heads that importproducts reads',
  params: idParams,
  query: t.Object({ format: t.Optional(t.Union([t.Literal('csv'), t.Literal('xlsx')])) }),
  response: 'file',
  async reachOut(context, { query }) {
    const fields = await importFields(context, products)
    const rows = await readRows(context, Product, 'all', { deleted_at: null }, 'item_name')
    const lines = rows.map((row): OutgoingRow => ({ ...row, ...ownFields(row.custom_fields) }))
    if (lines.length) await firstPrice.run(lines, context)
    for (const field of fields) if (field.lookUpBy) await nameReferences(context, field, lines)
    const columns = fields.map(({ name }) => name)
    const sheet = { headers: columns, columns, rows: lines }
    const { company, language } = context
    const format = query.format ?? 'xlsx'
    const name = `${context.text('sales.export_name')}-${today(company)}.${format}`
    return async () => {
      const bytes = await writeSheet(company.id, { sheet, format, language, zoned: company })
      return fileResponse(bytes, SHEET_TYPES[format], name)
    }
  },
  run: async (_, { heard }) => heard,
})

const ownFields = (values: unknown) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [`custom_fields.${key}`, value]))

/** Puts what an import looks references up by in the place of their numbers. */
async function nameReferences(context: Context, { name, lookUpBy = '' }: ImportField, lines: OutgoingRow[]) {
  const ids = [...new Set(lines.flatMap(line => (typeof line[name] === 'number' ? [line[name]] : [])))]
  const target = referencedResource(context, products, name)
  if (!ids.length || !target) return
  const found: OutgoingRow[] = await readRows(context, target.entity, 'all', { id: ids })
  const names = new Map(found.map(row => [row.id, row[lookUpBy]]))
  for (const line of lines) line[name] = names.get(Number(line[name])) ?? null
}
