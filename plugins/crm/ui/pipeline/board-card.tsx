import { Avatar, classes, formatMoney, IconButton, Link, Menu, Tag, useNavigate, useT } from '@core/ui'
import { useDraggable } from '@dnd-kit/react'
import { IconBan, IconDots, IconGripVertical } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { stageOf } from '../../contract/flow-status'
import { daysInStage } from '../flow/days-in-stage'
import type { Phase } from '../flow/use-phases'
import { useStageMenu } from '../flow/use-stage-menu'
import type { BoardColumn, LeadCard } from './board-columns'
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
  const days = daysInStage(card)
  const open = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) navigate(`/flow_detail/${card.flow_id}`)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name inside is the link, the click on the rest is extra
    <article
      ref={ref}
      className={classes('crm-card', isDragging && 'crm-card-dragging')}
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
          {card.turnover === null ? '' : formatMoney(card.turnover, { cents: false, sign: false })}
        </span>
      </div>
      {card.flow_description && <span className="crm-card-text vk-clip">{card.flow_description}</span>}
      <div className="crm-card-foot">
        {card.flow_phase_description && (
          <Tag tone="neutral">
            <span className="vk-clip">{card.flow_phase_description}</span>
          </Tag>
        )}
        <span className="vk-grow" />
        <span className="vk-meta crm-card-days">{t('day', { count: days })}</span>
        {card.user_fullname && <Avatar name={card.user_fullname} size={20} />}
        <Menu
          label={t('cardActions', { name: card.relation_fullname })}
          sections={[
            {
              title: t('moveFlowTo'),
              items: stages({ stage: stageOf(card.flow_status), phase: card.flow_phase_description }, move),
            },
            {
              items: [
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
          <IconButton
            size="small"
            icon={IconDots}
            label={t('cardActions', { name: card.relation_fullname })}
            data-menu
          />
        </Menu>
      </div>
    </article>
  )
}
