import { type Call, call } from '@core/context/call'
import type { AnyResource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { answerImport, importAnswer } from '../import-answer'
import { accessToImport } from '../open-import'
import { keepImport, readImport } from '../read-import'

/** `POST {resource}/importfile`: reads a sheet, keeps it and guesses what its columns are; nothing is imported yet. */
export const uploadImport = (resource: AnyResource): Call =>
  call({
    method: 'POST',
    path: `${resource.path}/importfile`,
    access: accessToImport(resource),
    summary: `Upload CSV or a spreadsheet to import into ${resource.path}; what its columns are is told, nothing is imported yet`,
    multipart: 'import',
    status: 201,
    body: t.Object({
      file: t.Any({ description: 'CSV or xlsx of at most 10 MB and 20,000 rows, with a row of headers' }),
    }),
    response: importAnswer,
    reachOut: (context, { body }) => readImport(context, resource, body.file, { field: 'file' }),
    run: async (context, { heard }) =>
      answerImport(context, {
        file: await keepImport(context, resource, heard),
        resource,
        batch: undefined,
      }),
  })
