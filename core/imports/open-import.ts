import { refusalOf } from '@core/context/access'
import type { Call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import { accessOf } from '@core/resource/schemas'
import type { InferEntity } from '@mikro-orm/postgresql'
import { type BatchState, batchOf, isBusy } from './import-batch'
import { ImportFile } from './import-file'
import { type ImportOptions, importOptions } from './import-options'

export type ImportRecord = InferEntity<typeof ImportFile>

/** An import that the user may see and work on. */
export interface OpenImport {
  readonly file: ImportRecord
  readonly resource: AnyResource
  readonly batch: BatchState | undefined
}

/** Every signed-in user; the resource of the import decides the rest. */
export const importAccess = { role: 100 } as const

/** Access to import into a resource: that of creating a record, unless the import asks a higher role. */
export const accessToImport = (resource: AnyResource) =>
  accessOf({ ...resource, ...resource.writers, ...leastRole(importOptions(resource)) })

const leastRole = (options: ImportOptions | undefined) => (options?.role ? { role: options.role } : {})

/** The resources that the user may import. */
export const importableBy = (context: Context, method: Call['method']): readonly AnyResource[] =>
  context
    .use(declared)
    .resources.filter(
      resource => importOptions(resource) && !refusalOf({ access: accessToImport(resource), method }, context),
    )

/** @throws Problem 404 when it is unknown, or of a resource that is nothing for this user */
export async function openImport(context: Context, id: number, method: Call['method']): Promise<OpenImport> {
  const file = await openRecord(context, ImportFile, id)
  const resource = file && importableBy(context, method).find(({ path }) => path === file.resource)
  if (!resource) throw notFound()
  return { file, resource, batch: await batchOf(context, file.batch_id) }
}

/**
 * Returns an import on which no batch is running.
 *
 * @throws Problem 409 while one is
 */
export async function idleImport(context: Context, id: number): Promise<OpenImport> {
  const open = await openImport(context, id, 'POST')
  if (isBusy(open.batch)) throw refused('core.import_busy')
  return open
}
