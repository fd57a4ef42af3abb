import { definePart } from '@core/plugin/part'
import { listSystemNotifications } from './api/list-system-notifications'
import { notificationsOnDate } from './api/notifications-on-date'
import { Notification } from './notification'
import { notifications as resource } from './notifications'
import { SystemNotification } from './system-notification'
import { systemNotifications } from './system-notifications'

/** What users are told of, and what the platform tells everybody. */
export const notifications = definePart({
  entities: [Notification, SystemNotification],
  resources: [resource, systemNotifications],
  calls: [notificationsOnDate, listSystemNotifications],
})
