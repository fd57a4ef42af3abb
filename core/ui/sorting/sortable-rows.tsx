import type { ReactNode } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import './sortable-rows.css'

export interface SortableRowsProps<Row extends { id: number }> {
  rows: readonly Row[]
  /** What a row is called, for the handle that moves it. */
  nameOf: (row: Row) => string
  render: (row: Row) => ReactNode
  /** Moved: the rows in their new order. */
  onOrder: (rows: Row[]) => void
}

/** A short list that is put in order by its handles: mouse, finger, or space and arrows. Its rows stand there before these work. */
export const SortableRows = lazyPart(
  () => import('./draggable-rows.tsx'),
  ({ rows, render }: SortableRowsProps<{ id: number }>) => (
    <ul className="vk-sortable">
      {rows.map(row => (
        <li key={row.id}>
          <span className="vk-sortable-grip" />
          {render(row)}
        </li>
      ))}
    </ul>
  ),
) as <Row extends { id: number }>(props: SortableRowsProps<Row>) => ReactNode
