import type { GridApi } from 'ag-grid-community'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { DataGridProps } from './data-grid-props.ts'

/** Which rows are chosen, in the grid and outside of it. */
export function useSelection<Row extends object>(
  grid: RefObject<GridApi<Row> | undefined>,
  selected: DataGridProps<Row>['selected'],
  onSelect: DataGridProps<Row>['onSelect'],
) {
  function showSelection(api: GridApi<Row>): void {
    if (selected) api.forEachNode(node => node.data && node.setSelected(selected.has(node.id ?? ''), false, 'api'))
  }

  // A range of rows tells one by one; rows that are chosen and not read by the grid stay chosen.
  const chosen = useRef(selected)
  chosen.current = selected
  const select = useRef(onSelect)
  select.current = onSelect
  // Tell the screen at once: an event of the grid comes later, and rows that are read meanwhile would undo the choice.
  const chooseLoaded = useCallback(
    (on: boolean): void => {
      const loaded: { id: string; row: Row }[] = []
      if (on) grid.current?.forEachNode(({ id = '', data }) => data && loaded.push({ id, row: data }))
      select.current?.(
        new Set(loaded.map(({ id }) => id)),
        loaded.map(({ row }) => row),
      )
    },
    [grid],
  )

  // Rows are also chosen and let go outside of the grid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the grid shows another selection, not another way to show it
  useEffect(() => {
    if (grid.current) showSelection(grid.current)
  }, [selected])

  function chooseRow(id = '', row: Row, on: boolean): void {
    const ids = new Set(chosen.current)
    if (on) ids.add(id)
    else ids.delete(id)
    chosen.current = ids
    onSelect?.(ids, [row])
  }

  return { chosen, chooseRow, chooseLoaded, showSelection }
}
