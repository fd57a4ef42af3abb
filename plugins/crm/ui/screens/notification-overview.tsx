import {
  Button,
  Card,
  EmptyState,
  formatMoment,
  Loaded,
  MoreButton,
  Page,
  type RowOf,
  SegmentedControl,
  today,
  useGrowingList,
  useNavigate,
  useSave,
  useT,
} from '@core/ui'
import { IconBell, IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import '../crm.css'

type Notification = RowOf<'/api/notification'>

/** Notifications of today, or all; selecting one marks it read and opens its dossier (S1 §2). */
export default function NotificationOverview() {
  const t = useT('crm')
  const navigate = useNavigate()
  const [period, setPeriod] = useState<'today' | 'all'>('today')
  const day = period === 'today' ? { date_from: today(), date_to: today() } : {}
  const { list, rows, more } = useGrowingList('/api/notification', { sort: '-date', ...day })
  const save = useSave('patch', '/api/notification/{id}')
  const setStatus = (row: Notification, status: Notification['status']) =>
    save.mutate({ params: { path: { id: row.id } }, body: { status } })

  function open(row: Notification): void {
    if (row.status === 'unread') setStatus(row, 'read')
    if (row.url) navigate(row.url)
    else if (row.flow_id) navigate(`/flow_detail/${row.flow_id}`)
  }

  return (
    <Page title={t('notifications')} layout="narrow">
      <SegmentedControl
        label={t('period')}
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'today', label: t('today') },
          { value: 'all', label: t('everything') },
        ]}
      />
      <Card flush>
        <Loaded query={list} what={t('theNotifications')}>
          {() => (
            <>
              {rows.length > 0 && (
                <ul className="crm-notifications" aria-label={t('notifications')}>
                  {rows.map(row => (
                    <li key={row.id} className="crm-notification" data-unread={row.status === 'unread' || undefined}>
                      <button type="button" className="crm-notification-open" onClick={() => open(row)}>
                        <strong>{row.title}</strong>
                        {row.body && <span className="vk-text-2">{row.body}</span>}
                        <span className="vk-meta">{formatMoment(row.date)}</span>
                      </button>
                      <Button
                        size="small"
                        variant="minimal"
                        icon={IconMailOpened}
                        onClick={() => setStatus(row, row.status === 'unread' ? 'read' : 'unread')}
                      >
                        {row.status === 'unread' ? t('markRead') : t('markUnread')}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              <MoreButton more={more} />
              {rows.length === 0 && (
                <EmptyState compact icon={IconBell} title={t('noNotifications')} text={t('noNotificationsText')} />
              )}
            </>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}
