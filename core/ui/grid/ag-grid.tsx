import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  type ColumnState,
  EventApiModule,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  themeQuartz,
} from 'ag-grid-community'
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useCoreT } from '../i18n/use-t.ts'
import { useStored } from '../theme/use-stored.ts'
import { type Column, cellContent, rowHeights, type Sort } from './column.ts'
import type { DataGridProps } from './data-grid.tsx'
import { RowMenu } from './row-menu.tsx'
import './ag-grid.css'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  RowSelectionModule,
  RowApiModule,
  ColumnApiModule,
  EventApiModule,
  CellStyleModule,
  RowStyleModule,
  LocaleModule,
])

const theme = themeQuartz.withParams({
  accentColor: 'var(--accent)',
  backgroundColor: 'var(--bg-surface)',
  foregroundColor: 'var(--text)',
  borderColor: 'var(--border-soft)',
  borderRadius: 0,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  fontFamily: 'var(--font)',
  fontSize: 13,
  headerFontSize: 12,
  headerFontWeight: 560,
  headerTextColor: 'var(--text-2)',
  headerBackgroundColor: 'var(--bg-surface)',
  headerRowBorder: { color: 'var(--border)' },
  headerHeight: 32,
  headerColumnResizeHandleColor: 'transparent',
  rowHoverColor: 'var(--bg-hover)',
  selectedRowBackgroundColor: 'var(--bg-selected)',
  columnBorder: false,
  pinnedColumnBorder: false,
  cellHorizontalPadding: 10,
  checkboxCheckedBackgroundColor: 'var(--accent)',
  checkboxCheckedBorderColor: 'var(--accent)',
  checkboxCheckedShapeColor: 'var(--accent-on)',
  checkboxIndeterminateBackgroundColor: 'var(--accent)',
  checkboxIndeterminateBorderColor: 'var(--accent)',
  checkboxIndeterminateShapeColor: 'var(--accent-on)',
  checkboxUncheckedBackgroundColor: 'var(--bg-surface)',
  checkboxUncheckedBorderColor: 'var(--border-control)',
  checkboxBorderRadius: 4,
  iconSize: 14,
})

const menuColumn = '$actions'

/** The grid behind `DataGrid`: the caller sorts and pages, the grid lays out and selects. */
export default function Grid<Row extends object>({
  rows,
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
  const grid = useRef<AgGridReact<Row>>(null)
  const [state, setState] = useStored<ColumnState[]>(`columns.${stateKey ?? ''}`, [])
  const nonce = useMemo(() => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content, [])
  const kept = stateKey ? state : []

  const definitions = useMemo<ColDef<Row>[]>(() => {
    const own = columns.map((column, place) => definition(column, { first: place === 0, hidden, sort, href, kept }))
    own.sort((one, other) => orderIn(kept, one.colId) - orderIn(kept, other.colId))
    return rowActions ? [...own, actionsColumn(rowActions, t('rowActions'))] : own
  }, [columns, hidden, sort, href, kept, rowActions, t])

  function keepColumns(): void {
    const columnState = grid.current?.api.getColumnState()
    if (stateKey && columnState)
      setState(columnState.map(({ colId, width, flex }) => (flex ? { colId } : { colId, width })))
  }

  return (
    <div className={autoHeight ? 'vk-grid vk-grid-auto' : 'vk-grid'} data-openable={onOpen || href ? true : undefined}>
      <AgGridReact<Row>
        ref={grid}
        theme={theme}
        styleNonce={nonce}
        rowData={rows as Row[]}
        columnDefs={definitions}
        getRowId={({ data }) => rowId(data)}
        rowHeight={rowHeights[density]}
        domLayout={autoHeight ? 'autoHeight' : 'normal'}
        rowSelection={
          onSelect
            ? { mode: 'multiRow', checkboxes: true, headerCheckbox: true, enableClickSelection: false }
            : undefined
        }
        selectionColumnDef={{ width: 42, suppressMovable: true, resizable: false }}
        onRowDataUpdated={({ api }) =>
          selected && api.forEachNode(node => node.setSelected(selected.has(node.id ?? ''), false, 'api'))
        }
        onSelectionChanged={({ api, source }) => {
          if (source !== 'api') onSelect?.(new Set(api.getSelectedNodes().map(node => node.id ?? '')))
        }}
        onSortChanged={({ api, source }) => {
          if (source === 'uiColumnSorted') onSort?.(sortOf(api.getColumnState()))
        }}
        onColumnMoved={({ finished, source }) => finished && source === 'uiColumnMoved' && keepColumns()}
        onColumnResized={({ finished, source }) => finished && source === 'uiColumnResized' && keepColumns()}
        onRowClicked={({ data, event }) => {
          const target = event?.target as HTMLElement | null
          if (data && onOpen && !target?.closest('a, button, input, label, .ag-selection-checkbox')) onOpen(data)
        }}
        onCellKeyDown={({ data, event }) => {
          const { key, target } = (event ?? {}) as Partial<KeyboardEvent>
          const inMenu = target instanceof Element && target.closest(`[col-id="${menuColumn}"]`)
          if (key === 'Enter' && data && !inMenu) onOpen?.(data)
        }}
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
    </div>
  )
}

interface Look<Row> {
  first: boolean
  hidden: readonly string[]
  sort: Sort | null
  href: ((row: Row) => string) | undefined
  kept: readonly ColumnState[]
}

function definition<Row extends object>(
  column: Column<Row>,
  { first, hidden, sort, href, kept }: Look<Row>,
): ColDef<Row> {
  const resized = kept.find(known => known.colId === column.field)?.width
  return {
    colId: column.field,
    headerName: column.header,
    hide: hidden.includes(column.field),
    sortable: column.sortable !== false,
    sort: sort?.field === column.field ? sort.direction : null,
    // The rows come sorted: the grid only remembers on what.
    comparator: () => 0,
    // Widths are shares: the columns fill the grid and only scroll when they would get too narrow to read.
    ...(resized ? { width: resized } : { flex: column.width ?? 160 }),
    minWidth: column.minWidth ?? Math.round((column.width ?? 110) * 0.75),
    ...(column.align === 'right' ? { headerClass: 'ag-right-aligned-header', cellClass: 'vk-cell-right' } : {}),
    cellRenderer: ({ data }: CustomCellRendererProps<Row>) => {
      if (!data) return null
      const content = cellContent(column, data)
      return first && href ? (
        <Link className="vk-cell-link" to={href(data)}>
          {content}
        </Link>
      ) : (
        content
      )
    },
  }
}

function actionsColumn<Row extends object>(
  rowActions: NonNullable<DataGridProps<Row>['rowActions']>,
  label: string,
): ColDef<Row> {
  return {
    colId: menuColumn,
    headerName: label,
    headerClass: 'vk-header-hidden',
    width: 48,
    sortable: false,
    resizable: false,
    suppressMovable: true,
    pinned: 'right',
    cellClass: 'vk-cell-actions',
    cellRenderer: ({ data }: CustomCellRendererProps<Row>) => (data ? <RowMenu items={rowActions(data)} /> : null),
  }
}

function orderIn(kept: readonly ColumnState[], colId: string | undefined): number {
  const at = kept.findIndex(known => known.colId === colId)
  return at < 0 ? kept.length : at
}

function sortOf(state: readonly ColumnState[]): Sort | null {
  const sorted = state.find(column => column.sort)
  return sorted?.sort ? { field: sorted.colId, direction: sorted.sort } : null
}
