import { lazy, type ReactNode, Suspense } from 'react'
import { LoadingState } from '../feedback/skeleton.tsx'
import './sortable-rows.css'

export interface SortableRowsProps<Row extends { id: number }> {
  rows: readonly Row[]
  /** What a row is called, for the handle that moves it. */
  nameOf: (row: Row) => string
  render: (row: Row) => ReactNode
  /** Moved: the rows in their new order. */
  onOrder: (rows: Row[]) => void
}

const Rows = lazy(() => import('./draggable-rows.tsx')) as unknown as <Row extends { id: number }>(
  props: SortableRowsProps<Row>,
) => React.JSX.Element

/** A short list that is put in order by its handles: mouse, finger, or space and arrows. */
export function SortableRows<Row extends { id: number }>(props: SortableRowsProps<Row>) {
  return (
    <Suspense fallback={<LoadingState lines={3} />}>
      <Rows {...props} />
    </Suspense>
  )
}
