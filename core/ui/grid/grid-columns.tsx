import type { ColDef, ColumnState } from 'ag-grid-community'
import type { CustomCellRendererProps } from 'ag-grid-react'
import { Link } from 'react-router'
import { Skeleton } from '../feedback/skeleton.tsx'
import { type Column, cellContent, type Sort } from './column.ts'
import { type KeptColumn, menuWidth, widthOf } from './grid-layout.ts'
import { RowMenuCell } from './row-menu.tsx'

export const menuColumn = '$actions'

interface Look<Row> {
  /** It leads to the record. */
  leads: boolean
  hidden: readonly string[]
  sort: Sort | null
  href: ((row: Row) => string) | undefined
  kept: readonly KeptColumn[]
}

/** How the grid draws one of our columns. */
export function definition<Row extends object>(
  column: Column<Row>,
  { leads, hidden, sort, href, kept }: Look<Row>,
): ColDef<Row> {
  return {
    colId: column.field,
    headerName: column.header,
    hide: hidden.includes(column.field),
    sortable: column.sortable !== false,
    sort: sort?.field === column.field ? sort.direction : null,
    // The rows come sorted: the grid only remembers on what.
    comparator: () => 0,
    ...widthOf(column, kept),
    ...(column.align === 'right' ? { headerClass: 'ag-right-aligned-header', cellClass: 'vk-cell-right' } : {}),
    cellRenderer: ({ data }: CustomCellRendererProps<Row>) => {
      // A row that scrolled into sight before it came.
      if (!data) return <Skeleton />
      const content = cellContent(column, data)
      return leads && href ? (
        <Link className="vk-cell-link" to={href(data)}>
          {content}
        </Link>
      ) : (
        content
      )
    },
  }
}

/** The dots at the end of each row. */
export function actionsColumn<Row extends object>(label: string): ColDef<Row> {
  return {
    colId: menuColumn,
    headerName: label,
    headerClass: 'vk-header-hidden',
    width: menuWidth,
    sortable: false,
    resizable: false,
    suppressMovable: true,
    pinned: 'right',
    cellClass: 'vk-cell-actions',
    cellRenderer: RowMenuCell,
  }
}

export function sortOf(state: readonly ColumnState[]): Sort | null {
  const sorted = state.find(column => column.sort)
  return sorted?.sort ? { field: sorted.colId, direction: sorted.sort } : null
}
