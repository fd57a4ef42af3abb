import { Count, classes, formatMoney, formatNumber, useT } from '@core/ui'
import { useDroppable } from '@dnd-kit/react'
import type { CSSProperties } from 'react'
import type { FlowStage } from '../../contract/flow-status'
import { stageColor, stageIcon, stageName } from '../../contract/stage-look'
import type { Phase } from '../flow/use-phases'
import type { BoardColumn, ColumnFigure, LeadCard } from './board-columns'
import { ColumnCards } from './column-cards'

interface BoardColumnProps {
  stage: FlowStage
  cards: readonly LeadCard[]
  /** Undefined until it is known. */
  figure: ColumnFigure | undefined
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** A stage on the board: how much stands in it, and its cards. */
export function BoardColumnView({ stage, cards, figure, move }: BoardColumnProps) {
  const t = useT('crm')
  const { ref, isDropTarget } = useDroppable({ id: stage })
  const Glyph = stageIcon(stage)
  const colors = {
    '--stage': stageColor(stage),
    '--stage-text': stageColor(stage, 'text'),
    '--stage-soft': stageColor(stage, 'soft'),
  } as CSSProperties
  const euros = (amount: number) => formatMoney(amount, { cents: false })
  return (
    <section
      ref={ref}
      className={classes('crm-column', isDropTarget && 'crm-column-target')}
      style={colors}
      aria-label={stageName(stage)}
    >
      <header>
        <i className="crm-column-mark" aria-hidden="true" />
        <div className="vk-row">
          <Glyph size={16} stroke={1.75} />
          <h2 className="vk-clip">{stageName(stage)}</h2>
          {figure && <Count>{formatNumber(figure.count)}</Count>}
        </div>
        <div className="crm-column-worth">
          <strong>{figure ? euros(figure.worth) : '–'}</strong>
          <span className="vk-meta">{figure && t('weighted', { amount: euros(figure.weighted) })}</span>
        </div>
      </header>
      {isDropTarget && <span className="crm-column-hint">{t('dropTo', { stage: stageName(stage) })}</span>}
      <ColumnCards cards={cards} count={figure?.count} move={move} />
    </section>
  )
}
