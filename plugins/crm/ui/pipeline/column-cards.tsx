import { useT } from '@core/ui'
import { useDragOperation } from '@dnd-kit/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { Phase } from '../flow/use-phases'
import { BoardCard } from './board-card'
import type { BoardColumn, LeadCard } from './board-columns'

/** So many cards are all drawn, in sight or not: only then does the browser find words in them. */
const FEW = 25

/** Cards drawn above and below those in sight, for who goes on by keys. */
const OVERSCAN = 4

/** Height of a card in pixels until it has been measured. */
const USUAL = 82

interface ColumnCardsProps {
  cards: readonly LeadCard[]
  /** How many dossiers there are, on the board or not; undefined until it is known. */
  count: number | undefined
  move: (card: LeadCard, column: BoardColumn, phase: Phase | null) => void
}

/** The cards of a column: those in sight are drawn, and the one that is carried or has the focus. */
export const ColumnCards = memo(function ColumnCards({ cards, count, move }: ColumnCardsProps) {
  const t = useT('crm')
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const { source } = useDragOperation()
  const held = cards.flatMap(({ id }, place) => (id === focused || id === source?.id ? [place] : []))
  const drawn = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scrollerOf(list.current),
    getItemKey: place => cards[place]?.id ?? place,
    estimateSize: () => USUAL,
    gap: 8,
    scrollMargin: top,
    overscan: OVERSCAN,
    rangeExtractor: range =>
      cards.length > FEW
        ? [...new Set([...defaultRangeExtractor(range), ...held])].sort((one, other) => one - other)
        : cards.map((_, place) => place),
  })
  // Only the head of the column is above: it does not change with the cards.
  useLayoutEffect(() => {
    const [cards, screen] = [list.current, scrollerOf(list.current)]
    if (cards && screen)
      setTop(cards.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop)
  }, [])
  return (
    <>
      <div
        ref={list}
        role="feed"
        className="crm-column-cards"
        style={{ height: drawn.getTotalSize() }}
        onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-id]')?.dataset.id))}
        onBlur={() => setFocused(null)}
      >
        {drawn.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index]
          return (
            card && (
              <div
                key={key}
                ref={drawn.measureElement}
                data-index={index}
                data-id={card.id}
                style={{ top: start - top }}
              >
                <BoardCard card={card} place={index + 1} of={cards.length} move={move} />
              </div>
            )
          )
        })}
      </div>
      {count === 0 && <p className="crm-column-empty">{t('emptyColumn')}</p>}
      {count !== undefined && count > cards.length && (
        <p className="crm-column-empty">{t('flowsBesides', { count: count - cards.length })}</p>
      )}
    </>
  )
})

/** The columns scroll together, the lane by itself. */
const scrollerOf = (cards: HTMLElement | null) =>
  cards?.closest<HTMLElement>('.crm-board-columns, .crm-lane-open') ?? null
