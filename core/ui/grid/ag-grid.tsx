import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  EventApiModule,
  type GridApi,
  InfiniteRowModelModule,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  type SuppressKeyboardEventParams,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { useStored } from '../theme/use-stored.ts'
import { nameColumn, rowHeights } from './column.ts'
import type { DataGridProps } from './data-grid-props.ts'
import { actionsColumn, definition, menuColumn, sortOf } from './grid-columns.tsx'
import { columnPosition, type KeptColumn, selectionWidth } from './grid-layout.ts'
import { gridTheme } from './grid-theme.ts'
import { leaveGrid } from './leave-grid.ts'
import { type RowKey, useRowKeys } from './row-keys.ts'
import { RowActionsContext } from './row-menu.tsx'
import { blockSize } from './row-source.ts'
import { SelectLoaded } from './select-loaded.tsx'
import { useRowSource } from './use-row-source.ts'
import './ag-grid.css'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  InfiniteRowModelModule,
  RowSelectionModule,
  RowApiModule,
  ScrollApiModule,
  ColumnApiModule,
  EventApiModule,
  CellStyleModule,
  RowStyleModule,
  LocaleModule,
])

/** Blocks that stay in memory: 2,000 rows around what is in sight. */
const keptBlocks = 20

/** The grid behind `DataGrid`: the caller sorts and pages, the grid lays out and selects. */
export default function Grid<Row extends object>({
  rows,
  source,
  columns,
  rowId = row => String((row as { id?: unknown }).id),
  sort = null,
  onSort,
  onOpen,
  href,
  selected,
  onSelect,
  rowActions,
  rowTone,
  density = 'default',
  stateKey,
  hidden = [],
  autoHeight,
  label,
}: DataGridProps<Row>) {
  const t = useCoreT()
  const grid = useRef<GridApi<Row>>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useStored<KeptColumn[]>(`columns.${stateKey ?? ''}`, [])
  const nonce = useMemo(() => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content, [])
  const kept = stateKey ? state : []
  const { datasource, scrollToStart, stopped } = useRowSource(source, grid)

  const hasActions = rowActions !== undefined
  // The same at every drawing: a menu that is open stays.
  const actions = useMemo(() => actionsColumn<Row>(t('rowActions')), [t])
  const definitions = useMemo<ColDef<Row>[]>(() => {
    const name = nameColumn(columns)
    const own = columns.map(column => definition(column, { leads: column === name, hidden, sort, href, kept }))
    own.sort((one, other) => columnPosition(one.colId, kept) - columnPosition(other.colId, kept))
    return hasActions ? [...own, actions] : own
  }, [columns, hidden, sort, href, kept, hasActions, actions])

  function keepColumns(): void {
    const columnState = grid.current?.getColumnState()
    if (stateKey && columnState)
      setState(columnState.map(({ colId, width, flex }) => (flex || !width ? { colId } : { colId, width })))
  }

  function showSelection(api: GridApi<Row>): void {
    if (selected) api.forEachNode(node => node.data && node.setSelected(selected.has(node.id ?? ''), false, 'api'))
  }

  // A range of rows tells one by one; rows that are chosen and not read by the grid stay chosen.
  const chosen = useRef(selected)
  chosen.current = selected
  const select = useRef(onSelect)
  select.current = onSelect
  // Tell the screen at once: an event of the grid comes later, and rows that are read meanwhile would undo the choice.
  const chooseLoaded = useCallback((on: boolean): void => {
    const loaded: { id: string; row: Row }[] = []
    if (on) grid.current?.forEachNode(({ id = '', data }) => data && loaded.push({ id, row: data }))
    select.current?.(
      new Set(loaded.map(({ id }) => id)),
      loaded.map(({ row }) => row),
    )
  }, [])

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

  const onRowKey: RowKey = key => {
    const api = grid.current
    if (!api || autoHeight || api.getDisplayedRowCount() === 0) return false
    const at = api.getFocusedCell()
    const row = at && api.getDisplayedRowAtIndex(at.rowIndex)
    if (key === 'e' || key === 'x') {
      if (!row?.data || (key === 'e' ? !onOpen : !onSelect)) return false
      if (key === 'e') onOpen?.(row.data)
      // Told to the screen at once: the grid would tell it later, after the choice before was shown again.
      else chooseRow(row.id, row.data, chosen.current?.has(row.id ?? '') !== true)
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

  // The cells are one stop: arrows walk through them, Tab goes on to what is under the list, and back to its heads.
  function leavesByTab({ event, api, column }: SuppressKeyboardEventParams<Row>): boolean {
    if (event.key !== 'Tab' || !frame.current) return false
    if (event.shiftKey) api.setFocusedHeader(column)
    else if (!leaveGrid(frame.current)) return false
    event.preventDefault()
    return true
  }

  return (
    <div
      ref={frame}
      className={autoHeight ? 'vk-grid vk-grid-auto' : 'vk-grid'}
      data-openable={onOpen || href ? true : undefined}
    >
      <RowActionsContext value={rowActions ? { itemsOf: rowActions } : null}>
        <AgGridReact<Row>
          theme={gridTheme}
          styleNonce={nonce}
          {...(source
            ? {
                rowModelType: 'infinite',
                datasource,
                cacheBlockSize: blockSize,
                maxBlocksInCache: keptBlocks,
                maxConcurrentDatasourceRequests: 2,
                blockLoadDebounceMillis: 60,
                infiniteInitialRowCount: source.start + blockSize,
                onFirstDataRendered: scrollToStart,
                onBodyScrollEnd: stopped,
              }
            : { rowData: rows as Row[] })}
          onGridPreDestroyed={() => {
            grid.current = undefined
          }}
          onGridReady={({ api }) => {
            grid.current = api
          }}
          columnDefs={definitions}
          getRowId={({ data }) => rowId(data)}
          rowHeight={rowHeights[density]}
          domLayout={autoHeight ? 'autoHeight' : 'normal'}
          rowSelection={
            onSelect
              ? { mode: 'multiRow', checkboxes: true, headerCheckbox: false, enableClickSelection: false }
              : undefined
          }
          selectionColumnDef={{
            width: selectionWidth,
            suppressMovable: true,
            resizable: false,
            suppressKeyboardEvent: leavesByTab,
            ...(onSelect
              ? { headerComponent: SelectLoaded, headerComponentParams: { chooseLoaded }, headerClass: 'vk-head-check' }
              : {}),
          }}
          onRowDataUpdated={({ api }) => showSelection(api)}
          onModelUpdated={({ api }) => source && showSelection(api)}
          onRowSelected={({ node: { id = '' }, node, data, source: by }) => {
            if (by === 'api' || !data) return
            chooseRow(id, data, node.isSelected() === true)
          }}
          onSortChanged={({ api, source: by }) => {
            if (by === 'uiColumnSorted') onSort?.(sortOf(api.getColumnState()))
          }}
          onColumnMoved={({ finished, source: by }) => finished && by === 'uiColumnMoved' && keepColumns()}
          onColumnResized={({ finished, source: by }) => finished && by === 'uiColumnResized' && keepColumns()}
          onRowClicked={({ data, event }) => {
            const target = event?.target as HTMLElement | null
            if (data && onOpen && !target?.closest('a, button, input, label, .ag-selection-checkbox')) onOpen(data)
          }}
          onCellKeyDown={({ data, event }) => {
            const { key, target } = (event ?? {}) as Partial<KeyboardEvent>
            const menu = target instanceof Element ? target.closest(`[col-id="${menuColumn}"]`) : null
            if (key !== 'Enter' || !data) return
            if (!menu) onOpen?.(data)
            else if (target === menu) menu.querySelector('button')?.click()
          }}
          defaultColDef={{ suppressKeyboardEvent: leavesByTab }}
          getRowClass={({ data }) => (data && rowTone ? `vk-row-${rowTone(data) ?? 'plain'}` : undefined)}
          getLocaleText={({ key, defaultValue }) =>
            key === 'ariaRowToggleSelection' || key === 'ariaRowSelect' || key === 'ariaRowDeselect'
              ? t('selectRow')
              : key === 'ariaHeaderSelection' || key === 'ariaRowSelectAll'
                ? t('selectPage')
                : key === 'ariaLabelDialog'
                  ? (label ?? defaultValue)
                  : defaultValue
          }
          suppressDragLeaveHidesColumns
          suppressNoRowsOverlay
          suppressScrollOnNewData
          animateRows={false}
          enableCellTextSelection
        />
      </RowActionsContext>
    </div>
  )
}
