import { Count, classes, formatMoney, formatNumber, useStored, useT } from '@core/ui'
import { useDroppable } from '@dnd-kit/react'
import { IconBan } from '@tabler/icons-react'
import type { Phase } from '../flow/use-phases'
import type { BoardColumn, ColumnFigure, LeadCard } from './board-columns'
import { ColumnCards } from './column-cards'

interface CancelLaneProps {
  cards: readonly LeadCard[]
  /** Undefined until it is known. */
  figure: ColumnFigure | undefined
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** Where dossiers are cancelled: a narrow lane to drop them on, which opens into a column of those that were lost. */
export function CancelLane({ cards, figure, move }: CancelLaneProps) {
  const t = useT('crm')
  const [open, setOpen] = useStored('pipeline.cancelled', false)
  const { ref, isDropTarget } = useDroppable({ id: 'cancelled' })
  const title = t('field.flow.status.cancelled')
  const count = figure && <Count>{formatNumber(figure.count)}</Count>
  const toggle = { type: 'button', 'aria-expanded': open, onClick: () => setOpen(!open) } as const
  return (
    <section
      ref={ref}
      className={classes(open ? 'crm-column crm-lane-open' : 'crm-lane', isDropTarget && 'crm-lane-target')}
      aria-label={title}
    >
      {open ? (
        <>
          <header>
            <i className="crm-column-mark" aria-hidden="true" />
            <button {...toggle} className="crm-lane-toggle vk-row">
              <IconBan size={16} stroke={1.75} />
              <h2 className="vk-clip">{title}</h2>
              {count}
            </button>
            <div className="crm-column-worth">
              <strong>{figure ? formatMoney(figure.worth, { cents: false }) : '–'}</strong>
              <span className="vk-meta">{t('lost')}</span>
            </div>
          </header>
          <ColumnCards cards={cards} count={figure?.count} move={move} />
        </>
      ) : (
        <button {...toggle} className="crm-lane-toggle">
          {count}
          <span>{title}</span>
          <IconBan size={16} stroke={1.75} />
        </button>
      )}
    </section>
  )
}
