import { Button } from '@core/ui/buttons/button.tsx'
import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { ErrorState } from '@core/ui/feedback/error-state.tsx'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { Switch } from '@core/ui/fields/switch.tsx'
import { type Notification, NotificationItem } from '@core/ui/frame/notification-item.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Page } from '@core/ui/page/page.tsx'
import { useCall } from '@core/ui/query/use-call.ts'
import { useList } from '@core/ui/query/use-list.ts'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import './notification-overview.css'

const step = 50

/** Today's notifications, or all of them (R-NOTIF-002). */
export function NotificationOverview() {
  const t = useCoreT()
  const [params, setParams] = useSearchParams()
  const all = params.get('all') === '1'
  return (
    <Page
      title={t('notifications')}
      layout="narrow"
      actions={
        <Switch checked={all} onChange={on => setParams(on ? { all: '1' } : {}, { replace: true })}>
          {t('notificationsShowAll')}
        </Switch>
      }
    >
      {all ? <All /> : <Today />}
    </Page>
  )
}

function Today() {
  const t = useCoreT()
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())
  const { data, error, refetch } = useCall('get', '/api/notification/indexondate/{date}', {
    params: { path: { date } },
  })
  if (error && !data) return <ErrorState error={error} what={t('notifications')} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (data.length === 0) return <EmptyState icon={IconBell} title={t('notificationsNoneToday')} />
  return <Notifications rows={data} />
}

function All() {
  const t = useCoreT()
  const [limit, setLimit] = useState(step)
  const { data, error, refetch } = useList('/api/notification', { limit, sort: '-date' })
  if (error && !data) return <ErrorState error={error} what={t('notifications')} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (data.total === 0) return <EmptyState icon={IconBell} title={t('notificationsNone')} />
  return (
    <>
      <Notifications rows={data.rows} />
      {data.total > data.rows.length && <Button onClick={() => setLimit(limit + step)}>{t('showMore')}</Button>}
    </>
  )
}

function Notifications({ rows }: { rows: readonly Notification[] }) {
  return (
    <ul className="shell-notifications">
      {rows.map(notification => (
        <NotificationItem key={notification.id} notification={notification} />
      ))}
    </ul>
  )
}
