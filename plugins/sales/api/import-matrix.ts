import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readSheet } from '@core/imports/read-sheet'
import { find, updateRecord } from '@core/resource/record'
import { uploadOf } from '@core/storage/accepted-file'
import { Type as t } from '@sinclair/typebox'
import type { PriceMatrix } from '../contract'
import { matrixOfCells } from '../contract/matrix-of-cells'
import { checkMatrix, checkSheet, matrixSchema } from '../domain/matrix-schema'
import { products } from '../resources/products'

/** Puts the prices of a sheet in the place of those of a product; the screen asks first (C-0556, R-PROD-004). */
export const importMatrix = call({
  method: 'POST',
  path: 'product/:id/importmatrix',
  access: { module: 'SETTINGS' },
  summary: 'Read the price matrix of a product from a sheet: columns in its first row, rows in its first column',
  multipart: 'import',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  query: t.Object({ try: t.Optional(t.Boolean({ description: 'Says what would stand there, and changes nothing' })) }),
  body: t.Object({ file: t.Any({ description: 'CSV file or spreadsheet' }) }),
  response: t.Object({
    matrix: matrixSchema,
    warnings: t.Array(t.String(), { description: 'What is odd about prices that can be read' }),
  }),
  async reachOut(context, { params, body }) {
    await find(products, context, params.id)
    const { file } = uploadOf(body.file)
    return () => readSheet(context.company.id, file)
  },
  async run(context, { params, query, heard: sheet }) {
    const product = await find(products, context, params.id)
    const read = matrixOfCells([sheet.headers, ...sheet.rows.map(({ cells }) => cells)], sheet.decimal)
    if ('wrong' in read) throw invalid('file', 'sales.matrix_no_price', { price: read.wrong.slice(0, 50) })
    checkSheet(read)
    const { row_field = '', column_field = '' } = product.matrix ?? {}
    const matrix = { row_field, column_field, ...read }
    const warnings = warningsOf(context, matrix, product.matrix ?? null)
    if (query.try) checkMatrix(matrix)
    else await updateRecord(products, context, product, { matrix })
    return { matrix, warnings }
  },
})

/** What somebody should know before these prices take the place of others. */
function warningsOf(context: Context, { rows, columns, values, ...fields }: PriceMatrix, old: PriceMatrix | null) {
  const empty = values.flat().filter(price => price === null).length
  const smaller = old && (rows.length < old.rows.length || columns.length < old.columns.length)
  const before = { rows: old?.rows.length ?? 0, columns: old?.columns.length ?? 0 }
  return [
    ...(empty ? [context.text('sales.matrix_holes', { n: empty })] : []),
    ...(smaller ? [context.text('sales.matrix_smaller', before)] : []),
    ...(fields.row_field && fields.column_field ? [] : [context.text('sales.matrix_no_fields')]),
  ]
}
