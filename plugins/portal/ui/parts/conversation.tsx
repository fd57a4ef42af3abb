import { Button, formatMoment, TextArea, toastProblem, useT } from '@core/ui'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type Messages, type ReadEarlier, useEarlierMessages } from './use-earlier-messages'
import { useScrollPlace } from './use-scroll-place'
import './conversation.css'

interface ConversationProps {
  newest: Messages
  readEarlier: ReadEarlier
  company: string
  send: (content: string) => Promise<unknown>
}

/** What customer and company wrote, and a place to ask something. Without content nothing is sent (R-PORT-013). */
export default function Conversation({ newest, readEarlier, company, send }: ConversationProps) {
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
      <Said newest={newest} readEarlier={readEarlier} company={company} />
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

/** The messages, the newest in sight; earlier ones come when somebody scrolls up to them. */
function Said({ newest, readEarlier, company }: Omit<ConversationProps, 'send'>) {
  const t = useT('portal')
  const { messages, earlier, readMore } = useEarlierMessages(newest, readEarlier)
  const list = useRef<HTMLOListElement>(null)
  const last = messages.at(-1)
  const keepPlace = useScrollPlace(list, {
    first: messages[0]?.id,
    last: last?.id,
    own: last?.sender === 'customer',
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <ol ref={list} aria-label={t('messages')} tabIndex={0} onScroll={keepPlace} aria-busy={earlier === 'busy'}>
      {earlier !== 'none' && <Earlier state={earlier} read={() => void readMore()} />}
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
  )
}

/** Reads on once it comes in sight; what failed waits for a press. */
function Earlier({ state, read }: { state: 'more' | 'busy' | 'failed'; read: () => void }) {
  const t = useT('portal')
  const row = useRef<HTMLLIElement>(null)
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (state !== 'more' || !row.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: row.current.parentElement,
    })
    seen.observe(row.current)
    return () => seen.disconnect()
  }, [state])
  return (
    <li ref={row} className="portal-earlier">
      {state === 'failed' && <span role="alert">{t('earlierFailed')}</span>}
      <Button variant="minimal" size="small" busy={state === 'busy'} onClick={read}>
        {t(state === 'failed' ? 'retry' : 'earlierMessages')}
      </Button>
    </li>
  )
}
