import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../buttons/button.tsx'
import type { Icon } from '../define/define-ui.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { type Column, type Density, parseSort, sortParameter } from '../grid/column.ts'
import { DataGrid, type DataGridProps } from '../grid/data-grid.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Page, type PageProps } from '../page/page.tsx'
import type { ListPath, ListQuery, RowOf } from '../query/list.ts'
import { useList } from '../query/use-list.ts'
import { useBelow } from '../styles/use-below.ts'
import { useStored } from '../theme/use-stored.ts'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import type { ListFilter, ListView } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { ListFooter } from './list-footer.tsx'
import type { ListState } from './list-state.ts'
import { PhoneList } from './phone-list.tsx'
import { useListState } from './use-list-state.ts'
import { ViewBar } from './view-bar.tsx'
import './list-screen.css'

export interface ListScreenProps<P extends ListPath>
  extends Pick<PageProps, 'crumbs' | 'actions' | 'state'>,
    Pick<DataGridProps<RowOf<P> & object>, 'rowActions' | 'rowTone' | 'rowId'> {
  /** Address of the list in the API: `/api/relation`. */
  resource: P
  title: string
  /** The rows in the plural and in small letters: "relaties". For texts like "Zoek in relaties". */
  what: string
  columns: readonly Column<RowOf<P>>[]
  /** Sort before the user chooses one: `-created_at`. */
  sort?: string
  /** Tabs above the list. "Alle relaties" comes first by itself. */
  views?: readonly ListView[]
  filters?: readonly ListFilter[]
  /** Filters of the first visit, until the user changes something. */
  defaultFilters?: Record<string, string>
  /** Query parameters that always go along. */
  query?: Partial<ListQuery<P>>
  /** Address of the record, for the name, the row and Enter. */
  href?: (row: RowOf<P>) => string
  /** Instead of `href`: opens something in place. */
  onOpen?: (row: RowOf<P>) => void
  bulkActions?: readonly BulkAction<RowOf<P>>[]
  /** What to do when there are none yet. */
  empty?: { title?: string; text?: string; actions?: ReactNode; icon?: Icon; steps?: ReactNode }
  /** In the footer after the count: a sum. */
  footer?: ReactNode
  /** Buttons at the right of the filters: Importeer, Exporteer. */
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

const noFilters: readonly ListFilter[] = []
const nothingSelected: ReadonlySet<string> = new Set()

/** A list of a resource, whole: views, filters, sort, search, paging, selection; cards on the phone. */
export function ListScreen<P extends ListPath>(props: ListScreenProps<P>) {
  const {
    resource,
    title,
    what,
    columns,
    views,
    filters = noFilters,
    href,
    onOpen,
    bulkActions = [],
    empty = {},
  } = props
  const t = useCoreT()
  const navigate = useNavigate()
  const phone = useBelow(768)
  const key = props.stateKey ?? (resource as string)
  const fields = useMemo(() => filters.map(filter => filter.field), [filters])
  const [state, change] = useListState(key, fields, {
    sort: parseSort(props.sort),
    filters: props.defaultFilters ?? {},
  })
  const [hidden, setHidden] = useStored<string[]>(`hidden.${key}`, hiddenAtFirst(columns))
  const [density, setDensity] = useStored<Density>(`density.${key}`, 'default')
  const [selected, setSelected] = useState(nothingSelected)
  const list = useList(resource, apiQuery(state, props.query))
  const client = useQueryClient()
  const rows = list.data?.rows ?? []
  const filtered = state.query !== '' || Object.keys(state.filters).length > 0
  const open = onOpen ?? (href ? (row: RowOf<P>) => void navigate(href(row)) : undefined)
  const idOf = props.rowId ?? ((row: RowOf<P> & object) => String((row as { id?: unknown }).id))

  function content(): ReactNode {
    if (list.isError && !list.data) {
      const named = what.charAt(0).toUpperCase() + what.slice(1)
      return <ErrorState error={list.error} what={named} onRetry={() => void list.refetch()} />
    }
    if (list.data && rows.length === 0) return filtered ? noHits() : nothingYet()
    if (phone)
      return (
        <PhoneList
          rows={list.data ? rows : null}
          columns={columns}
          href={href}
          onOpen={open}
          avatar={props.phoneAvatar}
        />
      )
    if (!list.data) return <GridSkeleton columns={columns} selectable={bulkActions.length > 0} />
    return (
      <DataGrid
        rows={rows as (RowOf<P> & object)[]}
        columns={columns as readonly Column<RowOf<P> & object>[]}
        sort={state.sort}
        onSort={sort => change({ sort })}
        href={href}
        onOpen={open}
        selected={selected}
        onSelect={bulkActions.length > 0 ? setSelected : undefined}
        rowActions={props.rowActions}
        rowTone={props.rowTone}
        rowId={idOf}
        density={density}
        hidden={hidden}
        stateKey={key}
        label={title}
      />
    )
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
      {props.header}
      <ViewBar resource={resource} stateKey={key} what={what} views={views ?? []} state={state} change={change} />
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
        tools={props.tools}
      />
      <div className="vk-list-body" data-refreshing={list.isPlaceholderData || undefined}>
        {content()}
        {selected.size > 0 && (
          <BulkBar
            rows={rows.filter(row => selected.has(idOf(row as RowOf<P> & object)))}
            actions={bulkActions}
            clear={() => setSelected(nothingSelected)}
            done={() => {
              setSelected(nothingSelected)
              void client.invalidateQueries({ queryKey: [resource] })
            }}
          />
        )}
      </div>
      {rows.length > 0 && (
        <ListFooter total={list.data?.total ?? 0} what={what} state={state} change={change}>
          {props.footer}
        </ListFooter>
      )}
    </Page>
  )
}

function apiQuery<P extends ListPath>(state: ListState, always: Partial<ListQuery<P>> | undefined): ListQuery<P> {
  return {
    offset: (state.page - 1) * state.size,
    limit: state.size,
    ...(state.query ? { query: state.query } : {}),
    ...(state.sort ? { sort: sortParameter(state.sort) } : {}),
    ...state.filters,
    ...always,
  } as unknown as ListQuery<P>
}

function hiddenAtFirst(columns: readonly { field: string; hidden?: boolean }[]): string[] {
  return columns.filter(column => column.hidden).map(column => column.field)
}
