import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { User } from './user'

/**
 * Whom work belongs to that waits for somebody: nobody, or a colleague who left. What somebody had to do when they left
 * stays theirs, so that one sees whose it was, and waits until another takes it.
 */
export async function nobody(context: Context): Promise<readonly (number | null)[]> {
  const left = await readRows(context, User, ['id'], {}, 'id', { trashed: true })
  return [null, ...left.map(({ id }) => id)]
}
