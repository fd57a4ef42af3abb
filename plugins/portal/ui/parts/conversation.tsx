import { Button, formatMoment, TextArea, toastProblem, useT } from '@core/ui'
import { IconSend } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Message } from '../customer-document'
import './conversation.css'

interface ConversationProps {
  messages: readonly Message[]
  company: string
  send: (content: string) => Promise<unknown>
}

/** What customer and company wrote, and a place to ask something. Without content nothing is sent (R-PORT-013). */
export function Conversation({ messages, company, send }: ConversationProps) {
  const t = useT('portal')
  const [content, setContent] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useId()
  const submit = async () => {
    if (busy || !content.trim()) return
    setBusy(true)
    try {
      await send(content)
      // What was typed meanwhile stays.
      setContent(now => (now === content ? '' : now))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="portal-conversation">
      <ol aria-label={t('messages')}>
        {messages.map(message => (
          <li key={message.id} data-sender={message.sender}>
            <p>{message.content}</p>
            <span>
              {message.sender === 'company' ? (message.sender_name ?? company) : t('you')} ·{' '}
              {formatMoment(message.created_at)}
            </span>
          </li>
        ))}
        {!messages.length && <li className="portal-no-messages">{t('noMessages', { company })}</li>}
      </ol>
      <form
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <label className="vk-hidden" htmlFor={field}>
          {t('yourMessage')}
        </label>
        <TextArea id={field} value={content} onChange={setContent} rows={3} placeholder={t('messagePlaceholder')} />
        <Button type="submit" variant="brand" icon={IconSend} busy={busy}>
          {t('send')}
        </Button>
      </form>
    </div>
  )
}
