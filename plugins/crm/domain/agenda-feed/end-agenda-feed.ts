import type { Context } from '@core/context/context'
import { on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { closeLink } from '@core/links/hash'
import { userDeleted } from '@core/users/user-deleted'
import { agendaFeedLink } from '../../contract/agenda-feed'
import { AgendaFeed } from '../../entities/agenda-feed'

/** Closes the address at which calendars read the agenda of a colleague, if there is one. */
export async function endAgendaFeed(context: Context, user_id: number): Promise<void> {
  const feed = await openRecord(context, AgendaFeed, { user_id }, { hold: true })
  if (!feed) return
  await closeLink(context, agendaFeedLink, feed.id)
  await deleteRows(context, AgendaFeed, { id: feed.id })
  context.log({ type: 'agendafeed', id: feed.id, description: 'deleted' })
}

export const endFeedOfDeleted = on(userDeleted, 'end the feed', ({ id }, context) => endAgendaFeed(context, id), {
  within: true,
})
