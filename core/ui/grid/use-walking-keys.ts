import type { GridApi } from 'ag-grid-community'
import type { RefObject } from 'react'
import type { DataGridProps } from './data-grid-props.ts'
import { type RowKey, useRowKeys } from './row-keys.ts'

interface Walking<Row extends object> extends Pick<DataGridProps<Row>, 'columns' | 'autoHeight' | 'onOpen'> {
  /** Chooses the row that has the focus, or lets it go; nothing where rows are not chosen. */
  readonly toggle: ((id: string | undefined, row: Row) => void) | undefined
}

/** j and k walk through the rows, e opens one and x chooses it. */
export function useWalkingKeys<Row extends object>(
  grid: RefObject<GridApi<Row> | undefined>,
  { columns, autoHeight, onOpen, toggle }: Walking<Row>,
): void {
  const onRowKey: RowKey = key => {
    const api = grid.current
    if (!api || autoHeight || api.getDisplayedRowCount() === 0) return false
    const at = api.getFocusedCell()
    const row = at && api.getDisplayedRowAtIndex(at.rowIndex)
    if (key === 'e' || key === 'x') {
      const act = key === 'e' ? onOpen && ((_: unknown, data: Row) => onOpen(data)) : toggle
      if (!row?.data || !act) return false
      act(row.id, row.data)
      return true
    }
    const next = at ? at.rowIndex + (key === 'j' ? 1 : -1) : 0
    const column = api.getAllDisplayedColumns().find(shown => columns.some(({ field }) => field === shown.getColId()))
    if (!column || next < 0 || next >= api.getDisplayedRowCount()) return true
    api.ensureIndexVisible(next)
    api.setFocusedCell(next, column)
    return true
  }
  useRowKeys(onRowKey)
}
