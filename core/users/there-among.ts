import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { User } from './user'

/** Those of these colleagues who did not leave, in the order that they were named in. */
export async function thereAmong(context: Context, ids: readonly number[]): Promise<number[]> {
  if (!ids.length) return []
  const there = new Set((await readRows(context, User, ['id'], { id: [...ids] })).map(({ id }) => id))
  return ids.filter(id => there.has(id))
}
