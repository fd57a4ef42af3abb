import {
  Button,
  dayAt,
  formatDateTime,
  formatLongDay,
  formatTime,
  Link,
  MoreButton,
  Tag,
  useSave,
  useT,
} from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import { type Message, showMessages } from './use-messages'
import './bubbles.css'

/** A conversation per day: what the customer wrote left, the company right, and a line where the answer is due. */
export function Bubbles({ messages, more }: { messages: readonly Message[]; more: (() => void) | undefined }) {
  const t = useT('crm')
  const due = messages.find(message => message.sender === 'customer' && message.status !== 'read')
  return (
    <ol className="crm-bubbles" aria-label={t('conversation')}>
      {more && (
        <li className="crm-bubbles-day">
          <MoreButton more={more} label={t('earlierMessages')} />
        </li>
      )}
      {messages.map((message, place) => (
        <Fragment key={message.id}>
          {startsDay(message, messages[place - 1]) && (
            <li className="crm-bubbles-day">{formatLongDay(message.created_at)}</li>
          )}
          {message === due && <li className="crm-bubbles-new">{t('newHere')}</li>}
          <Bubble message={message} />
        </Fragment>
      ))}
    </ol>
  )
}

const startsDay = (message: Message, before: Message | undefined): boolean =>
  !before || dayAt(message.created_at) !== dayAt(before.created_at)

function Bubble({ message }: { message: Message }) {
  const t = useT('crm')
  const save = useSave('patch', '/api/message/{id}', showMessages)
  const own = message.sender === 'company'
  const name = message.sender_name ?? message.user_fullname ?? t('customerName')
  return (
    <li className="crm-bubble" data-own={own || undefined}>
      <p className="crm-text">{message.content}</p>
      <span className="crm-bubble-foot">
        <span className="vk-meta">
          {name} ·{' '}
          <time dateTime={message.created_at} title={formatDateTime(message.created_at)}>
            {formatTime(message.created_at)}
          </time>
          {own && message.status === 'read' && ` · ${t('readByCustomer')}`}
          {message.sendable_type === 'assistmail' && message.flow_id && (
            <>
              {' · '}
              <Link to={`/flow_detail/${message.flow_id}?options=flowcommunicator&mail=${message.sendable_id}`}>
                {t('wholeMail')}
              </Link>
            </>
          )}
        </span>
        {!own && message.status === 'unanswered' && (
          <>
            <Tag tone="danger">{t('unanswered')}</Tag>
            <Button
              size="small"
              variant="minimal"
              icon={IconCheck}
              onClick={() => save.mutate({ params: { path: { id: message.id } }, body: { status: 'read' } })}
            >
              {t('markAnswered')}
            </Button>
          </>
        )}
      </span>
    </li>
  )
}
