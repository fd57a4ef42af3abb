import { Avatar, Card, EmptyState, formatMoment, Link, Loaded, PanelFilter, useCall, useT } from '@core/ui'
import { IconMessage } from '@tabler/icons-react'
import './widgets.css'

const SHOWN = 4
const FILTERS = ['allforme', 'unread', 'unanswered', 'all'] as const

interface MessagesWidgetProps {
  filter?: string | undefined
  onFilter?: (filter: string) => void
}

/** Messages of customers: what waits for me unless told (R-DASH-001). */
export default function MessagesWidget({ filter, onFilter }: MessagesWidgetProps) {
  const t = useT('crm')
  const chosen = FILTERS.find(one => one === filter) ?? 'allforme'
  const list = useCall('get', '/api/user/getdashboardnotifications', { params: { query: { filter: chosen } } })
  return (
    <Card
      title={t('messages')}
      count={list.data?.length || undefined}
      flush
      actions={
        <>
          {onFilter && (
            <PanelFilter
              value={chosen}
              options={FILTERS.map(value => ({
                value,
                label: t(value === 'unread' ? 'message_unread' : `messages_${value}`),
              }))}
              onChange={onFilter}
            />
          )}
          <Link to="/communicator">{t('communicator')}</Link>
        </>
      }
    >
      <Loaded compact query={list} what={t('theMessages')}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconMessage} title={t('noUnread')} text={t('noUnreadText')} />
          ) : (
            rows.slice(0, SHOWN).map(message => (
              <Link
                key={message.id}
                className="crm-message"
                to={message.flow_id ? `/flow_detail/${message.flow_id}?options=flowcommunicator` : '/communicator'}
              >
                <Avatar name={message.sender_name ?? t('customerName')} size={28} />
                <span className="vk-grow">
                  <span className="vk-row">
                    <strong className="vk-grow vk-clip">{message.sender_name ?? t('customerName')}</strong>
                    <span className="vk-meta">{formatMoment(message.created_at)}</span>
                  </span>
                  <span className="crm-message-text">{preview(message.content)}</span>
                </span>
              </Link>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}

/** Previews stop at 128 characters (R-MSG-007). */
const preview = (text: string) => (text.length > 128 ? `${text.slice(0, 128)}…` : text)
