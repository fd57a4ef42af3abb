import type { ReactNode } from 'react'
import { LoadingState } from '../feedback/skeleton.tsx'
import { later } from '../later/later.tsx'
import './sortable-rows.css'

export interface SortableRowsProps<Row extends { id: number }> {
  rows: readonly Row[]
  /** What a row is called, for the handle that moves it. */
  nameOf: (row: Row) => string
  render: (row: Row) => ReactNode
  /** Moved: the rows in their new order. */
  onOrder: (rows: Row[]) => void
}

/** A short list that is put in order by its handles: mouse, finger, or space and arrows. */
export const SortableRows = later(
  () => import('./draggable-rows.tsx'),
  () => <LoadingState lines={3} />,
) as <Row extends { id: number }>(props: SortableRowsProps<Row>) => ReactNode
