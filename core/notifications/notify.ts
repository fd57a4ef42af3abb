import type { Context } from '@core/http/context'
import { Notification } from './notification'

/** What staff should hear. Without a user it is for everyone. */
export interface News {
  readonly type: string
  readonly id: number
  readonly flowId?: number | null
  readonly userId: number | null
  readonly title: string
  readonly body?: string | null
  readonly url: string | null
}

/** Puts a notification behind the bell, in the transaction of the context (R-NOTIF-001). */
export function notify(context: Context, news: News): void {
  context.em.persist(
    context.em.create(Notification, {
      company_id: context.company.id,
      notifiable_type: news.type,
      notifiable_id: news.id,
      flow_id: news.flowId ?? null,
      user_id: news.userId,
      title: news.title.slice(0, 255),
      body: news.body ?? null,
      url: news.url,
    }),
  )
}
