import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { countRecords } from '@core/db/open-record'
import { User } from './user'

/**
 * Makes sure that numbers in a list stand for colleagues who are there; a column with one number has a foreign key.
 *
 * @throws Problem 422
 */
export async function checkUsers(context: Context, field: string, ids: readonly number[]): Promise<void> {
  const asked = [...new Set(ids)]
  if (asked.length && (await countRecords(context, User, { id: asked })) < asked.length)
    throw invalid(field, 'core.not_found')
}
