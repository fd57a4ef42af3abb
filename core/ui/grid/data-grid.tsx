import type { ReactNode } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { fetchAhead } from '../lazy/use-lazy.ts'
import type { DataGridProps } from './data-grid-props.ts'
import { GridSkeleton } from './grid-skeleton.tsx'

const load = () => import('./ag-grid.tsx')

/** For what will show a table once it knows its rows: fetches the grid beside them. */
export const fetchGridAhead = (): void => fetchAhead(load)

/** A table with sortable, resizable columns; the grid itself is fetched when the first one appears. */
export const DataGrid = lazyPart(load, props => (
  <GridSkeleton
    {...props}
    rows={props.rows ?? props.early}
    selectable={props.onSelect !== undefined}
    menu={props.rowActions !== undefined}
  />
)) as <Row extends object>(props: DataGridProps<Row>) => ReactNode
