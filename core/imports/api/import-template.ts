import { type Call, call } from '@core/context/call'
import { SHEET_TYPES, writeSheet } from '@core/exports/write-sheet'
import { fileResponse } from '@core/http/response'
import type { AnyResource } from '@core/resource/resource'
import { sheetFields } from '../import-fields'
import { accessToImport } from '../open-import'

/** `GET {resource}/importtemplate`: a sheet to fill in, with every field of its records that an import knows as a column. */
export const importTemplate = (resource: AnyResource): Call =>
  call({
    method: 'GET',
    path: `${resource.path}/importtemplate`,
    access: accessToImport(resource),
    summary: `An empty spreadsheet with the columns that an import into ${resource.path} knows`,
    response: 'file',
    async reachOut(context) {
      const headers = (await sheetFields(context, resource)).map(({ label }) => label)
      const sheet = { headers, columns: headers, rows: [] }
      const name = `${context.text('core.import_template')}-${resource.path}.xlsx`
      const { company, language } = context
      return async () => {
        const bytes = await writeSheet(company.id, { sheet, format: 'xlsx', language, zoned: company })
        return fileResponse(bytes, SHEET_TYPES.xlsx, name)
      }
    },
    run: async (_, { heard }) => heard,
  })
