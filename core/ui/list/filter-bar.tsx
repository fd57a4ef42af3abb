import {
  IconAdjustmentsHorizontal,
  IconColumns3,
  IconDots,
  IconLineHeight,
  IconPlus,
  IconSortAscendingLetters,
} from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { type Column, type Density, nameColumn } from '../grid/column.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Menu } from '../overlays/menu.tsx'
import { Popover } from '../overlays/popover.tsx'
import { useBelow } from '../styles/use-below.ts'
import { type ListFilter, parametersOf } from './filter.ts'
import { FilterChip } from './filter-chip.tsx'
import { ListSearch } from './list-search.tsx'
import type { ListState } from './list-state.ts'
import './list-bar.css'
import './filter-bar.css'

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
  const phone = useBelow(768)
  const [added, setAdded] = useState<string | null>(null)
  const [more, setMore] = useState(false)
  const moreId = useId()
  const isSet = (filter: ListFilter) => parametersOf(filter).some(name => state.filters[name] !== undefined)
  const active = filters.filter(filter => isSet(filter) || filter.field === added)
  const others = filters.filter(filter => !active.includes(filter))

  function set(values: Readonly<Record<string, string | null>>): void {
    const next = Object.entries({ ...state.filters, ...values }).filter(
      (entry): entry is [string, string] => entry[1] !== null && entry[1] !== '',
    )
    change({ filters: Object.fromEntries(next) })
  }

  return (
    <div className="vk-list-bar vk-filter-bar">
      {searchable && <ListSearch what={what} query={state.query} onSearch={query => change({ query })} />}
      {active.map(filter => (
        <FilterChip
          key={filter.field}
          filter={filter}
          values={state.filters}
          fresh={filter.field === added}
          onChange={set}
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
          <Button className="vk-filter-add" variant="minimal" icon={phone ? IconAdjustmentsHorizontal : IconPlus}>
            {t('filter')}
          </Button>
        </Menu>
      )}
      <IconButton
        className="vk-list-more"
        icon={IconDots}
        label={t('more')}
        aria-expanded={more}
        aria-controls={moreId}
        onClick={() => setMore(!more)}
      />
      <div id={moreId} className="vk-list-tools" data-open={more || undefined}>
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
              {columns.map(column => (
                <Checkbox
                  key={column.field}
                  checked={!hidden.includes(column.field)}
                  disabled={column === nameColumn(columns)}
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
          <IconButton className="vk-list-density" icon={IconLineHeight} label={t('density')} />
        </Menu>
        {tools}
      </div>
    </div>
  )
}
