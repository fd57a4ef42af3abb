import { useNavigate } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { addressIn, useRegistry } from '../define/registry.ts'
import { formatDateTime, formatMoment } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import type { RowOf } from '../query/list.ts'
import { useSave } from '../query/use-save.ts'
import './notification-menu.css'

export type Notification = RowOf<'/api/notification'>

/** One notification: choosing it marks it read and opens what it is about, the button turns it over (R-NOTIF-001, R-NOTIF-003). */
export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen?: () => void }) {
  const t = useCoreT()
  const navigate = useNavigate()
  const save = useSave('patch', '/api/notification/{id}')
  const { kinds } = useRegistry()
  const { id, status, title, body, date } = notification

  function turnOver(): void {
    save.mutate({ params: { path: { id } }, body: { status: status === 'read' ? 'unread' : 'read' } })
  }

  function open(): void {
    if (status === 'unread') turnOver()
    const target = notification.url ?? addressIn(kinds, notification)
    onOpen?.()
    if (target) void navigate(target)
  }

  return (
    <li className="vk-notification" data-unread={status === 'unread' || undefined}>
      <button type="button" onClick={open}>
        <span className="vk-notification-head">
          <strong>{title}</strong>
          <time dateTime={date} title={formatDateTime(date)}>
            {formatMoment(date)}
          </time>
        </span>
        {body && <span className="vk-text-2">{body}</span>}
      </button>
      <Button variant="minimal" size="small" onClick={turnOver}>
        {t(status === 'read' ? 'markUnread' : 'markRead')}
      </Button>
    </li>
  )
}
