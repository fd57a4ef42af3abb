import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { Combobox } from '../fields/combobox.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Popover } from '../overlays/popover.tsx'
import { RecordName } from '../resource/record-name.tsx'
import { ReferenceInput } from '../resource/reference-input.tsx'
import { describeFilter, isRange, type ListFilter, parametersOf, valuesOf } from './filter.ts'
import { describeRange, FilterRange } from './filter-range.tsx'

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
  if (filter.kind === 'text') return <FilterText label={filter.label} value={value ?? ''} onChange={onChange} />
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
