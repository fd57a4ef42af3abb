import { type ReactNode, useState } from 'react'
import { formatNumber, formatPlainNumber, parseNumber } from '../format/number.ts'
import { classes } from '../styles/classes.ts'
import { useFieldControl } from './field.tsx'

export interface NumberInputProps {
  value: number | null
  /** Null when the field is empty; not called for what is no number. */
  onChange: (value: number | null) => void
  /** Digits behind the comma once the field is left; as typed when left out. */
  decimals?: number
  /** A year, a code: without a thousands point. */
  plain?: boolean
  unit?: ReactNode
  /** Before the number: €. */
  prefix?: ReactNode
  onBlur?: () => void
  disabled?: boolean
  placeholder?: string
  id?: string
  name?: string
  className?: string
  'aria-label'?: string
  'aria-invalid'?: boolean
}

/** A number with decimal comma and thousands point; half-typed text stays as it is until the field is left. */
export function NumberInput({
  value,
  onChange,
  decimals,
  plain,
  unit,
  prefix,
  onBlur,
  id,
  className,
  ...rest
}: NumberInputProps) {
  const control = useFieldControl(id)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : plain ? formatPlainNumber(value) : formatNumber(value, decimals))

  function type(text: string): void {
    setTyped(text)
    const number = parseNumber(text)
    if (number !== null) onChange(decimals === undefined ? number : round(number, decimals))
    else if (text.trim() === '') onChange(null)
  }

  return (
    <div className={classes('vk-input vk-input-number', className)}>
      {prefix && <span className="vk-input-unit">{prefix}</span>}
      <input
        {...control}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={() => {
          setTyped(null)
          onBlur?.()
        }}
      />
      {unit && <span className="vk-input-unit">{unit}</span>}
    </div>
  )
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
