import { type ReactNode, useId } from 'react'
import type { Icon } from '../define/define-ui.ts'
import './segmented-control.css'

export interface SegmentedControlProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: Icon; count?: number }[]
  label: string
  fill?: boolean
}

/** Two to four ways to look at the same thing: Bord or Lijst. */
export function SegmentedControl<Value extends string>({
  value,
  onChange,
  options,
  label,
  fill,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div className="vk-segmented" role="radiogroup" aria-label={label} data-fill={fill || undefined}>
      {options.map(({ value: own, label: text, icon: Glyph, count }) => (
        <label key={own} className="vk-segment">
          <input
            type="radio"
            className="vk-hidden"
            name={name}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {Glyph && <Glyph size={16} stroke={1.75} />}
          {text}
          {count !== undefined && <strong>{count}</strong>}
        </label>
      ))}
    </div>
  )
}
