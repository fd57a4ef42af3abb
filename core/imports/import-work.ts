import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { HeldAddition } from '@core/resource/additions'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import { importFields } from './import-fields'
import { ImportFile } from './import-file'
import { importOptions } from './import-options'
import { ImportRow, type ReadRow } from './import-row'
import { openAdditions } from './imported-additions'
import { lookUpFor } from './look-up'
import type { RowReader } from './row-input'

/** A file with all that its rows need. */
export interface ImportWork extends RowReader {
  readonly file: Row<typeof ImportFile>
  /** Fields beside the columns that its rows may fill. */
  readonly additions: readonly HeldAddition[]
}

/** What the batches of imports get: which file. */
export interface OfFile {
  readonly importfile_id: number
}

/** The file that a batch works on. */
export async function importWork(context: Context, { importfile_id }: OfFile): Promise<ImportWork> {
  const file = await readRow(context, ImportFile, { id: importfile_id })
  if (!file) throw notFound()
  const resource = importedResource(context, file.resource)
  const fields = await importFields(context, resource)
  return {
    file,
    resource,
    fields: new Map(fields.map(field => [field.name, field])),
    mapping: file.mapping,
    notation: { decimal: file.decimal, zoned: context.company },
    lookUp: lookUpFor(resource),
    defaults: file.defaults,
    additions: openAdditions(context, resource),
  }
}

/** The resource that rows become records of. @throws Problem 404 when there is no such import any more */
export function importedResource(context: Context, path: string): AnyResource {
  const resource = context.use(declared).resources.find(one => one.path === path && importOptions(one))
  if (!resource) throw notFound()
  return resource
}

/** Rows of the file in the order of these numbers, without those that were forgotten meanwhile. */
export async function rowsOf(context: Context, ids: readonly number[]): Promise<ReadRow[]> {
  const read = new Map((await readRows(context, ImportRow, 'all', { id: ids })).map(row => [row.id, row]))
  return ids.flatMap(id => read.get(id) ?? [])
}
