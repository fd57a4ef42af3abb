import { IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Count, Tag } from '../data/tag.tsx'
import { toast } from '../feedback/toast.tsx'
import { Field } from '../fields/field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { formatNumber } from '../format/number.ts'
import { parseSort, sortParameter } from '../grid/column.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import type { ListPath, ListQuery } from '../query/list.ts'
import { useList } from '../query/use-list.ts'
import { useStored } from '../theme/use-stored.ts'
import type { ListView } from './filter.ts'
import type { ListState } from './list-state.ts'

export interface ViewBarProps<P extends ListPath> {
  resource: P
  stateKey: string
  what: string
  views: readonly ListView[]
  state: ListState
  change: (part: Partial<ListState>) => void
}

/** Saved views as tabs; changed filters offer to be kept as a view of one's own. */
export function ViewBar<P extends ListPath>({ resource, stateKey, what, views, state, change }: ViewBarProps<P>) {
  const t = useCoreT()
  const [own, setOwn] = useStored<ListView[]>(`views.${stateKey}`, [])
  const [naming, setNaming] = useState(false)
  const all = [...views, ...own]
  const active = all.find(view => view.key === state.view)
  const changed = !same(state.filters, active?.filters ?? {})

  function open(view: ListView | undefined): void {
    change({
      view: view?.key ?? null,
      filters: view?.filters ?? {},
      ...(view?.sort ? { sort: parseSort(view.sort) } : {}),
    })
  }

  function save(title: string): void {
    const key = `eigen-${Date.now().toString(36)}`
    setOwn([...own, { key, title, filters: state.filters, sort: sortParameter(state.sort) }])
    change({ view: key })
    setNaming(false)
    toast(t('viewSaved'))
  }

  return (
    <div className="vk-view-bar">
      <View title={t('listAll', { what })} active={!active} onClick={() => open(undefined)} />
      {all.map(view => (
        <View
          key={view.key}
          title={view.title}
          active={view === active}
          own={own.includes(view)}
          onClick={() => open(view)}
          count={view.counted ? <ViewCount resource={resource} view={view} /> : undefined}
        />
      ))}
      {changed && (
        <Button variant="minimal" size="small" icon={IconPlus} onClick={() => setNaming(true)}>
          {t('view')}
        </Button>
      )}
      <span className="vk-grow" />
      {changed && active && (
        <>
          <Tag tone="warn">{t('viewChanged')}</Tag>
          <Button variant="minimal" size="small" onClick={() => setNaming(true)}>
            {t('saveView')}
          </Button>
        </>
      )}
      {active && own.includes(active) && !changed && (
        <IconButton
          icon={IconTrash}
          size="small"
          label={t('viewDelete')}
          onClick={() => {
            setOwn(own.filter(view => view !== active))
            open(undefined)
            toast(active.title, { undo: () => setOwn(own) })
          }}
        />
      )}
      {naming && <NameDialog onSave={save} onClose={() => setNaming(false)} />}
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
  const { data } = useList(resource, { limit: 1, ...view.filters } as unknown as ListQuery<P>)
  if (!data) return null
  return <Count attention={view.attention && data.total > 0}>{formatNumber(data.total)}</Count>
}

function NameDialog({ onSave, onClose }: { onSave: (title: string) => void; onClose: () => void }) {
  const t = useCoreT()
  const [title, setTitle] = useState('')
  return (
    <Dialog
      title={t('viewNew')}
      size="small"
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        if (title.trim()) onSave(title.trim())
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!title.trim()}>
            {t('saveView')}
          </Button>
        </>
      }
    >
      <Field label={t('viewName')}>
        <TextInput value={title} onChange={setTitle} autoFocus maxLength={60} />
      </Field>
    </Dialog>
  )
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => one[key] === other[key])
}
