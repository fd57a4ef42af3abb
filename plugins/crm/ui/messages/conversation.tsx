import { Avatar, Button, Card, EmptyState, formatDateTime, formatMoment, Tag, useSave, useT } from '@core/ui'
import { IconCheck, IconMessage } from '@tabler/icons-react'
import { Composer } from './composer'
import { type Message, useMessages } from './use-messages'

/** Everything customer and company wrote to each other about a dossier, with room for an answer. */
export function Conversation({ flowId, customer }: { flowId: number; customer: string }) {
  const t = useT('crm')
  const messages = useMessages(flowId)
  return (
    <Card title={t('conversation')} count={messages.length} flush footer={<Composer flowId={flowId} to={customer} />}>
      {messages.length === 0 ? (
        <EmptyState compact icon={IconMessage} title={t('noMessages')} text={t('noMessagesText')} />
      ) : (
        <ol className="crm-conversation" aria-label={t('conversation')}>
          {messages.map(message => (
            <Bubble key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Bubble({ message }: { message: Message }) {
  const t = useT('crm')
  const save = useSave('patch', '/api/message/{id}')
  const name = message.sender_name ?? message.user_fullname ?? t('customerName')
  return (
    <li className="crm-bubble" data-own={message.sender === 'company' || undefined}>
      <Avatar name={name} size={28} />
      <div className="crm-bubble-body">
        <span className="vk-meta">
          {name} ·{' '}
          <time dateTime={message.created_at} title={formatDateTime(message.created_at)}>
            {formatMoment(message.created_at)}
          </time>
        </span>
        <p className="crm-text">{message.content}</p>
        {message.sender === 'customer' && message.status === 'unanswered' && (
          <span className="vk-row">
            <Tag tone="danger">{t('unanswered')}</Tag>
            <Button
              size="small"
              variant="minimal"
              icon={IconCheck}
              onClick={() => save.mutate({ params: { path: { id: message.id } }, body: { status: 'read' } })}
            >
              {t('markAnswered')}
            </Button>
          </span>
        )}
        {message.sender === 'company' && message.status === 'read' && (
          <span className="vk-meta">{t('readByCustomer')}</span>
        )}
      </div>
    </li>
  )
}
