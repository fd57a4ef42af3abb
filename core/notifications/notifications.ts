import { signedIn } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { Notification } from './notification'

/** A page of ours, never an address elsewhere. */
const OWN_PAGE = /^\/(?![/\\])/

/** What the bell shows: a user's own notifications (R-NOTIF-001). Others are told of something with `notify()`. */
export const notifications = resource({
  entity: Notification,
  sort: '-date',
  readonly: ['user_id'],
  scope: context => ({ user_id: signedIn(context).id }),
  prepare(notification, context, changes, before) {
    if (!before) notification.user_id = signedIn(context).id
    if (changes.url && !OWN_PAGE.test(String(changes.url))) throw invalid('url', 'core.not_own_page')
  },
})
