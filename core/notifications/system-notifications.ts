import { invalid } from '@core/context/problem'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { resource } from '@core/resource/resource'
import { SystemNotification } from './system-notification'

/** Platform staff make and change them; everybody's list is a call of its own (C-0086). */
export const systemNotifications = resource({
  path: 'systemnotification',
  entity: SystemNotification,
  module: 'ADMIN',
  calls: ['get', 'create', 'update', 'delete'],
  prepare(notification) {
    const { content, start_date, end_date } = notification
    if (start_date && end_date && end_date < start_date) throw invalid('end_date', 'core.end_before_start')
    if (content) notification.content = sanitizeRichText(content)
  },
})
