import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRow } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { HeldAddition } from '@core/resource/additions'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import { type Match, matchesFor } from './find-matches'
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
  readonly matchOf: (context: Context, row: ReadRow) => Promise<Match>
}

/** What the batches of imports get: which file. */
export interface OfFile {
  readonly importfile_id: number
}

const known = new WeakMap<Context, Promise<ImportWork>>()

/** The file that a batch works on, read once for each of its transactions. */
export function importWork(context: Context, { importfile_id }: OfFile): Promise<ImportWork> {
  const work = known.get(context) ?? readWork(context, importfile_id)
  known.set(context, work)
  return work
}

async function readWork(context: Context, id: number): Promise<ImportWork> {
  const file = await readRow(context, ImportFile, { id })
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
    matchOf: matchesFor(resource, file),
  }
}

/** The resource that rows become records of. @throws Problem 404 when there is no such import any more */
export function importedResource(context: Context, path: string): AnyResource {
  const resource = context.use(declared).resources.find(one => one.path === path && importOptions(one))
  if (!resource) throw notFound()
  return resource
}

/** One row of the file, or nothing when it was forgotten meanwhile. */
export const rowOf = (context: Context, id: number) => readRow(context, ImportRow, { id })
