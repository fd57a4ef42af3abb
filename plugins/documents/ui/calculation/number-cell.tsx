import { roundDecimals } from '@core/domain/money'
import { classes, formatNumber, parseNumber, useT } from '@core/ui'
import { useRef, useState } from 'react'

export interface NumberCellProps {
  label: string
  /** Cells of one column share it, for the arrow keys. */
  column: string
  value: number | null
  decimals?: number
  /** What zero shows as. */
  zero?: string
  placeholder?: string
  disabled?: boolean
  className?: string
  /** At every key, so that totals follow while typing. */
  onType?: (value: number | null) => void
  /** Once, when the cell is left with another figure. */
  onDone?: (value: number | null) => void
}

/** A figure in the price grid: looks like text, is a field. Two decimals in sight, all of them once it has the focus. */
export function NumberCell({
  label,
  column,
  value,
  decimals,
  zero,
  placeholder,
  disabled,
  className,
  onType,
  onDone,
}: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const latest = useRef<string | null>(null)
  const empty = value === null || (value === 0 && zero !== undefined)
  const hasMore = !empty && roundDecimals(value, 2) !== value
  const written = () =>
    empty ? (zero ?? '') : focused && hasMore ? formatNumber(value) : formatNumber(roundDecimals(value, 2), decimals)
  const t = useT('documents')
  const shown = typed ?? written()
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null
    return parseNumber(text) ?? undefined
  }
  const isWrong = typed !== null && !focused && read(typed) === undefined
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={classes('documents-cell documents-cell-number', className)}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('noNumber') : label}
      data-column={column}
      disabled={disabled}
      placeholder={placeholder}
      value={shown}
      onFocus={event => {
        const input = event.target
        input.select()
        setFocused(true)
        if (hasMore) requestAnimationFrame(() => input.select())
      }}
      onChange={event => {
        setTyped(event.target.value)
        latest.current = event.target.value
        const figure = read(event.target.value)
        if (figure !== undefined) onType?.(figure)
      }}
      onBlur={() => {
        const figure = latest.current === null ? undefined : read(latest.current)
        setFocused(false)
        // What is no figure stays to be mended.
        if (latest.current !== null && figure === undefined) return
        latest.current = null
        setTyped(null)
        if (figure !== undefined) onDone?.(figure)
      }}
    />
  )
}
