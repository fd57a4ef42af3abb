import {
  IconColumns3,
  IconLineHeight,
  IconPlus,
  IconSearch,
  IconSortAscendingLetters,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { Combobox } from '../fields/combobox.tsx'
import { DateInput } from '../fields/date-input.tsx'
import { searchDelayMs, searchMinimum } from '../fields/delayed-search.ts'
import { TextInput } from '../fields/text-input.tsx'
import { formatDate } from '../format/date.ts'
import type { Column, Density } from '../grid/column.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu } from '../overlays/menu.tsx'
import { Popover } from '../overlays/popover.tsx'
import { describeFilter, type ListFilter, valuesOf } from './filter.ts'
import type { ListState } from './list-state.ts'

export interface FilterBarProps {
  what: string
  searchable: boolean
  filters: readonly ListFilter[]
  columns: readonly Column<never>[]
  state: ListState
  change: (part: Partial<ListState>) => void
  hidden: string[]
  setHidden: (hidden: string[]) => void
  density: Density
  setDensity: (density: Density) => void
  tools?: ReactNode
}

/** Search, filters as chips, and how the table looks. */
export function FilterBar({
  what,
  searchable,
  filters,
  columns,
  state,
  change,
  hidden,
  setHidden,
  density,
  setDensity,
  tools,
}: FilterBarProps) {
  const t = useCoreT()
  const [added, setAdded] = useState<string | null>(null)
  const active = filters.filter(filter => state.filters[filter.field] !== undefined || filter.field === added)
  const others = filters.filter(filter => !active.includes(filter))

  function set(field: string, value: string | null): void {
    const { [field]: _, ...rest } = state.filters
    change({ filters: value ? { ...rest, [field]: value } : rest })
  }

  return (
    <div className="vk-filter-bar">
      {searchable && <ListSearch what={what} query={state.query} onSearch={query => change({ query })} />}
      {active.map(filter => (
        <FilterChip
          key={filter.field}
          filter={filter}
          value={state.filters[filter.field]}
          fresh={filter.field === added}
          onChange={value => set(filter.field, value)}
          onClose={() => setAdded(null)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={t('filter')}
          placement="bottom-start"
          items={others.map(filter => ({
            key: filter.field,
            label: filter.label,
            onSelect: () => setAdded(filter.field),
          }))}
        >
          <Button className="vk-filter-add" variant="minimal" icon={IconPlus}>
            {t('filter')}
          </Button>
        </Menu>
      )}
      <span className="vk-grow" />
      <span className="vk-list-looks vk-row">
        <Menu
          label={t('sort')}
          items={columns
            .filter(column => column.sortable !== false)
            .map(column => ({
              key: column.field,
              label: column.header,
              checked: state.sort?.field === column.field,
              onSelect: () => change({ sort: { field: column.field, direction: 'asc' } }),
            }))}
        >
          <Button variant="minimal" icon={IconSortAscendingLetters}>
            {columns.find(column => column.field === state.sort?.field)?.header ?? t('sort')}
          </Button>
        </Menu>
        <Popover
          content={
            <div className="vk-filter-panel vk-stack">
              {columns.map((column, place) => (
                <Checkbox
                  key={column.field}
                  checked={!hidden.includes(column.field)}
                  disabled={place === 0}
                  onChange={shown =>
                    setHidden(shown ? hidden.filter(field => field !== column.field) : [...hidden, column.field])
                  }
                >
                  {column.header}
                </Checkbox>
              ))}
            </div>
          }
        >
          <Button variant="minimal" icon={IconColumns3}>
            {t('columns')}
          </Button>
        </Popover>
        <Menu
          label={t('density')}
          items={(['compact', 'default', 'comfort'] as const).map(key => ({
            key,
            label: t(key === 'compact' ? 'densityCompact' : key === 'default' ? 'densityDefault' : 'densityComfort'),
            checked: key === density,
            onSelect: () => setDensity(key),
          }))}
        >
          <IconButton icon={IconLineHeight} label={t('density')} />
        </Menu>
      </span>
      {tools && <span className="vk-list-tools vk-row">{tools}</span>}
    </div>
  )
}

function ListSearch({ what, query, onSearch }: { what: string; query: string; onSearch: (query: string) => void }) {
  const t = useCoreT()
  const [typed, setTyped] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(query), [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    const short = text.trim().length < searchMinimum
    if (short && query === '') return
    timer.current = setTimeout(() => onSearch(short ? '' : text.trim()), short ? 0 : searchDelayMs)
  }

  return (
    <TextInput
      className="vk-input-quiet vk-list-search"
      type="search"
      icon={IconSearch}
      aria-label={t('searchIn', { what })}
      placeholder={t('searchIn', { what })}
      value={typed}
      onChange={type}
      unit={
        typed ? (
          <button type="button" className="vk-input-button" aria-label={t('clear')} onClick={() => type('')}>
            <IconX size={14} stroke={1.75} />
          </button>
        ) : undefined
      }
    />
  )
}

interface FilterChipProps {
  filter: ListFilter
  value: string | undefined
  /** Just added: open it at once. */
  fresh: boolean
  onChange: (value: string | null) => void
  onClose: () => void
}

function FilterChip({ filter, value, fresh, onChange, onClose }: FilterChipProps) {
  const t = useCoreT()
  const [open, setOpen] = useState(fresh)
  const described =
    value === undefined
      ? null
      : filter.kind === 'date'
        ? { shown: formatDate(value), more: 0 }
        : describeFilter(filter, value)
  return (
    <span className="vk-chip">
      <Popover
        open={open}
        onOpenChange={next => {
          setOpen(next)
          if (!next) onClose()
        }}
        placement="bottom-start"
        content={
          <div className="vk-filter-panel vk-stack">
            <FilterChoices filter={filter} value={value} onChange={onChange} />
          </div>
        }
      >
        <button type="button" onClick={() => setOpen(!open)}>
          {filter.label} {t('filterIs')} <strong className="vk-clip">{described?.shown ?? '…'}</strong>
          {described !== null && described.more > 0 && <span>+{described.more}</span>}
        </button>
      </Popover>
      <button
        type="button"
        aria-label={t('removeFilter', { name: filter.label })}
        onClick={() => {
          onClose()
          onChange(null)
        }}
      >
        <IconX size={14} stroke={1.75} />
      </button>
    </span>
  )
}

function FilterChoices({ filter, value, onChange }: Pick<FilterChipProps, 'filter' | 'value' | 'onChange'>) {
  const chosen = valuesOf(value)
  if (filter.kind === 'date') return <DateInput value={value ?? null} onChange={onChange} aria-label={filter.label} />
  if (filter.kind === 'text') return <FilterText label={filter.label} value={value ?? ''} onChange={onChange} />
  if (filter.search) {
    return (
      <Combobox
        aria-label={filter.label}
        search={filter.search}
        value={value ? { id: value, label: filter.nameOf?.(value) ?? value } : null}
        onChange={choice => onChange(choice?.id === null || choice === null ? null : String(choice.id))}
      />
    )
  }
  return (filter.options ?? []).map(option => (
    <Checkbox
      key={option.value}
      checked={chosen.includes(option.value)}
      onChange={on => {
        const next = filter.single ? [] : chosen.filter(own => own !== option.value)
        onChange((on ? [...next, option.value] : next).join(',') || null)
      }}
    >
      {option.label}
    </Checkbox>
  ))
}

/** The whole text as it stands in the record; filters when the user is done typing. */
function FilterText({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string | null) => void
}) {
  const [typed, setTyped] = useState(value)
  const done = () => typed.trim() !== value && onChange(typed.trim() || null)
  return (
    <TextInput
      aria-label={label}
      value={typed}
      onChange={setTyped}
      onBlur={done}
      onKeyDown={event => event.key === 'Enter' && done()}
      autoFocus
    />
  )
}
