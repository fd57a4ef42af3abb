import { hangingOn } from '@core/db/files/owned-rows'
import { readRow } from '@core/db/list'
import type { Condition } from '@core/db/where'
import { refusalOf } from '@core/http/access'
import type { Call } from '@core/http/call'
import type { Context } from '@core/http/context'
import { notFound } from '@core/http/problem'
import { defineRegistry } from '@core/plugin/port'
import type { AnyResource, OutgoingRow } from '@core/resource/resource'
import { accessOf } from '@core/resource/schemas'

/**
 * Resources on whose records pictures and files may hang. Whoever may see the record sees its files, whoever may change
 * it adds and removes them: module, role, scope and trash of the resource count, whatever the call says.
 */
export const fileOwners = defineRegistry<AnyResource>('core.file-owners', { always: true })

/** What somebody wants to do with the files of a record. */
export type FileUse = 'read' | 'write'

const method: Record<FileUse, Call['method']> = { read: 'GET', write: 'PATCH' }

/** Whether the user may do this with records of the resource at all. */
function mayUse(owner: AnyResource, context: Context, use: FileUse): boolean {
  const role = use === 'write' ? (owner.writeRole ?? owner.role) : owner.role
  return !refusalOf({ access: accessOf(owner, role), method: method[use] }, context)
}

/**
 * The record that files hang on.
 *
 * @throws Problem 404 when it is unknown, in the trash, or nothing for this user
 */
export async function openOwner(context: Context, type: string, id: number, use: FileUse): Promise<OutgoingRow> {
  const owner = context.all(fileOwners).find(({ path }) => path === type)
  const row =
    owner &&
    mayUse(owner, context, use) &&
    (await readRow<OutgoingRow>(context, owner.entity, { ...owner.scope?.(context), id }))
  if (!row) throw notFound()
  return row
}

/** Files whose owner the user may see, for a table with `<owner>_type` and `<owner>_id`. */
export function ownedBy(context: Context, owner: string, use: FileUse): Condition {
  const kinds = context
    .all(fileOwners)
    .filter(resource => mayUse(resource, context, use))
    .map(({ path, entity, scope }) => ({ type: path, entity, where: scope?.(context) }))
  return hangingOn(context, owner, kinds)
}
