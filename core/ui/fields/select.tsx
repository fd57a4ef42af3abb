import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { useFieldControl } from './field.tsx'

export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
  disabled?: boolean
  /** Heading that it stands under, with those around it of the same group. */
  group?: string
}

export interface SelectProps<Value extends string | number>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'ref' | 'multiple'> {
  value: Value | null
  onChange: (value: Value | null) => void
  options: readonly Option<Value>[]
  /** Text of the empty choice; without it there is one only while nothing is chosen. */
  empty?: string
}

/** One of a short list. For long or searchable lists use `Combobox`. */
export function Select<Value extends string | number>({
  value,
  onChange,
  options,
  empty,
  className,
  id,
  ...rest
}: SelectProps<Value>) {
  const control = useFieldControl(id)
  const t = useCoreT()
  return (
    <div className={classes('vk-select', className)}>
      <select
        {...control}
        {...rest}
        className="vk-input"
        value={value ?? ''}
        onChange={event => onChange(options.find(option => String(option.value) === event.target.value)?.value ?? null)}
      >
        {(empty !== undefined || value === null) && <option value="">{empty ?? t('choose')}</option>}
        {inGroups(options).map(([group, some]) =>
          group === '' ? (
            some.map(asOption)
          ) : (
            <optgroup key={group} label={group}>
              {some.map(asOption)}
            </optgroup>
          ),
        )}
      </select>
      <IconChevronDown size={16} stroke={1.75} />
    </div>
  )
}

const inGroups = (options: readonly Option[]): [string, Option[]][] => [
  ...Map.groupBy(options, ({ group }) => group ?? ''),
]

const asOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
