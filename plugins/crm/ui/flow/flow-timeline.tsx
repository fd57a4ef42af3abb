import { Button, Tag, Timeline, type TimelineEntry, useSave, useT } from '@core/ui'
import { IconCheck, IconMessage, IconUserPlus } from '@tabler/icons-react'
import { Composer } from '../messages/composer'
import { aboutFlow, type Message, showMessages, useMessages } from '../messages/use-messages'
import type { Flow } from './flow-status'
import { type LogItem, logEntry } from './log-entries'
import { useFlowLog } from './use-flow-log'

/** Longest piece of a message that the timeline shows (R-MSG-007). */
const PREVIEW = 128

/** Right column of a dossier: write something, and what happened before. */
export function FlowTimeline({ flow, writing }: { flow: Flow; writing: boolean }) {
  const t = useT('crm')
  const messages = useMessages(flow.id)
  const log = useFlowLog(flow.id)
  const entries = [
    ...messages.map(message => messageEntry(message, t)),
    ...log.filter(item => !isBegin(item)).flatMap(item => logEntry(item, t) ?? []),
    leadEntry(flow, t),
  ].sort((one, other) => other.when.localeCompare(one.when))
  return (
    <div className="crm-timeline">
      {writing && <Composer about={aboutFlow(flow.id)} to={flow.relation_fullname} notes />}
      <h3>{t('timeline')}</h3>
      <Timeline entries={entries} />
    </div>
  )
}

type T = ReturnType<typeof useT<'crm'>>

/** The dossier itself knows best when it came in. */
const isBegin = (item: LogItem) => item.loggable_type === 'flow' && item.description === 'created'

function messageEntry(message: Message, t: T): TimelineEntry {
  const customer = message.sender === 'customer'
  const text = message.content.length > PREVIEW ? `${message.content.slice(0, PREVIEW)}…` : message.content
  return {
    id: `message-${message.id}`,
    icon: IconMessage,
    title: customer ? t('questionOfCustomer') : t('messageSent'),
    when: message.created_at,
    text: `“${text}”`,
    tone: customer && message.status !== 'read' ? 'danger' : 'neutral',
    extra: customer && message.status !== 'read' ? <Unanswered id={message.id} /> : undefined,
  }
}

function Unanswered({ id }: { id: number }) {
  const t = useT('crm')
  const save = useSave('patch', '/api/message/{id}', showMessages)
  return (
    <span className="vk-row">
      <Tag tone="danger">{t('unanswered')}</Tag>
      <Button
        size="small"
        variant="minimal"
        icon={IconCheck}
        busy={save.isPending}
        onClick={() => save.mutate({ params: { path: { id } }, body: { status: 'read' } })}
      >
        {t('answered')}
      </Button>
    </span>
  )
}

function leadEntry(flow: Flow, t: T): TimelineEntry {
  return {
    id: 'lead',
    icon: IconUserPlus,
    title: t('logFlowCreated'),
    when: flow.created_at,
    text: flow.lead_source,
    tone: 'stage-lead',
  }
}
