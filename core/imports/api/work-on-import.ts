import { batchAnswer } from '@core/batches/bulk-delete'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { OPEN_STATUSES } from '@core/db/imports/row-values'
import { nullable } from '@core/db/schema'
import { deleteRows } from '@core/db/write'
import { deleteFiles } from '@core/files/delete-files'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { stateOf } from '../import-answer'
import { importFields } from '../import-fields'
import { EXISTING, ImportFile } from '../import-file'
import { importOptions } from '../import-options'
import { checkRows, importRows } from '../import-rows'
import { markTwins } from '../mark-twins'
import { idleImport, importAccess, type OpenImport } from '../open-import'
import { startImportBatch } from '../start-import-batch'
import { undoRows } from '../undo-rows'

/** Tries every row with these choices; what would happen is in the rows and counts of the import when the batch is done. */
export const checkImport = call({
  method: 'POST',
  path: 'importfile/:id/check',
  access: importAccess,
  summary: 'Choose what columns are and try every row; progress at batch/{id}, nothing is imported yet',
  params: idParams,
  body: t.Object(
    {
      mapping: t.Array(nullable(t.String({ maxLength: 64 })), { maxItems: 200, description: 'Field of each column' }),
      match_by: t.Optional(nullable(t.String({ maxLength: 64, description: 'Field by which records are the same' }))),
      existing: t.Optional(t.Union(EXISTING.map(value => t.Literal(value)))),
    },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { mapping: ['name', 'surname', 'email', null], match_by: 'email', existing: 'update' },
  async run(context, { params, body }) {
    const open = await idleImport(context, params.id)
    const { file } = open
    if (!['new', 'checked'].includes(stateOf(file, open.batch))) throw refused('core.import_started')
    await checkChoices(context, open, body.mapping, body.match_by ?? null)
    file.mapping = body.mapping
    file.match_by = body.match_by ?? null
    file.existing = body.existing ?? 'update'
    await markTwins(context, open.resource, file)
    return startImportBatch(context, open.file, 'check', checkRows, OPEN_STATUSES)
  },
})

export const startImport = call({
  method: 'POST',
  path: 'importfile/:id/start',
  access: importAccess,
  summary: 'Import every row that is right, once all were tried; or go on after a stop. Progress at batch/{id}',
  params: idParams,
  response: batchAnswer,
  async run(context, { params }) {
    const open = await idleImport(context, params.id)
    const state = stateOf(open.file, open.batch)
    if (state === 'new') throw refused('core.import_not_checked')
    if (!['checked', 'stopped'].includes(state)) throw refused('core.import_started')
    open.file.started_at ??= new Date()
    return startImportBatch(context, open.file, 'run', importRows, OPEN_STATUSES)
  },
})

export const undoImport = call({
  method: 'POST',
  path: 'importfile/:id/undo',
  access: importAccess,
  summary:
    'Take a whole import back: what it made is deleted, what it changed gets its old values. Progress at batch/{id}',
  params: idParams,
  response: batchAnswer,
  async run(context, { params }) {
    const open = await idleImport(context, params.id)
    const started = await startImportBatch(context, open.file, 'undo', undoRows, ['created', 'updated', 'kept'], 'desc')
    open.file.undone_at = new Date()
    return started
  },
})

export const discardImport = call({
  method: 'DELETE',
  path: 'importfile/:id',
  operationId: 'importfile.delete',
  access: importAccess,
  summary: 'Throw away an uploaded file of which nothing was imported',
  params: idParams,
  response: 'nothing',
  async run(context, { params }) {
    const { file } = await idleImport(context, params.id)
    if (file.started_at) throw refused('core.import_started')
    if (file.file_key) context.enqueue(deleteFiles, { keys: [file.file_key] })
    await deleteRows(context, ImportFile, { id: file.id })
    return undefined
  },
})

/** @throws Problem 422 for a field that is not there, is given twice, or has to be filled and is not */
async function checkChoices(
  context: Context,
  { file, resource }: OpenImport,
  mapping: readonly (string | null)[],
  match_by: string | null,
): Promise<void> {
  if (mapping.length !== file.columns.length) throw invalid('mapping', 'core.invalid_value')
  const fields = await importFields(context, resource)
  const chosen = mapping.filter(name => name !== null)
  if (!chosen.length) throw invalid('mapping', 'core.import_no_column')
  for (const name of chosen) {
    const field = fields.find(one => one.name === name)
    if (!field) throw invalid('mapping', 'core.unknown_field')
    if (chosen.filter(one => one === name).length > 1)
      throw invalid('mapping', 'core.import_field_twice', { field: field.label })
  }
  if (match_by === null) return
  if (!importOptions(resource)?.match?.includes(match_by)) throw invalid('match_by', 'core.invalid_value')
  if (!chosen.includes(match_by)) throw invalid('match_by', 'core.import_match_unmapped')
}
