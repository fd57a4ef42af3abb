import { type ReactNode, useId } from 'react'

export interface RadioGroupProps<Value extends string> {
  value: Value | null
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; help?: ReactNode; disabled?: boolean }[]
  /** Read aloud; a `Field` with `group` around it shows it. */
  label: string
  inline?: boolean
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({ value, onChange, options, label, inline }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={inline ? 'vk-row vk-row-wrap' : 'vk-stack'}>
      {options.map(option => (
        <label className="vk-check" key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.help && <span className="vk-check-help">{option.help}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
