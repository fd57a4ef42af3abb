import { Button, useT } from '@core/ui'
import { useState } from 'react'
import type { Phase } from '../flow/use-phases'
import { BoardCard } from './board-card'
import type { BoardColumn, LeadCard } from './board-columns'

/** Cards a column draws before it offers the rest. */
const SHOWN = 25

interface ColumnCardsProps {
  cards: readonly LeadCard[]
  /** How many dossiers there are, on the board or not; undefined until it is known. */
  count: number | undefined
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** The first cards of a column, and how to see the others. */
export function ColumnCards({ cards, count, move }: ColumnCardsProps) {
  const t = useT('crm')
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      {cards.slice(0, shown).map(card => (
        <BoardCard key={card.id} card={card} move={(column, phase) => move(card, column, phase)} />
      ))}
      {count === 0 && <p className="crm-column-empty">{t('emptyColumn')}</p>}
      {cards.length > shown ? (
        <Button size="small" variant="minimal" onClick={() => setShown(shown + 100)}>
          {t('moreFlows', { count: (count ?? cards.length) - shown })}
        </Button>
      ) : (
        count !== undefined &&
        count > cards.length && <p className="crm-column-empty">{t('flowsBesides', { count: count - cards.length })}</p>
      )}
    </>
  )
}
