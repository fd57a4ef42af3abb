import { signedIn } from '@core/http/context'
import { resource } from '@core/resource/resource'
import { Notification } from './notification'

/** What the bell shows: a user's own notifications and those for everyone (R-NOTIF-001). */
export const notifications = resource({
  entity: Notification,
  sort: '-date',
  readonly: ['user_id'],
  scope: context => ({ user_id: [signedIn(context).id, null] }),
})
