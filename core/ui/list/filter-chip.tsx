import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { listedValues } from '../../domain/listed-values.ts'
import { Checkbox } from '../fields/checkbox.tsx'
import { Combobox } from '../fields/combobox.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Popover } from '../overlays/popover.tsx'
import { RecordName } from '../resource/record-name.tsx'
import { ReferenceInput } from '../resource/reference-input.tsx'
import { describeFilter, isRange, type ListFilter, parametersOf, valuesOf } from './filter.ts'
import { describeRange, FilterRange } from './filter-range.tsx'
import { FilterTexts } from './filter-texts.tsx'

interface FilterChipProps {
  filter: ListFilter
  /** Of all filters, by parameter. */
  values: Readonly<Record<string, string>>
  /** Just added: open it at once. */
  fresh: boolean
  onChange: (values: Readonly<Record<string, string | null>>) => void
  onClose: () => void
}

/** A filter that is set: what it asks for, behind it how to change that, and away with it. */
export function FilterChip({ filter, values, fresh, onChange, onClose }: FilterChipProps) {
  const t = useCoreT()
  const [open, setOpen] = useState(fresh)
  const value = values[filter.field]
  const { shown, more } = isRange(filter)
    ? { shown: describeRange(filter, values), more: 0 }
    : value === undefined
      ? { shown: null, more: 0 }
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
            {isRange(filter) ? (
              <FilterRange filter={filter} values={values} onChange={onChange} />
            ) : (
              <FilterChoices filter={filter} value={value} onChange={next => onChange({ [filter.field]: next })} />
            )}
          </div>
        }
      >
        <button type="button" onClick={() => setOpen(!open)}>
          {filter.label} {!isRange(filter) && t('filterIs')}{' '}
          <strong className="vk-clip">
            {filter.reference && value ? (
              <RecordName reference={filter.reference} id={Number(value)} />
            ) : (
              (shown ?? '…')
            )}
          </strong>
          {more > 0 && <span>+{more}</span>}
        </button>
      </Popover>
      <button
        type="button"
        aria-label={t('removeFilter', { name: filter.label })}
        onClick={() => {
          onClose()
          onChange(Object.fromEntries(parametersOf(filter).map(name => [name, null])))
        }}
      >
        <IconX size={14} stroke={1.75} />
      </button>
    </span>
  )
}

interface FilterChoicesProps {
  filter: ListFilter
  value: string | undefined
  onChange: (value: string | null) => void
}

function FilterChoices({ filter, value, onChange }: FilterChoicesProps) {
  const chosen = valuesOf(value)
  const choose = (next: readonly string[]) => onChange(next.length > 0 ? listedValues(next) : null)
  if (filter.textsOf) {
    return (
      <FilterTexts of={filter.textsOf} field={filter.field} label={filter.label} chosen={chosen} onChange={choose} />
    )
  }
  if (filter.reference) {
    return (
      <ReferenceInput
        aria-label={filter.label}
        reference={filter.reference}
        value={value ? Number(value) : null}
        onChange={id => onChange(id === null ? null : String(id))}
      />
    )
  }
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
  const groups = Map.groupBy(filter.options ?? [], ({ group }) => group)
  return [...groups].map(([group, options]) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
    <div key={group ?? ''} role="group" aria-label={group ?? filter.label} className="vk-stack">
      {group && <span className="vk-filter-group">{group}</span>}
      {options.map(option => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={on => {
            const next = filter.single ? [] : chosen.filter(own => own !== option.value)
            choose(on ? [...next, option.value] : next)
          }}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  ))
}
