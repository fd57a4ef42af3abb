import { type ReactNode, useState } from 'react'
import { formatNumber, formatPlainNumber, parseNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { NotRead, useFieldControl } from './field.tsx'

export interface NumberInputProps {
  value: number | null
  /** Null when the field is empty; not called for what is no number. */
  onChange: (value: number | null) => void
  /** Takes what was typed and is no number, for a form that says so itself; else it is said below the field. */
  onUnreadable?: (text: string) => void
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

/** A number with decimal comma and thousands point. What is no number stays, to be mended. */
export function NumberInput({
  value,
  onChange,
  onUnreadable,
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
  const t = useCoreT()
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const shown = typed ?? written()
  const isRead = (text: string) => text.trim() === '' || parseNumber(text) !== null
  const isWrong = typed !== null && !focused && !isRead(typed)

  function written(): string {
    if (value === null) return ''
    // A form keeps what could not be read.
    if (typeof value !== 'number') return value
    return plain ? formatPlainNumber(value) : formatNumber(value, decimals)
  }

  function type(text: string): void {
    setTyped(text)
    const number = parseNumber(text)
    if (number !== null) onChange(decimals === undefined ? number : round(number, decimals))
    else if (text.trim() === '') onChange(null)
    else onUnreadable?.(text)
  }

  return (
    <>
      <div className={classes('vk-input vk-input-number', className)}>
        {prefix && <span className="vk-input-unit">{prefix}</span>}
        <input
          {...control}
          {...rest}
          aria-invalid={isWrong || rest['aria-invalid'] || control['aria-invalid']}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={event => type(event.target.value)}
          onFocus={event => {
            setFocused(true)
            event.target.select()
          }}
          onBlur={() => {
            setFocused(false)
            if (onUnreadable || typed === null || isRead(typed)) setTyped(null)
            onBlur?.()
          }}
        />
        {unit && <span className="vk-input-unit">{unit}</span>}
      </div>
      {isWrong && !onUnreadable && <NotRead text={t('errorNumber')} />}
    </>
  )
}

function round(value: number, decimals: number): number {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: decimals, useGrouping: false })
  // As the decimal that was typed, and not the binary fraction beside it.
  return Number(format.format(`${value}`))
}
