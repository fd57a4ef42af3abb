import { Avatar, classes, formatDay, formatMoney, Link, Tag, useNavigate, useT } from '@core/ui'
import { useDraggable } from '@dnd-kit/react'
import { amountText } from '@plugins/settings/contract/amount-text'
import { IconClock, IconGripVertical } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { stageName } from '../../contract/stage-look'
import { daysInStage } from '../flow/days-in-stage'
import type { Phase } from '../flow/use-phases'
import { type BoardColumn, isOverdue, type LeadCard } from './board-columns'
import { CardMenu } from './card-menu'
import './board-card.css'

interface BoardCardProps {
  card: LeadCard
  /** In its column, from 1, and how many are there: not all are drawn. */
  place: number
  of: number
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** A dossier on the board: drag it, or move it with its menu. */
export const BoardCard = memo(function BoardCard({ card, place, of, move }: BoardCardProps) {
  const t = useT('crm')
  const navigate = useNavigate()
  const { ref, handleRef, isDragging } = useDraggable({ id: card.id, data: { card } })
  const days = daysInStage(card)
  const counted = card.kpi_values
    .filter(({ value }) => value !== 0)
    .map(({ label, value, unit }) => ({ label, text: amountText(value, unit) }))
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
      aria-posinset={place}
      aria-setsize={of}
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
      <span className="crm-card-about">
        <span className="crm-card-text vk-grow vk-clip">{card.flow_description}</span>
        <span className="vk-meta crm-card-days">{t('day', { count: days })}</span>
      </span>
      {counted.length > 0 && (
        <span
          className="crm-card-text vk-clip"
          title={counted.map(({ label, text }) => `${label ?? ''} ${text}`.trim()).join(' · ')}
        >
          {counted.map(({ text }) => text).join(' · ')}
        </span>
      )}
      {card.cancelled_in && (
        <span className="crm-card-text vk-clip">
          {[t('lostIn', { stage: stageName(card.cancelled_in) }), card.cancel_reason].filter(Boolean).join(' · ')}
        </span>
      )}
      <div className="crm-card-foot">
        <CardMenu card={card} move={move} />
        <span className="vk-grow" />
        {isOverdue(card) && card.closing_date && (
          <Tag tone="danger" icon={IconClock}>
            {formatDay(card.closing_date)}
          </Tag>
        )}
        {card.user_fullname && <Avatar name={card.user_fullname} size={20} />}
      </div>
    </article>
  )
})
