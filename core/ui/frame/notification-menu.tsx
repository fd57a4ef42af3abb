import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { formatDateTime, formatMoment } from '../format/date.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Popover } from '../overlays/popover.tsx'
import type { RowOf } from '../query/list.ts'
import { useList } from '../query/use-list.ts'
import { useSave } from '../query/use-save.ts'
import { useOwns } from '../session/current-user.ts'
import './notification-menu.css'

type Notification = RowOf<'/api/notification'>

/** The bell: what happened lately; choosing one marks it read and opens what it is about (R-NOTIF-001). */
export function NotificationMenu() {
  const t = useCoreT()
  const [open, setOpen] = useState(false)
  const unread = useList('/api/notification', { status: 'unread', limit: 1 }).data?.total ?? 0
  const label = unread > 0 ? t('notificationsUnread', { count: unread }) : t('notifications')
  return (
    <span className="vk-bell" data-unread={unread > 0 || undefined}>
      <Popover open={open} onOpenChange={setOpen} content={<Latest close={() => setOpen(false)} />}>
        <IconButton icon={IconBell} label={label} />
      </Popover>
    </span>
  )
}

function Latest({ close }: { close: () => void }) {
  const t = useCoreT()
  const navigate = useNavigate()
  const crm = useOwns('CRM')
  const { data } = useList('/api/notification', { limit: 12, sort: '-date' })
  const save = useSave('patch', '/api/notification/{id}')

  function mark({ id, status }: Notification): void {
    save.mutate({ params: { path: { id } }, body: { status: status === 'read' ? 'unread' : 'read' } })
  }

  function openIt(notification: Notification): void {
    if (notification.status === 'unread') mark(notification)
    const target = notification.url ?? (notification.flow_id ? `/flow_detail/${notification.flow_id}` : null)
    close()
    if (target) void navigate(target)
  }

  return (
    <div className="vk-notifications" role="dialog" aria-label={t('notifications')}>
      <div className="vk-notifications-head">
        <h2>{t('notifications')}</h2>
        {crm && (
          <ButtonLink variant="minimal" size="small" to="/notification_overview" onClick={close}>
            {t('notificationsAll')}
          </ButtonLink>
        )}
      </div>
      {data?.rows.length === 0 && <p className="vk-notifications-empty">{t('notificationsEmpty')}</p>}
      <ul>
        {data?.rows.map(notification => (
          <li key={notification.id} data-unread={notification.status === 'unread' || undefined}>
            <button type="button" onClick={() => openIt(notification)}>
              <span className="vk-notification-head">
                <strong>{notification.title}</strong>
                <time dateTime={notification.date} title={formatDateTime(notification.date)}>
                  {formatMoment(notification.date)}
                </time>
              </span>
              {notification.body && <span className="vk-text-2">{notification.body}</span>}
            </button>
            <Button variant="minimal" size="small" onClick={() => mark(notification)}>
              {t(notification.status === 'read' ? 'markUnread' : 'markRead')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
