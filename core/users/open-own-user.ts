import { type Context, signedIn } from '@core/context/context'
import { Problem } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { User } from './user'

/**
 * The record of whoever asks, in the hands of the mapper.
 *
 * @throws Problem 401 when it is gone since
 */
export async function openOwnUser(context: Context): Promise<Opened<typeof User>> {
  const user = await openRecord(context, User, signedIn(context).id)
  if (!user) throw new Problem(401, 'core.not_signed_in')
  return user
}
