import { tenantEntity } from '@core/db/entity'
import { choice, looseId, moment, reference, text } from '@core/db/fields'

/** Something for one user to look at, who reads it or not (G-NOTIF). */
export const Notification = tenantEntity({
  name: 'notification',
  properties: {
    status: choice(['unread', 'read']).default('unread'),
    notification_class: choice(['user', 'customer']).default('user'),
    notifiable_type: text(64),
    notifiable_id: looseId(),
    flow_id: looseId().nullable(),
    user_id: reference('user', { whenGone: 'goAlong' }),
    date: moment().onCreate(() => new Date()),
    title: text(),
    body: text(2000).nullable(),
    url: text().nullable(),
  },
  indexes: [
    ['user_id', 'status'],
    ['user_id', 'date'],
  ],
})
