import type { CSSProperties, ReactNode } from 'react'
import { LoadingState } from '../feedback/skeleton.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'

export interface SortableGridProps<Item> {
  items: readonly { id: string; item: Item; style?: CSSProperties }[]
  /** What an item is called, for the handle that moves it. */
  nameOf: (item: Item) => string
  /** Draws an item with the handle that drags it. */
  render: (item: Item, at: number, grip: ReactNode) => ReactNode
  onMove: (from: number, to: number) => void
  className?: string
  itemClass?: string
}

/** A grid whose items are put in order by their handles: mouse, finger, or space and arrows. */
export const SortableGrid = lazyPart(
  () => import('./draggable-grid.tsx'),
  () => <LoadingState lines={3} />,
) as <Item>(props: SortableGridProps<Item>) => ReactNode
