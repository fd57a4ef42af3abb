import { Button, ButtonLink, EmptyState, Loaded, useT } from '@core/ui'
import { IconChecks, IconFolder, IconMessage } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Flow } from '../flow/flow-status'
import { Bubbles } from './bubbles'
import { Composer } from './composer'
import { type About, useConversation, useMarkSeen, useSettle, useWaiting } from './use-messages'

interface TalkPaneProps {
  about: About
  flow: Flow | undefined
  name: string
}

/** One conversation, its newest message in sight, with room for an answer under it (R-MSG-001). */
export function TalkPane({ about, flow, name }: TalkPaneProps) {
  const t = useT('crm')
  const { messages, more, list } = useConversation(about)
  const settle = useSettle(about)
  const end = useRef<HTMLDivElement>(null)
  const waiting = useWaiting(about)
  const last = messages.at(-1)?.id
  useMarkSeen(about, messages)
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' })
  }, [last])

  return (
    <section className="crm-talk-pane" aria-label={t('conversationWith', { name })}>
      <header className="crm-talk-head">
        <div className="vk-grow">
          <h2 className="vk-clip">{name}</h2>
          {flow && <p className="vk-meta vk-clip">{[flow.number, flow.description].filter(Boolean).join(' · ')}</p>}
        </div>
        {waiting.length > 0 && (
          <Button icon={IconChecks} busy={settle.isPending} onClick={() => settle.mutate('read')}>
            {t('setRead')}
          </Button>
        )}
        {flow && (
          <ButtonLink icon={IconFolder} to={`/flow_detail/${flow.id}`}>
            {t('flow')}
          </ButtonLink>
        )}
      </header>
      <div className="crm-talk-scroll">
        <Loaded query={list} what={t('theMessages')}>
          {() =>
            messages.length ? (
              <Bubbles messages={messages} more={more} />
            ) : (
              <EmptyState compact icon={IconMessage} title={t('noMessages')} text={t('noMessagesText')} />
            )
          }
        </Loaded>
        <div ref={end} />
      </div>
      <div className="crm-talk-write">
        <Composer
          key={flow?.id ?? about.messageable_id}
          about={about}
          to={name}
          department={messages.at(-1)?.assigned_to}
        />
      </div>
    </section>
  )
}
