import { Avatar, Card, EmptyState, formatMoment, Link, Loaded, useList, useT } from '@core/ui'
import { IconMessage } from '@tabler/icons-react'
import './widgets.css'

/** Messages of customers that nobody has read yet. */
export default function MessagesWidget() {
  const t = useT('crm')
  const list = useList('/api/message', { sender: 'customer', status: 'unread', sort: '-created_at', limit: 4 })
  return (
    <Card
      title={t('unreadMessages')}
      count={list.data?.total || undefined}
      flush
      actions={<Link to="/communicator">{t('communicator')}</Link>}
    >
      <Loaded compact query={list} what={t('theMessages')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconMessage} title={t('noUnread')} text={t('noUnreadText')} />
          ) : (
            rows.map(message => (
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
