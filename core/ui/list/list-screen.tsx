import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { customFilters } from '../custom-fields/custom-columns.ts'
import { type CustomField, useCustomFields } from '../custom-fields/use-custom-fields.ts'
import type { Icon } from '../define/define-ui.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { type Column, type Density, nameColumn, parseSort } from '../grid/column.ts'
import { DataGrid } from '../grid/data-grid.tsx'
import type { DataGridProps } from '../grid/data-grid-props.ts'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { atFirstTouch } from '../lazy/at-first-touch.ts'
import { LazyPart } from '../lazy/lazy-part.tsx'
import type { Load } from '../lazy/use-lazy.ts'
import type { MenuItem } from '../overlays/menu.tsx'
import { Page, type PageProps } from '../page/page.tsx'
import type { ListPath, ListQuery, RowOf } from '../query/list.ts'
import { refreshCalls } from '../query/query-client.ts'
import { useBelow } from '../styles/use-below.ts'
import { useStored } from '../theme/use-stored.ts'
import type { BulkAction, BulkBar, BulkBarProps } from './bulk-bar.tsx'
import { EndlessPhoneList } from './endless-phone-list.tsx'
import { ExportMenu } from './export-menu.tsx'
import { type ListFilter, type ListView, parametersOf } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { exportAddress } from './list-export.ts'
import { ListFooter } from './list-footer.tsx'
import type { PageSize } from './list-state.ts'
import { ListSums, summedColumns, sumsOf, useSums } from './list-sums.tsx'
import { PhoneList } from './phone-list.tsx'
import { useColumns } from './use-columns.ts'
import { useFittingColumns } from './use-fitting-columns.ts'
import { useListState } from './use-list-state.ts'
import { useRecordActions } from './use-record-actions.ts'
import { type Removal, useRemoval } from './use-removal.tsx'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'
import { useTrash } from './use-trash.tsx'
import { ViewBar } from './view-bar.tsx'
import './list-screen.css'

/** Somebody must have chosen rows before it shows. */
const loadBulkBar: Load<typeof BulkBar> = atFirstTouch(async () => ({
  default: (await import('./bulk-bar.tsx')).BulkBar,
}))

export interface ListScreenProps<P extends ListPath>
  extends Pick<PageProps, 'crumbs' | 'actions' | 'state'>,
    Pick<DataGridProps<RowOf<P> & object>, 'rowActions' | 'rowTone' | 'rowId'> {
  /** Address of the list in the API: `/api/relation`. */
  resource: P
  title: string
  /** The rows in the plural and in small letters: "relaties". For texts like "Zoek in relaties". */
  what: string
  columns: readonly Column<RowOf<P>>[]
  /** More columns, which start hidden until the user shows them. */
  offered?: readonly Column<RowOf<P>>[]
  /** Sort before the user chooses one: `-created_at`. */
  sort?: string
  /** Tabs above the list. "Alle relaties" comes first by itself. */
  views?: readonly ListView[]
  filters?: readonly ListFilter[]
  /** Key of the view that stands open on the first visit, until the user changes something. */
  defaultView?: string
  /** Rows of a page until the user chooses; the list follows as one scrolls when left out. */
  pageSize?: PageSize
  /** Query parameters that always go along. */
  query?: Partial<ListQuery<P>>
  /** Address of the record, for the name, the row and Enter. */
  href?: (row: RowOf<P>) => string
  /** Instead of `href`: opens something in place. */
  onOpen?: (row: RowOf<P>) => void
  bulkActions?: readonly BulkAction<RowOf<P>>[]
  /** Rows can be deleted, one or many; with a trash the list shows that too, at `?trash=1`. */
  removal?: Removal<RowOf<P>>
  /** What to do when there are none yet. */
  empty?: { title?: string; text?: string; actions?: ReactNode; icon?: Icon; steps?: ReactNode }
  /** In the footer after the count: a sum. */
  footer?: ReactNode
  /** Buttons at the right of the filters, before Exporteren: Importeer. */
  tools?: ReactNode
  /** Under the top bar, above the views: figures. */
  header?: ReactNode
  /** False hides the search box, for lists without a search column. */
  searchable?: boolean
  /** Under which the browser keeps columns, sort and page; the address of the resource when left out. */
  stateKey?: string
  /** Picture at the left of a row on the phone. */
  phoneAvatar?: (row: RowOf<P>) => ReactNode
}

const noFields: CustomField[] = []
const none: Column<never>[] = []

/** A list of a resource, whole: views, filters, sort, search, endless or paged rows, selection; cards on the phone. */
export function ListScreen<P extends ListPath>(props: ListScreenProps<P>) {
  type Row = RowOf<P> & object
  const { resource, title, what, removal, empty = {} } = props
  const t = useCoreT()
  const navigate = useNavigate()
  const phone = useBelow(768)
  const key = props.stateKey ?? (resource as string)
  const custom = useCustomFields(resource as string) ?? noFields
  const filters = useMemo(
    () => [...(props.filters ?? []), ...customFilters(resource as string, custom)],
    [props.filters, resource, custom],
  )
  const fields = useMemo(() => filters.flatMap(parametersOf), [filters])
  const usualView = props.views?.find(view => view.key === props.defaultView)
  const usual = { sort: parseSort(props.sort), view: usualView?.key ?? null, filters: usualView?.filters ?? {} }
  const [state, change] = useListState(key, fields, usual, props.pageSize)
  const [density, setDensity] = useStored<Density>(`density.${key}`, 'default')
  const [order] = useStored<{ colId: string }[]>(`columns.${key}`, [])
  const address = state.trash ? (`${resource as string}/trashed` as P) : resource
  const { asked, hidden, setHidden, ...all } = useColumns<Row>(
    { resource: resource as string, key, phone },
    props.columns as readonly Column<Row>[],
    (props.offered ?? none) as readonly Column<Row>[],
    custom,
  )
  const always = useMemo(() => ({ ...asked, ...props.query }), [asked, props.query])
  const { list, read, source, query, inSight } = useRows(address, state, always as typeof props.query, change)
  const idOf = props.rowId ?? ((row: Row) => String((row as { id?: unknown }).id))
  const numberOf = (row: RowOf<P>) => Number(idOf(row as Row))
  const name = nameColumn(props.columns)
  const nameOf = (row: RowOf<P>) =>
    String((row as Record<string, unknown>)[name?.exported || name?.field || 'id'] ?? numberOf(row))
  const { selected, choose, chooseFirst, clear } = useSelection<Row>(inSight, idOf, read)
  const remove = useRemoval(resource as string, what, removal, numberOf, nameOf)
  const trash = useTrash<RowOf<P>>(resource as string, what, numberOf, nameOf)
  const rows = (list.data?.rows ?? []) as Row[]
  const total = list.data?.total ?? 0
  const filtered = state.query !== '' || Object.keys(state.filters).length > 0
  const own = all.columns as readonly Column<RowOf<P>>[]
  const columns = state.trash ? trash.withColumn(own) : own
  const href = state.trash ? undefined : props.href
  const summed = state.trash ? none : summedColumns(own, hidden)
  const sums = useSums(resource, summed, query)
  const opened = href ? (row: RowOf<P>) => void navigate(href(row)) : undefined
  const open = state.trash ? trash.open : (props.onOpen ?? opened)
  const others = useRecordActions<RowOf<P>>(resource as string, 'list')
  const bulkActions = state.trash
    ? trash.bulkActions
    : [...(props.bulkActions ?? []), ...others.bulk, ...removeAction()]
  const hasMenu = removal || props.rowActions || others.some
  const rowActions = state.trash ? trash.rowActions : hasMenu ? menuOf : undefined
  const body = useRef<HTMLDivElement>(null)
  const unseen = useFittingColumns(body, {
    key,
    columns,
    hidden,
    selectable: bulkActions.length > 0,
    menu: rowActions !== undefined,
  })

  function removeAction(): BulkAction<RowOf<P>>[] {
    if (!removal) return []
    const label = t(removal.to === 'trash' ? 'toTrash' : 'delete')
    return [{ key: 'remove', label, icon: IconTrash, danger: true, run: remove.many }]
  }

  function menuOf(row: Row): MenuItem[] {
    const items = [...(props.rowActions?.(row) ?? []), ...others.itemsFor(row)]
    if (removal?.may?.(row) === false) return items
    return [...items, ...removeAction().map(action => ({ ...action, onSelect: () => void remove.one(row) }))]
  }

  function tools(): ReactNode {
    const shown = {
      columns: columns as readonly Column<never>[],
      filters,
      hidden,
      order: order.map(({ colId }) => colId),
      query,
    }
    return (
      <>
        {props.tools}
        <ExportMenu addressOf={format => exportAddress(resource as string, format, shown)} />
      </>
    )
  }

  function content(): ReactNode {
    if (list.isError && !list.data) {
      return <ErrorState error={list.error} what={t('loadAll', { what })} onRetry={() => void list.refetch()} />
    }
    if (list.data && total === 0) return filtered ? noHits() : state.trash ? nothingInTrash() : nothingYet()
    if (phone) return cards()
    const shared = {
      columns: columns as readonly Column<Row>[],
      hidden: unseen,
      href,
      density,
      stateKey: state.trash ? `${key}.trash` : key,
    }
    if (!list.data) {
      return <GridSkeleton<Row> {...shared} selectable={bulkActions.length > 0} menu={rowActions !== undefined} />
    }
    return (
      <DataGrid<Row>
        key={`${address as string} ${source ? 'endless' : 'pages'}`}
        {...shared}
        {...(source ? { source, early: rows } : { rows })}
        sort={state.sort}
        onSort={sort => change({ sort })}
        onOpen={open}
        selected={new Set(selected.keys())}
        onSelect={bulkActions.length > 0 ? choose : undefined}
        rowActions={rowActions}
        rowTone={props.rowTone}
        rowId={idOf}
        label={title}
        {...(state.size === null ? {} : { among: { offset: (state.page - 1) * state.size, total } })}
      />
    )
  }

  function cards(): ReactNode {
    const shared = { columns, href, onOpen: open, avatar: props.phoneAvatar }
    if (source) return <EndlessPhoneList queryKey={[address, 'list', query]} read={read} {...shared} />
    return <PhoneList rows={list.data ? rows : null} {...shared} />
  }

  function noHits(): ReactNode {
    return (
      <EmptyState
        title={t('listNoHitsTitle', { what })}
        text={t('listNoHitsText')}
        actions={<Button onClick={() => change({ filters: {}, query: '', view: null })}>{t('clearFilters')}</Button>}
      />
    )
  }

  function nothingInTrash(): ReactNode {
    return <EmptyState icon={IconTrash} title={t('trashEmptyTitle')} text={t('trashEmptyText', { what })} />
  }

  function nothingYet(): ReactNode {
    return (
      <EmptyState
        firstUse={!empty.icon}
        icon={empty.icon}
        title={empty.title ?? t('listEmptyTitle', { what })}
        text={empty.text}
        actions={empty.actions}
      >
        {empty.steps}
      </EmptyState>
    )
  }

  return (
    <Page title={title} crumbs={props.crumbs} actions={props.actions} state={props.state} layout="plain">
      {!state.trash && props.header}
      <ViewBar
        resource={resource}
        stateKey={key}
        what={what}
        views={props.views ?? []}
        state={state}
        change={change}
        hidden={hidden}
        setHidden={setHidden}
        emptyTrash={removal?.to === 'trash' ? trash.empty : undefined}
        filled={total > 0}
      />
      <FilterBar
        what={what}
        searchable={props.searchable !== false}
        filters={filters}
        columns={columns as readonly Column<never>[]}
        state={state}
        change={change}
        hidden={hidden}
        setHidden={setHidden}
        density={density}
        setDensity={setDensity}
        tools={state.trash ? undefined : tools()}
      />
      <div ref={body} className="vk-list-body" data-refreshing={list.isPlaceholderData || undefined}>
        {content()}
        {selected.size > 0 && (
          <LazyPart<BulkBarProps<Row>>
            load={loadBulkBar}
            waiting={() => null}
            of={{
              rows: [...selected.values()],
              total,
              more: list.data?.more,
              actions: bulkActions as readonly BulkAction<Row>[],
              nameOf,
              numberOf,
              what,
              selectFirst: chooseFirst,
              clear,
              done: () => {
                clear()
                void refreshCalls('/api')
              },
            }}
          />
        )}
      </div>
      {total > 0 && (
        <ListFooter total={total} more={list.data?.more} what={what} state={state} change={change}>
          <ListSums columns={summed} sums={sums} />
          {selected.size > 0 && summed.length > 0 && (
            <span className="vk-list-selected">
              {t('selected', { count: selected.size })}
              <ListSums columns={summed} sums={sumsOf(summed, selected.values())} />
            </span>
          )}
          {!state.trash && props.footer}
        </ListFooter>
      )}
      {remove.progress}
      {trash.layer}
    </Page>
  )
}
