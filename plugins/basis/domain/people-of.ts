import type { Context } from '@core/context/context'
import { thereAmong } from '@core/users/there-among'

interface WithPeople {
  readonly user_id?: number | null | undefined
  readonly attendees: readonly number[]
  readonly followers: readonly number[]
}

/** Whom a copy of a task takes over. Who left since does nothing any more: without the others it waits for somebody. */
export async function peopleOf(context: Context, { user_id, attendees, followers }: WithPeople) {
  const [doer = null] = user_id ? await thereAmong(context, [user_id]) : []
  return {
    user_id: doer,
    attendees: await thereAmong(context, attendees),
    followers: await thereAmong(context, followers),
  }
}
