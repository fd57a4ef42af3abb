import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { cellSchema, ROW_STATUSES } from '@core/db/imports/row-values'
import { openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { fileResponse } from '@core/http/response'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { answerImport, importAnswer, importLine, importLines } from '../import-answer'
import { ImportFile } from '../import-file'
import { readImportRows } from '../import-rows-page'
import { importAccess, importableBy, openImport } from '../open-import'

const MOST_IMPORTS = 100

export const listImports = call({
  method: 'GET',
  path: 'importfile',
  operationId: 'importfile.list',
  access: importAccess,
  summary: 'Imports of the company, newest first, of resources that the user may import',
  query: t.Object({ resource: t.Optional(t.String({ maxLength: 64, description: 'Of one resource: `relation`' })) }),
  response: t.Array(importLine),
  async run(context, { query }) {
    const paths = importableBy(context, 'GET').map(({ path }) => path)
    const wanted = query.resource === undefined ? paths : paths.filter(path => path === query.resource)
    const files = await openRecords(context, ImportFile, { resource: wanted }, { sort: '-id', limit: MOST_IMPORTS })
    return importLines(context, files)
  },
})

export const getImport = call({
  method: 'GET',
  path: 'importfile/:id',
  operationId: 'importfile.get',
  access: importAccess,
  summary: 'One import: its columns, what they fill, and how far it is',
  params: idParams,
  response: importAnswer,
  run: async (context, { params }) => answerImport(context, await openImport(context, params.id, 'GET')),
})

export const listImportRows = call({
  method: 'GET',
  path: 'importfile/:id/rows',
  access: importAccess,
  summary: 'Rows of an import, with what would happen to each or did, and what is wrong with it',
  params: idParams,
  query: t.Object({
    status: t.Optional(t.String({ maxLength: 200, description: `Some of ${ROW_STATUSES.join(', ')}` })),
    offset: t.Optional(t.Integer({ minimum: 0, maximum: 100_000 })),
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 500 })),
  }),
  response: t.Object({
    data: t.Array(
      t.Object({
        id: t.Integer(),
        row: t.Integer({ description: 'In the file, the header being 1' }),
        status: t.Union(ROW_STATUSES.map(status => t.Literal(status))),
        cells: t.Array(cellSchema),
        record_id: nullable(t.Integer()),
        errors: t.Record(t.String(), t.String(), { description: 'By field; of the whole row under an empty name' }),
      }),
    ),
    pagination: t.Object({ total: t.Integer(), offset: t.Integer(), limit: t.Integer() }),
  }),
  async run(context, { params, query }) {
    const { file } = await openImport(context, params.id, 'GET')
    const { offset = 0, limit = 50 } = query
    const asked = query.status?.split(',')
    const statuses = asked && ROW_STATUSES.filter(status => asked.includes(status))
    const { data, total } = await readImportRows(context, file.id, { statuses, offset, limit })
    return { data: data.map(({ along, ...row }) => row), pagination: { total, offset, limit } }
  },
})

export const downloadImport = call({
  method: 'GET',
  path: 'importfile/:id/download',
  access: importAccess,
  summary: 'The file as it was uploaded',
  params: idParams,
  response: 'file',
  async run(context, { params }) {
    const { file } = await openImport(context, params.id, 'GET')
    const kept = file.file_key ? await context.files.get(file.file_key) : null
    if (!kept) throw notFound()
    return fileResponse(kept.bytes, file.content_type, file.filename)
  },
})
