import { Avatar, classes, formatDay, formatMoney, Link, Menu, Tag, useNavigate, useT } from '@core/ui'
import { useDraggable } from '@dnd-kit/react'
import { IconBan, IconChevronDown, IconClock, IconGripVertical } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { stageOf } from '../../contract/flow-status'
import { stageName } from '../../contract/stage-look'
import { daysInStage } from '../flow/days-in-stage'
import { useStatusName } from '../flow/flow-status'
import type { Phase } from '../flow/use-phases'
import { useStageMenu } from '../flow/use-stage-menu'
import { type BoardColumn, isOverdue, type LeadCard } from './board-columns'
import './board-card.css'

interface BoardCardProps {
  card: LeadCard
  move: (column: BoardColumn, phase: Phase | null) => void
}

/** A dossier on the board: drag it, or move it with its menu. */
export function BoardCard({ card, move }: BoardCardProps) {
  const t = useT('crm')
  const navigate = useNavigate()
  const { ref, handleRef, isDragging } = useDraggable({ id: card.id, data: { card } })
  const { stages } = useStageMenu()
  const nameOf = useStatusName()
  const phase = card.flow_phase_description ?? nameOf(card.flow_status)
  const days = daysInStage(card)
  const open = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) navigate(`/flow_detail/${card.flow_id}`)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name inside is the link, the click on the rest is extra
    <article
      ref={ref}
      className={classes('crm-card', isDragging && 'crm-card-dragging')}
      data-overdue={isOverdue(card) || undefined}
      data-unread={card.flow_status === 'unread' || undefined}
      aria-label={card.relation_fullname}
      onClick={open}
    >
      <div className="crm-card-top">
        <button
          ref={handleRef}
          type="button"
          className="crm-card-handle"
          aria-label={`${card.relation_fullname}, ${t('draggableFlow')}`}
        >
          <IconGripVertical size={14} stroke={1.75} />
        </button>
        <Link className="crm-card-name vk-clip" to={`/flow_detail/${card.flow_id}`} draggable={false}>
          {card.relation_fullname}
        </Link>
        <span className="crm-card-value">
          {card.turnover === 0 ? '' : formatMoney(card.turnover, { cents: false, sign: false })}
        </span>
      </div>
      {card.flow_description && <span className="crm-card-text vk-clip">{card.flow_description}</span>}
      {card.cancelled_in && (
        <span className="crm-card-text vk-clip">
          {[t('lostIn', { stage: stageName(card.cancelled_in) }), card.cancel_reason].filter(Boolean).join(' · ')}
        </span>
      )}
      <div className="crm-card-foot">
        <Menu
          placement="bottom-start"
          label={t('cardActions', { name: card.relation_fullname })}
          sections={[
            {
              title: t('moveFlowTo'),
              items: stages({ stage: stageOf(card.flow_status), phase: card.flow_phase_description }, move),
            },
            {
              items:
                card.flow_status === 'cancelled'
                  ? []
                  : [
                      {
                        key: 'cancelled',
                        label: t('moveTo', { stage: t('field.flow.status.cancelled') }),
                        icon: IconBan,
                        danger: true,
                        onSelect: () => move('cancelled', null),
                      },
                    ],
            },
          ]}
        >
          <button
            type="button"
            className="crm-card-phase vk-tag vk-tone-neutral"
            title={phase}
            aria-label={`${phase}, ${t('cardActions', { name: card.relation_fullname })}`}
            data-menu
          >
            <span className="vk-clip">{phase}</span>
            <IconChevronDown size={12} stroke={2} />
          </button>
        </Menu>
        <span className="vk-grow" />
        {isOverdue(card) && card.closing_date && (
          <Tag tone="danger" icon={IconClock}>
            {formatDay(card.closing_date)}
          </Tag>
        )}
        <span className="vk-meta crm-card-days">{t('day', { count: days })}</span>
        {card.user_fullname && <Avatar name={card.user_fullname} size={20} />}
      </div>
    </article>
  )
}
