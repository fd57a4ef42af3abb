import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { thereAmong } from './there-among'

/**
 * Makes sure that numbers in a list stand for colleagues who are there; a column with one number has a foreign key. Those
 * that the record `had` may have left since: whoever saves it again chooses nobody.
 *
 * @throws Problem 422
 */
export async function checkUsers(
  context: Context,
  field: string,
  ids: readonly number[],
  had?: unknown,
): Promise<void> {
  const known: readonly unknown[] = Array.isArray(had) ? had : [had]
  const chosen = [...new Set(ids)].filter(id => !known.includes(id))
  if ((await thereAmong(context, chosen)).length < chosen.length) throw invalid(field, 'core.not_found')
}
