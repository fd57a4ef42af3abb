import { tenantEntity } from '@core/db/entity'
import { choice, looseId, moment, reference, text } from '@core/db/fields'

/** Something to look at, for one user or for everyone who may (G-NOTIF). */
export const Notification = tenantEntity({
  name: 'notification',
  properties: {
    status: choice(['unread', 'read']).default('unread'),
    notification_class: choice(['user', 'customer']).default('user'),
    notifiable_type: text(64),
    notifiable_id: looseId(),
    flow_id: looseId().nullable(),
    user_id: reference('user', { onDelete: 'cascade' }).nullable(),
    date: moment().onCreate(() => new Date()),
    title: text(),
    body: text(2000).nullable(),
    url: text().nullable(),
  },
  indexes: [['user_id', 'status'], ['date']],
})
