import { IconPlus, IconStar, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Count, Tag } from '../data/tag.tsx'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { formatNumber } from '../format/number.ts'
import { parseSort, sortParameter } from '../grid/column.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { type ListPath, listQuery } from '../query/list.ts'
import { useList } from '../query/use-list.ts'
import type { ListView } from './filter.ts'
import type { ListState } from './list-state.ts'
import { type OwnView, useOwnViews } from './use-own-views.ts'
import './list-bar.css'
import './view-bar.css'

const NameView = lazyPart(() => import('./name-view.tsx'))

export interface ViewBarProps<P extends ListPath> {
  resource: P
  stateKey: string
  what: string
  views: readonly ListView[]
  state: ListState
  change: (part: Partial<ListState>) => void
  hidden: string[]
  setHidden: (hidden: string[]) => void
  /** Empties the trash; left out where there is none. */
  emptyTrash?: () => Promise<void>
  /** Whether there is something to empty. */
  filled: boolean
}

/** Views of the screen and of the user as tabs; what differs offers to be kept (R-UI-002). */
export function ViewBar<P extends ListPath>(props: ViewBarProps<P>) {
  const { resource, stateKey, what, views, state, change, hidden, setHidden } = props
  const t = useCoreT()
  const { own, save, update, remove } = useOwnViews(stateKey)
  const [naming, setNaming] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const all: (ListView | OwnView)[] = [...views, ...own]
  const active = all.find(view => view.key === state.view)
  const mine = own.find(view => view === active)
  const changed =
    !state.trash && (!same(state.filters, active?.filters ?? {}) || (mine !== undefined && !sameLook(mine)))

  // On a phone the views are wider than the screen, and the last of them is the trash.
  const shown = state.trash ? 'trash' : active?.key
  useEffect(() => {
    if (shown)
      bar.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])

  function sameLook(view: OwnView): boolean {
    return view.sort === sortParameter(state.sort) && view.hidden.join() === hidden.join()
  }

  function open(view: ListView | OwnView | undefined): void {
    change({
      view: view?.key ?? null,
      trash: false,
      filters: view?.filters ?? {},
      ...(view?.sort ? { sort: parseSort(view.sort) } : {}),
    })
    if (view && 'hidden' in view) setHidden(view.hidden)
  }

  const look = { filters: state.filters, sort: sortParameter(state.sort), hidden }

  return (
    <div className="vk-list-bar vk-view-bar" ref={bar}>
      <View title={t('listAll', { what })} active={!active && !state.trash} onClick={() => open(undefined)} />
      {all.map(view => (
        <View
          key={view.key}
          title={view.title}
          active={view === active}
          own={view === mine || own.some(one => one === view)}
          onClick={() => open(view)}
          count={view.counted ? <ViewCount resource={resource} view={view} /> : undefined}
        />
      ))}
      {props.emptyTrash && (
        <button
          type="button"
          className="vk-view"
          aria-pressed={state.trash}
          onClick={() => change({ trash: true, view: null, filters: {}, query: '', sort: null })}
        >
          <IconTrash size={16} stroke={1.75} />
          {t('trash')}
        </button>
      )}
      {changed && (
        <Button variant="minimal" size="small" icon={IconPlus} onClick={() => setNaming(true)}>
          {t('view')}
        </Button>
      )}
      <span className="vk-grow" />
      {state.trash && props.filled && (
        <Button variant="danger-outline" size="small" icon={IconTrashX} onClick={() => void props.emptyTrash?.()}>
          {t('emptyTrash')}
        </Button>
      )}
      {changed && active && (
        <>
          <Tag tone="warn">{t('viewChanged')}</Tag>
          <Button
            variant="minimal"
            size="small"
            onClick={() =>
              mine ? void update(mine, look).then(() => toast(t('viewUpdated')), toastProblem) : setNaming(true)
            }
          >
            {t('saveView')}
          </Button>
        </>
      )}
      {mine && !changed && (
        <IconButton
          icon={IconTrash}
          size="small"
          label={t('viewDelete')}
          onClick={() => {
            open(undefined)
            remove(mine).then(
              () => toast(t('viewDeleted', { title: mine.title }), { undo: () => void save(mine).catch(toastProblem) }),
              toastProblem,
            )
          }}
        />
      )}
      {naming && (
        <NameView
          save={title => save({ title, ...look })}
          onSaved={key => {
            change({ view: key })
            toast(t('viewSaved'))
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

interface ViewProps {
  title: string
  active: boolean
  own?: boolean
  onClick: () => void
  count?: React.ReactNode
}

function View({ title, active, own, onClick, count }: ViewProps) {
  return (
    <button type="button" className="vk-view" aria-pressed={active} onClick={onClick}>
      {own && <IconStar size={16} stroke={1.75} />}
      {title}
      {count}
    </button>
  )
}

function ViewCount<P extends ListPath>({ resource, view }: { resource: P; view: ListView }) {
  const { data } = useList(resource, listQuery<P>({ limit: 1, ...view.filters }))
  if (!data) return null
  return <Count attention={view.attention && data.total > 0}>{formatNumber(data.total)}</Count>
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => one[key] === other[key])
}
