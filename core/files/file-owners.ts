import { refusalOf } from '@core/context/access'
import type { Call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { notFound } from '@core/context/problem'
import { hangingOn, type Owners } from '@core/db/files/owned-rows'
import { readRow } from '@core/db/list'
import type { Condition } from '@core/db/where'
import type { AnyResource, OutgoingRow } from '@core/resource/resource'
import { accessOf, accessToWrite } from '@core/resource/schemas'

/**
 * Resources on whose records pictures and files may hang. Whoever may see the record sees its files, whoever may change
 * it adds and removes them: module, role, scope and trash of the resource count, whatever the call says.
 */
export const fileOwners = defineRegistry<AnyResource>('core.file-owners', { always: true })

/** Keeps the files of some records as they are, also for who may change the record: what was sent stays as it was sent. */
export interface FileLock {
  readonly of: AnyResource
  /** Column of files that names one of them besides what the file hangs on. */
  readonly column: string
  /** The text that says why; null where files may come and go. */
  readonly why: (row: OutgoingRow) => string | null
}
export const fileLocks = defineRegistry<FileLock>('core.file-locks', { always: true })

/** What somebody wants to do with the files of a record. */
export type FileUse = 'read' | 'write'

const method: Record<FileUse, Call['method']> = { read: 'GET', write: 'PATCH' }

/** Whether the user may do this with records of the resource at all. */
function mayUse(owner: AnyResource, context: Context, use: FileUse): boolean {
  const access = use === 'write' ? accessToWrite(owner) : accessOf(owner)
  return !refusalOf({ access, method: method[use] }, context)
}

/**
 * The record that files hang on.
 *
 * @throws Problem 404 when it is unknown, in the trash, or nothing for this user, 409 to change files that stay as they are
 */
export async function openOwner(context: Context, type: string, id: number, use: FileUse): Promise<OutgoingRow> {
  const owner = context.all(fileOwners).find(({ path }) => path === type)
  const row =
    owner && mayUse(owner, context, use) && (await readRow(context, owner.entity, { ...owner.scope?.(context), id }))
  if (!row) throw notFound()
  const lock = use === 'write' ? context.all(fileLocks).find(({ of }) => of === owner) : undefined
  const why = lock?.why(row)
  if (why) throw context.refuse(why)
  return row
}

/** A column that numbers the records of a resource. */
export interface HangsBy {
  readonly column: string
  readonly of: AnyResource
}

/**
 * What the files of a table hang on: the resources that columns number the records of, one of which each file has, or
 * with a name alone the records of any resource that plugins registered, by `<name>_type` and `<name>_id`.
 */
export type HangsOn = string | readonly HangsBy[]

/** The kinds of records that files of a table may hang on, with the resource of each. */
export function ownersOf(context: Context, on: HangsOn): { resource: AnyResource; owners: Owners }[] {
  if (typeof on !== 'string')
    return on.map(({ column, of }) => ({ resource: of, owners: { entity: of.entity, column } }))
  return context.all(fileOwners).map(resource => ({
    resource,
    owners: { entity: resource.entity, column: `${on}_id`, type: [`${on}_type`, resource.path] },
  }))
}

/** Files whose record the user may see or change. */
export function ownedBy(context: Context, on: HangsOn, use: FileUse): Condition {
  const kinds = ownersOf(context, on)
    .filter(({ resource }) => mayUse(resource, context, use))
    .map(({ resource, owners }) => ({ ...owners, where: resource.scope?.(context) }))
  return hangingOn(context, kinds)
}
