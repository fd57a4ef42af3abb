import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { thereToRefer } from '@core/db/hold-version'
import { COLLEAGUE } from './colleague'
import { User } from './user'

/**
 * Makes sure that numbers in a list stand for colleagues who are there and may be chosen, as a column with one number does
 * (`colleague`). Those that the record `had` may have left since: whoever saves it again chooses nobody.
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
  if (!chosen.length) return
  // Held, so that who leaves the company at this moment leaves what is being written as well.
  if ((await thereToRefer(context, User, { ...COLLEAGUE, id: chosen })).length < chosen.length)
    throw invalid(field, 'core.not_found')
}
