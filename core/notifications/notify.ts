import { LEAST_ROLE } from '@core/context/access'
import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { atLeast, not } from '@core/db/where'
import { thereAmong } from '@core/users/there-among'
import { User } from '@core/users/user'
import { Notification } from './notification'

/** What staff should hear. Without a user everybody hears it, and so it is of one who left: nobody else would know. */
export interface News {
  readonly type: string
  readonly id: number
  readonly flowId?: number | null
  readonly userId: number | null
  readonly title: string
  readonly body?: string | null
  readonly url: string | null
}

/** Puts news behind the bell of whom it is for, in the transaction of the context: each reads their own (R-NOTIF-001). */
export async function notify(context: Context, news: News): Promise<void> {
  const own = news.userId === null ? [] : await thereAmong(context, [news.userId])
  const readers = own.length ? own : await everybody(context)
  await insertRows(
    context,
    Notification,
    readers.map(user_id => ({
      notifiable_type: news.type,
      notifiable_id: news.id,
      flow_id: news.flowId ?? null,
      user_id,
      title: news.title.slice(0, 255),
      body: news.body ?? null,
      url: news.url,
    })),
  )
}

/** All who have a bell: partners have none. */
async function everybody(context: Context): Promise<number[]> {
  const staff = await readRows(context, User, ['id'], { role: atLeast(LEAST_ROLE), user_type: not('partner') })
  return staff.map(({ id }) => id)
}
