import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonLink } from '../buttons/button-link.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Popover } from '../overlays/popover.tsx'
import { useList } from '../query/use-list.ts'
import { useOwns } from '../session/current-user.ts'
import { NotificationItem } from './notification-item.tsx'
import './notification-menu.css'

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
  const crm = useOwns('CRM')
  const { data } = useList('/api/notification', { limit: 12, sort: '-date' })
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
          <NotificationItem key={notification.id} notification={notification} onOpen={close} />
        ))}
      </ul>
    </div>
  )
}
