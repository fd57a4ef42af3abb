import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openImport } from '@core/imports/open-import'
import { keepImport, readImport } from '@core/imports/read-import'
import { tryRows } from '@core/imports/try-rows'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { importableFlows, importableFlowsAnswer, MOST_IMPORTED_FLOWS } from '../domain/importable-flows'
import { flows } from '../resources/flows'

const access = { module: 'CRM', role: 999 } as const

/** Reads a file of dossiers and tries every row; nothing is imported yet (R-IMP-003). */
export const loadImportFile = call({
  method: 'POST',
  path: 'flow/loadimportfile',
  access,
  summary: 'Upload CSV or a spreadsheet of dossiers; answers what each row would become, nothing is imported yet',
  multipart: 'import',
  body: t.Object({
    importExcel: t.Any({
      description: `CSV or xlsx of at most 10 MB and ${MOST_IMPORTED_FLOWS} rows, with a row of headers`,
    }),
  }),
  response: importableFlowsAnswer,
  reachOut: (context, { body }) =>
    readImport(context, flows, body.importExcel, { field: 'importExcel', most: MOST_IMPORTED_FLOWS }),
  async run(context, { heard }) {
    const file = await keepImport(context, flows, heard)
    await tryRows(context, file)
    return { importfile_id: file.id, importableFlows: await importableFlows(context, file) }
  },
})

/** The same once more, also after other columns were chosen at `importfile/{id}/check`. */
export const readImportableFlows = call({
  method: 'GET',
  path: 'flow/importableflows/:id',
  access,
  summary: 'What each row of an uploaded file of dossiers would become',
  params: idParams,
  response: importableFlowsAnswer,
  async run(context, { params }) {
    const { file, resource } = await openImport(context, params.id, 'GET')
    if (resource.path !== flows.path) throw notFound()
    return { importfile_id: file.id, importableFlows: await importableFlows(context, file) }
  },
})
