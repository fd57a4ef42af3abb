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
import { useMemo, useRef } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { useStored } from '../theme/use-stored.ts'
import { nameColumn, rowHeights } from './column.ts'
import type { DataGridProps } from './data-grid-props.ts'
import { actionsColumn, definition, menuColumn, sortOf } from './grid-columns.tsx'
import { columnPosition, type KeptColumn, selectionWidth } from './grid-layout.ts'
import { gridTheme } from './grid-theme.ts'
import { leaveGrid } from './leave-grid.ts'
import { RowActionsContext } from './row-menu.tsx'
import { blockSize } from './row-source.ts'
import { SelectLoaded } from './select-loaded.tsx'
import { useRowSource } from './use-row-source.ts'
import { useSelection } from './use-selection.ts'
import { useSpokenGrid } from './use-spoken-grid.ts'
import { useWalkingKeys } from './use-walking-keys.ts'
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

/** What the grid says of its boxes to whoever does not see them. */
const SPOKEN: Readonly<Record<string, 'selectRow' | 'selectPage'>> = {
  ariaRowToggleSelection: 'selectRow',
  ariaRowSelect: 'selectRow',
  ariaRowDeselect: 'selectRow',
  ariaHeaderSelection: 'selectPage',
  ariaRowSelectAll: 'selectPage',
}

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
  among,
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

  const { chosen, chooseRow, chooseLoaded, showSelection } = useSelection(grid, selected, onSelect)

  // Told to the screen at once: the grid would tell it later, after the choice before was shown again.
  const toggle = (id: string | undefined, row: Row) => chooseRow(id, row, chosen.current?.has(id ?? '') !== true)
  useWalkingKeys(grid, { columns, autoHeight, onOpen, toggle: onSelect && toggle })

  useSpokenGrid(frame, label, among)
  const spokenLabel = (key: string): string | undefined =>
    SPOKEN[key] ? t(SPOKEN[key]) : key === 'ariaLabelDialog' ? label : undefined

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
          getLocaleText={({ key, defaultValue }) => spokenLabel(key) ?? defaultValue}
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
