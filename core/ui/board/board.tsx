import type { ComponentType, ReactNode } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { LoadingState } from '../feedback/skeleton.tsx'
import { later } from '../later/later.tsx'
import './board.css'

export interface BoardColumn<Key extends string = string> {
  key: Key
  title: string
  icon?: Icon
  /** A token: the line above the column. */
  color?: string
  /** Under the title: a sum. */
  note?: ReactNode
}

export interface BoardProps<Card extends { id: number | string }, Key extends string = string> {
  columns: readonly BoardColumn<Key>[]
  cards: readonly Card[]
  columnOf: (card: Card) => Key
  /** Name of a card, for who cannot see it. */
  nameOf: (card: Card) => string
  render: (card: Card) => ReactNode
  /** Dragged, moved with arrow keys, or with the menu of the card. */
  onMove: (card: Card, column: Key) => void
  label: string
  /** Cards that a column draws before it offers the rest; 25 when left out. */
  shown?: number
}

/** Cards in columns. Dragging has a way by keyboard and a way by menu; what drags is fetched with the first board. */
export const Board = later(
  () => import('./board-columns.tsx') as unknown as Promise<{ default: ComponentType<BoardProps<{ id: number }>> }>,
  () => <LoadingState />,
) as <Card extends { id: number | string }, Key extends string>(props: BoardProps<Card, Key>) => ReactNode
