import {
  Button,
  GrowButtons,
  Link,
  Menu,
  Tag,
  useContents,
  useGrowing,
  useKinds,
  useSave,
  useStored,
  useT,
} from '@core/ui'
import { Timeline, type TimelineEntry } from '@core/ui/records'
import { IconCheck, IconChevronDown, IconMail, IconMessage, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { stageTint } from '../../contract/stage-look'
import { timelineLines } from '../../contract/ui'
import { shortened } from '../../domain/shortened'
import { Composer } from '../messages/composer'
import { aboutFlow, type Message, showMessages, useMessages } from '../messages/use-messages'
import type { Flow } from './flow-status'
import { type LogItem, logEntry, type TimelineLines } from './log-entries'
import { useFlowLog } from './use-flow-log'

const KINDS = ['messages', 'mails', 'documents', 'notes', 'flow'] as const
type Kind = (typeof KINDS)[number]
type KindOfEntry = TimelineEntry & { kind: Kind }

/** Right column of a dossier: write something, and what happened before, of all kinds or of one, 5 at first (R-DASH-006). */
export function FlowTimeline({ flow, writing }: { flow: Flow; writing: boolean }) {
  const t = useT('crm')
  const messages = useMessages(flow.id)
  const log = useFlowLog(flow.id)
  const kinds = useKinds()
  const lines = useContents(timelineLines) ?? []
  const [chosen, choose] = useStored<Kind | null>('flow.timeline', null)
  const entries: KindOfEntry[] = [
    ...messages.map(message => ({ ...messageEntry(message, t), kind: 'messages' as const })),
    ...log.filter(item => !isBegin(item)).flatMap(item => logged(item, t, lines, kinds)),
    { ...leadEntry(flow, t), kind: 'flow' as const },
  ].sort((one, other) => other.when.localeCompare(one.when))
  const present = KINDS.filter(kind => entries.some(entry => entry.kind === kind))
  const only = present.find(kind => kind === chosen)
  const told = only ? entries.filter(entry => entry.kind === only) : entries
  const growing = useGrowing()
  return (
    <div className="crm-timeline">
      {writing && (
        <Composer
          about={aboutFlow(flow.id)}
          to={flow.relation_fullname}
          department={messages.at(-1)?.assigned_to}
          notes
        />
      )}
      <div className="vk-row">
        <h3 className="vk-grow">{t('timeline')}</h3>
        <Menu
          label={t('timelineKinds')}
          items={[undefined, ...present].map(kind => ({
            key: kind ?? 'all',
            label: t(`timeline_${kind ?? 'all'}`),
            checked: kind === only,
            onSelect: () => choose(kind ?? null),
          }))}
        >
          <Button size="small" variant="minimal" iconEnd={IconChevronDown}>
            {t(`timeline_${only ?? 'all'}`)}
          </Button>
        </Menu>
      </div>
      <Timeline entries={told.slice(0, growing.shown)} />
      <GrowButtons of={growing} total={told.length} />
    </div>
  )
}

function logged(item: LogItem, t: T, lines: TimelineLines, kinds: ReturnType<typeof useKinds>): KindOfEntry[] {
  const entry = logEntry(item, t, lines, kinds)
  if (!entry) return []
  if (item.loggable_type === 'assistmail')
    return [{ ...entry, kind: 'mails', title: <MailLink id={item.loggable_id}>{entry.title}</MailLink> }]
  const kind = item.loggable_type === 'note' ? 'notes' : item.loggable_type === 'flow' ? 'flow' : 'documents'
  return [{ ...entry, kind }]
}

type T = ReturnType<typeof useT<'crm'>>

const MailLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link to={`?options=flowcommunicator&mail=${id}`}>{children}</Link>
)

/** The dossier itself knows best when it came in. */
const isBegin = (item: LogItem) => item.loggable_type === 'flow' && item.description === 'created'

function messageEntry(message: Message, t: T): TimelineEntry {
  const customer = message.sender === 'customer'
  const mail = message.sendable_type === 'assistmail' ? message.sendable_id : null
  const text = shortened(message.content)
  return {
    id: `message-${message.id}`,
    icon: mail ? IconMail : IconMessage,
    title: mail ? (
      <MailLink id={mail}>{t('log_received')}</MailLink>
    ) : (
      t(customer ? 'questionOfCustomer' : 'messageSent')
    ),
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
    tone: stageTint('new'),
  }
}
