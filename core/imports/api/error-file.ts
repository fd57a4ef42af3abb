import { call } from '@core/context/call'
import { SHEET_TYPES, writeSheet } from '@core/exports/write-sheet'
import { fileResponse } from '@core/http/response'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { importFields } from '../import-fields'
import { readImportRows, type ShownRow } from '../import-rows-page'
import { importAccess, openImport } from '../open-import'
import { MOST_IMPORT_ROWS } from '../sheet-file'

/** The rows that were refused, as they came, with why: to be mended and imported again. */
export const importErrors = call({
  method: 'GET',
  path: 'importfile/:id/errors',
  access: importAccess,
  summary: 'The rows that are wrong, with the reasons in a column of their own, as CSV or spreadsheet',
  params: idParams,
  query: t.Object({ format: t.Optional(t.Union([t.Literal('csv'), t.Literal('xlsx')])) }),
  response: 'file',
  async reachOut(context, { params, query }) {
    const { file, resource } = await openImport(context, params.id, 'GET')
    const { data } = await readImportRows(context, file.id, {
      statuses: ['wrong', 'refused'],
      offset: 0,
      limit: MOST_IMPORT_ROWS,
    })
    const labels = new Map((await importFields(context, resource)).map(({ name, label }) => [name, label]))
    const headers = [...file.columns.map(({ header }) => header), context.text('core.import_reason')]
    const rows = data.map(row => ({ ...row.cells, [file.columns.length]: reasonsOf(row, labels) }))
    const sheet = { headers, columns: headers.map((_, i) => String(i)), rows }
    const name = `${file.filename.replace(/\.\w+$/, '')}-${context.text('core.import_errors')}`
    const format = query.format ?? 'csv'
    const { company, language } = context
    return async () => {
      const bytes = await writeSheet(company.id, { sheet, format, language, zoned: company })
      return fileResponse(bytes, SHEET_TYPES[format], `${name}.${format}`)
    }
  },
  run: async (_, { heard }) => heard,
})

function reasonsOf({ errors }: ShownRow, labels: ReadonlyMap<string, string>): string {
  return Object.entries(errors)
    .map(([field, text]) => (field ? `${labels.get(field) ?? field}: ${text}` : text))
    .join(' ')
}
