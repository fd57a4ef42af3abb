import { Avatar, EmptyState, formatMoment, Link, MoreButton, Tag, useT } from '@core/ui'
import { IconMessage, IconSearch } from '@tabler/icons-react'
import { stageOf } from '../../contract/flow-status'
import { StageJoints } from '../flow/stage-joints'
import type { Talk } from './use-talks'

interface TalkListProps {
  talks: readonly Talk[]
  active: string | null
  /** Address of a conversation. */
  to: (key: string) => string
  more: (() => void) | undefined
  /** Only what was searched for. */
  sought: boolean
}

/** Who wrote last, about what, and who waits for an answer. */
export function TalkList({ talks, active, to, more, sought }: TalkListProps) {
  const t = useT('crm')
  if (!talks.length && !more)
    return sought ? (
      <EmptyState compact icon={IconSearch} title={t('noTalkFound')} text={t('noTalkFoundText')} />
    ) : (
      <EmptyState compact icon={IconMessage} title={t('noMessages')} text={t('noMessagesText')} />
    )
  return (
    <>
      <ul className="crm-talks-list" aria-label={t('communicator')}>
        {talks.map(talk => (
          <li key={talk.key}>
            <TalkRow talk={talk} current={talk.key === active} to={to(talk.key)} />
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
    </>
  )
}

const tones = { unread: 'accent', unanswered: 'danger' } as const

function TalkRow({ talk: { message: newest, flow }, current, to }: { talk: Talk; current: boolean; to: string }) {
  const t = useT('crm')
  const own = newest.sender === 'company'
  const name = flow?.relation_fullname ?? newest.sender_name ?? t('customerName')
  const waits = !own && newest.status !== 'read' ? newest.status : null
  return (
    <Link
      to={to}
      className="crm-talk"
      aria-current={current || undefined}
      data-unread={waits === 'unread' || undefined}
    >
      <Avatar name={name} size={28} />
      <span className="crm-talk-text">
        <span className="vk-row">
          <strong className="vk-grow vk-clip">{name}</strong>
          <span className="vk-meta">{formatMoment(newest.created_at)}</span>
        </span>
        <span className="crm-talk-said vk-clip">
          {own && t('youWrote')} {newest.content}
        </span>
        <span className="vk-row crm-talk-foot">
          {flow && <StageJoints stage={stageOf(flow.status)} label={false} />}
          {waits && <Tag tone={tones[waits]}>{t(`message_${waits}`)}</Tag>}
          <span className="vk-grow" />
          {!own && <span className="vk-meta">{t(`department_${newest.assigned_to}`)}</span>}
        </span>
      </span>
    </Link>
  )
}
