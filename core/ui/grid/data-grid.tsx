import type { ReactNode } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { DataGridProps } from './data-grid-props.ts'
import { GridSkeleton } from './grid-skeleton.tsx'

/** A table with sortable, resizable columns; the grid itself is fetched when the first one appears. */
export const DataGrid = lazyPart(
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
