import type { ReactNode } from 'react'
import { later } from '../later/later.tsx'
import type { DataGridProps } from './data-grid-props.ts'
import { GridSkeleton } from './grid-skeleton.tsx'

/** A table with sortable, resizable columns; the grid itself is fetched when the first one appears. */
export const DataGrid = later(
  () => import('./ag-grid.tsx'),
  props => (
    <GridSkeleton
      {...props}
      rows={props.rows ?? props.early}
      selectable={props.onSelect !== undefined}
      menu={props.rowActions !== undefined}
    />
  ),
) as <Row extends object>(props: DataGridProps<Row>) => ReactNode
