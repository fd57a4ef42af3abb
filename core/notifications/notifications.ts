import { readRow } from '@core/db/list'
import { signedIn } from '@core/http/context'
import { invalid } from '@core/http/problem'
import { type DeletionGuard, resource } from '@core/resource/resource'
import { Notification } from './notification'

/** A page of ours, never an address elsewhere. */
const OWN_PAGE = /^\/(?![/\\])/

/**
 * What the bell shows: a user's own notifications and those for everyone (R-NOTIF-001). What a user makes is their own;
 * only the platform speaks to everyone, with `notify()`.
 */
export const notifications = resource({
  entity: Notification,
  sort: '-date',
  readonly: ['user_id'],
  scope: context => ({ user_id: [signedIn(context).id, null] }),
  prepare(notification, context, changes, before) {
    if (!before) notification.user_id = signedIn(context).id
    if (changes.url && !OWN_PAGE.test(String(changes.url))) throw invalid('url', 'core.not_own_page')
  },
})

/** What is for everyone is not one user's to take away. */
export const sharedNotificationsStay: DeletionGuard = {
  table: 'notification',
  async may(id, context) {
    const row = await readRow<{ user_id: number | null }>(context, Notification, { id })
    return row?.user_id === null ? 'core.for_everyone' : true
  },
}
